import { describe, expect, it } from 'vitest';
import { draftOf, newPaper, paperFault, papersOf } from '../../../../renderer/settings/printers/own-paper.ts';
import { settingsSchema } from '../../../../shared/schemas/settings.ts';
import { settings } from '../../../support/fixture/data.ts';

const strip = { ...newPaper(), name: 'Strip', width: '100', height: '200' };

describe('paper of the studio’s own', () => {
  it('is stored upright however its sides were typed, in whole tenths', () => {
    const [paper] = papersOf([{ ...strip, name: '  Strip ', width: '200', height: '98,5' }]) ?? [];
    expect(paper).toEqual({ id: strip.id, name: 'Strip', widthMm: 98.5, heightMm: 200 });
  });

  it('comes back as it was saved', () => {
    const kept = papersOf([strip]) ?? [];
    expect(papersOf(kept.map(draftOf))).toEqual(kept);
  });

  it('is accepted unchanged by the main process', () => {
    const ownMedia = papersOf([strip, { ...newPaper(), name: 'Wide', width: '330', height: '500' }]);
    expect(settingsSchema.safeParse({ ...settings, ownMedia }).success).toBe(true);
  });

  it.each([
    ['name', { name: ' ' }],
    ['width', { width: '49' }],
    ['width', { width: '' }],
    ['height', { height: '501' }],
    ['height', { height: 'long' }],
  ] as const)('has a fault in its %s', (fault, change) => {
    const draft = { ...strip, ...change };
    expect(paperFault(draft, [draft])).toBe(fault);
    expect(papersOf([draft])).toBeNull();
  });

  it('needs a name of its own', () => {
    const other = { ...newPaper(), name: 'strip ', width: '90', height: '130' };
    expect(paperFault(other, [strip, other])).toBe('twice');
  });
});
