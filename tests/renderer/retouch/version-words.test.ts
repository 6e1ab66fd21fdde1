import { describe, expect, it } from 'vitest';
import { versionFacts, versionName } from '../../../renderer/retouch/version-words.ts';
import { cutOut, version } from '../../support/fixture/retouch.ts';
import { fixtureId } from '../../support/fixture/data.ts';

describe('the name of a version', () => {
  it.each([
    [version(0), 'Original'],
    [version(1), '1 · AI edit'],
    [cutOut(2), '2 · Background removed'],
    [
      cutOut(2, { edit: { tool: 'removeBackground', quality: 'fast', format: 'PNG' } }),
      '2 · Background removed, fast',
    ],
    [version(3, { tool: 'fill', edit: null, colour: '#e6e2d8' }), '3 · Background #e6e2d8'],
    [
      version(4, { tool: 'enhance', edit: { tool: 'enhance', scaleFactor: 1, face: false, format: 'JPEG' } }),
      '4 · Enhanced',
    ],
    [
      version(4, { tool: 'enhance', edit: { tool: 'enhance', scaleFactor: 3, face: true, format: 'JPEG' } }),
      '4 · Enhanced ×3, face too',
    ],
  ])('comes from the tool that made it (%#)', (one, name) => {
    expect(versionName(one)).toBe(name);
  });
});

describe('the facts about a version', () => {
  it('are its pixels, its size, its file type and what it was made from', () => {
    const all = [version(0), version(1), cutOut(2, { parentId: fixtureId('ver', 1) })];

    expect(all.map((one) => versionFacts(one, all))).toEqual([
      '1920\u00a0×\u00a01080\u00a0px · 240 kB · JPEG',
      '1920\u00a0×\u00a01080\u00a0px · 812 kB · JPEG · made from the original',
      '1920\u00a0×\u00a01080\u00a0px · 1.9 MB · PNG · transparent · made from version 1',
    ]);
  });
});
