import { describe, expect, it } from 'vitest';
import { supplyOf, supplyView } from '../../../../electron/orders/prints/supply.ts';
import { addCalibration } from '../../../support/printing/example-prints.ts';
import { at, exampleRecords, later } from '../../../support/records/example-records.ts';

const ribbon = (prints: number | null) => ({ printerId: 'cups:photo', prints, loadedAt: at });

describe('what is left of a ribbon', () => {
  it('is unknown until staff have entered a number, and while nobody counts', () => {
    const unknown = { capacity: null, left: null, low: false };

    expect(supplyView(null, 7)).toEqual({ ...unknown, loadedAt: null });
    expect(supplyView(ribbon(null), 7)).toEqual({ ...unknown, loadedAt: at });
  });

  it.each([
    // A dye-sublimation roll: at a tenth.
    [400, 359, 41, false],
    [400, 360, 40, true],
    // A small one: at ten prints.
    [60, 49, 11, false],
    [60, 50, 10, true],
    // A Selphy: at a quarter, because it would otherwise warn for half of the ribbon.
    [18, 13, 5, false],
    [18, 14, 4, true],
    [1, 0, 1, false],
    [1, 1, 0, true],
    // More came out than staff had entered.
    [36, 40, 0, true],
  ])('of %i after %i is %i, and low is %s', (capacity, used, left, low) => {
    expect(supplyView(ribbon(capacity), used)).toMatchObject({ capacity, left, low });
  });

  it('is counted from the journal since it was loaded', () => {
    const records = exampleRecords();
    const came = (state: 'printed' | 'uncertain' | 'failed', when: string): void => {
      const id = addCalibration(records, '4x6in', { copies: 5 });
      records.prints.setState(id, { state, note: '', trouble: null, hold: null }, when);
    };
    came('printed', at);
    records.supplies.load({ printerId: 'cups:photo', prints: 36, loadedAt: later });
    for (const state of ['printed', 'uncertain', 'failed'] as const) came(state, later);

    expect(supplyOf(records, 'cups:photo')).toMatchObject({ capacity: 36, left: 26, low: false });
    expect(supplyOf(records, 'cups:other')).toMatchObject({ capacity: null, left: null });
  });
});
