import { describe, expect, it } from 'vitest';
import { filtered, printersOf } from '../../../renderer/prints/journal-filter.ts';
import { printLight } from '../../../renderer/print-rows/print-light.ts';
import { print } from '../../support/fixture/paper.ts';

const rx1 = { printerId: 'cups:RX1', printerName: 'DS-RX1' };
const all = [
  print(1, { state: 'waiting' }),
  print(2, { state: 'printed' }),
  print(3, { state: 'uncertain', ...rx1 }),
  print(4, { state: 'cancelled', ...rx1 }),
];
const ids = (prints: readonly { readonly id: string }[]) =>
  prints.map(({ id }) => Number(`0x${id.slice(-2)}`));

describe('the prints that are shown', () => {
  it('are all of them, of every printer', () => expect(ids(filtered(all, '', 'all'))).toEqual([1, 2, 3, 4]));
  it('are those of one printer', () => expect(ids(filtered(all, 'cups:RX1', 'all'))).toEqual([3, 4]));
  it('are those that may need staff', () => expect(ids(filtered(all, '', 'open'))).toEqual([1, 3]));

  it('name each printer once, by its latest name', () => {
    const renamed = print(9, { ...rx1, printerName: 'Back room' });
    expect(printersOf([renamed, ...all])).toEqual([
      { id: 'cups:RX1', name: 'Back room' },
      { id: 'cups:DS620', name: 'DS620' },
    ]);
  });
});

describe('the light of a print', () => {
  it('asks for attention while something holds it back', () => {
    expect(printLight(print(1, { state: 'waiting' }))).toBe('off');
    expect(printLight(print(1, { state: 'waiting', trouble: 'media-empty' }))).toBe('warn');
    expect(printLight(print(1, { state: 'printing', trouble: 'cover-open' }))).toBe('warn');
  });

  it('shows how it ended', () => {
    expect(printLight(print(1, { state: 'printed' }))).toBe('ok');
    expect(printLight(print(1, { state: 'failed', trouble: 'offline' }))).toBe('bad');
    expect(printLight(print(1, { state: 'uncertain', trouble: 'spooler-gone' }))).toBe('warn');
  });
});
