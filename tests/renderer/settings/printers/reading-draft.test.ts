import { describe, expect, it } from 'vitest';
import { isOff, offText } from '../../../../renderer/settings/printers/calibration-words.ts';
import {
  emptyReading,
  isLikely,
  readingOf,
  type ReadingDraft,
} from '../../../../renderer/settings/printers/reading-draft.ts';
import { calibration } from '../../../support/fixture/printers.ts';

const { target } = calibration();
const typed: ReadingDraft = {
  boxWidthMm: '35,1',
  boxHeightMm: '45',
  acrossMm: String(target.acrossMm),
  downMm: '100.2',
  leftMm: '10',
  topMm: '9,8',
};

describe('what the ruler reads', () => {
  it('is complete once all six lengths are there', () => {
    expect(readingOf(typed, target)).toEqual({
      boxWidthMm: 35.1,
      boxHeightMm: 45,
      acrossMm: target.acrossMm,
      downMm: 100.2,
      leftMm: 10,
      topMm: 9.8,
    });
    expect(readingOf(emptyReading(), target)).toBeNull();
  });

  it.each(Object.keys(typed))('is none while %s is missing', (field) => {
    expect(readingOf({ ...typed, [field]: '' }, target)).toBeNull();
  });

  it('allows an error of a few millimetres, but not a typing error', () => {
    expect(isLikely('7', 10)).toBe(true);
    expect(isLikely('36.5', 35)).toBe(true);
    expect(isLikely('3.5', 35)).toBe(false);
    expect(isLikely('352', 35)).toBe(false);
    expect(isLikely('10', 100)).toBe(false);
  });

  it('says by how much it is off, with a sign', () => {
    expect([0.4, -0.2, 0, 0.004].map(offText)).toEqual(['+0.4', '−0.2', '0', '0']);
  });

  it('is off beyond three tenths, and not at exactly three tenths', () => {
    expect(isOff(35.3 - 35)).toBe(false);
    expect(isOff(0.31)).toBe(true);
    expect(isOff(-0.4)).toBe(true);
  });
});
