import { describe, expect, it } from 'vitest';
import { layoutSheet, requireLayout } from '../../../../electron/practice/images/sheet-layout.ts';
import { requireSpec } from '../../../../electron/practice/specs.ts';

const size = (width: number, height: number) => ({ key: `${width}*${height}`, width, height });

describe('a sheet', () => {
  it('of 6 x 4 in at 600 DPI holds eight photos of 35 x 45 mm', () => {
    const { columns, rows, slots } = layoutSheet(requireSpec('uk-passport'), size(3600, 2400));
    expect([columns, rows]).toEqual([4, 2]);
    expect(slots).toHaveLength(8);
  });

  it('keeps every copy inside its edges', () => {
    const { slots } = layoutSheet(requireSpec('us-passport'), size(1800, 1300));
    expect(Math.min(...slots.map(({ left }) => left))).toBeGreaterThan(0);
    expect(Math.max(...slots.map(({ top }) => top + 600))).toBeLessThanOrEqual(1300);
  });

  it('is refused when it is smaller than a photo', () => {
    expect(() => requireLayout(requireSpec('us-passport'), size(500, 500))).toThrow(
      'does not hold one photo',
    );
  });
});
