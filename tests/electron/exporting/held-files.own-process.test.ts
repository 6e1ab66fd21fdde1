import { rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createParts } from '../../../electron/exporting/parts.ts';
import { startFiles } from '../../../electron/exporting/write-files.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

/** Windows' refusals, by the name of the call. */
const refusals = vi.hoisted(() => new Map<string, string>());
const refusal = vi.hoisted(() => (syscall: string) => {
  const code = refusals.get(syscall);
  return code === undefined ? null : Object.assign(new Error(code), { code, syscall });
});
vi.mock(import('node:fs/promises'), async (original) => {
  const files = await original();
  const guarded =
    <Args extends unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const refused = refusal(name);
      return refused === null ? work(...args) : Promise.reject(refused);
    };
  return {
    ...files,
    open: guarded('open', files.open),
    link: guarded('link', files.link),
    rename: guarded('rename', files.rename),
  };
});

const picture = { stem: 'a', ending: 'jpg', bytes: Buffer.from('a') };
const start = (folder: string) => startFiles(folder, createParts('0a1b2c3d'));

it.each(['EPERM', 'EBUSY'])('a stick that a virus scanner keeps busy is in use (%s)', async (code) => {
  refusals.clear();
  const files = await start(tempFolder());
  await files.add(picture);
  refusals.set('link', 'EISDIR').set('rename', code);
  expect(await rejectionOf(files.finish())).toBe('EXPORT_FAILED in-use');
});

it('a stick that was pulled out is gone, whatever error Windows gives', async () => {
  refusals.clear();
  const folder = tempFolder();
  const files = await start(folder);
  rmSync(folder, { recursive: true });
  refusals.set('open', 'UNKNOWN');
  expect(await rejectionOf(files.add(picture))).toBe('EXPORT_TARGET_GONE');
});

it('an unknown error on a stick that is present is an error of the stick', async () => {
  refusals.clear();
  const files = await start(tempFolder());
  refusals.set('open', 'UNKNOWN');
  expect(await rejectionOf(files.add(picture))).toBe('EXPORT_FAILED broken');
});
