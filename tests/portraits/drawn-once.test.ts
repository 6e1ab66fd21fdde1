import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../support/files/temp-folder.ts';
import { drawnFolderName, drawnOnce } from './drawn-once.ts';
import { renderPortrait } from './render.ts';

const drawing = () => vi.fn(() => Promise.resolve(Buffer.from('picture')));

describe('the drawings of a test run', () => {
  let folder: string;
  beforeEach(() => {
    folder = tempFolder();
    vi.stubEnv(drawnFolderName, folder);
    return () => void vi.unstubAllEnvs();
  });

  it('are drawn once and then reused', async () => {
    const draw = drawing();
    const both = [await drawnOnce('a', draw), await drawnOnce('a', draw)];
    expect(both.map(String)).toEqual(['picture', 'picture']);
    expect(draw).toHaveBeenCalledOnce();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are separate for separate keys', async () => {
    const draw = drawing();
    await drawnOnce('a', draw);
    await drawnOnce('b', draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('are drawn again after a failure', async () => {
    await expect(drawnOnce('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(String(await drawnOnce('a', drawing()))).toBe('picture');
  });

  it('differ by size, format and every parameter', async () => {
    const small = { width: 64, height: 64 };
    await renderPortrait(small);
    await renderPortrait(small, 'jpeg');
    await renderPortrait({ ...small, smile: 1 });
    await renderPortrait({ ...small, width: 65 });
    expect(readdirSync(folder)).toHaveLength(4);
  });
});

it('a stored portrait equals a new drawing', async () => {
  const params = { width: 96, height: 120, noise: 0.5 };
  vi.stubEnv(drawnFolderName, undefined);
  const drawn = await renderPortrait(params, 'jpeg');
  vi.stubEnv(drawnFolderName, tempFolder());
  await renderPortrait(params, 'jpeg');
  const kept = await renderPortrait(params, 'jpeg');
  vi.unstubAllEnvs();
  expect(kept.data.equals(drawn.data)).toBe(true);
  expect(kept.truth).toEqual(drawn.truth);
});
