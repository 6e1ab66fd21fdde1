import { describe, expect, it } from 'vitest';
import { specDetails } from '../../../electron/practice/spec-details.ts';
import { requireSpec, specs } from '../../../electron/practice/specs.ts';

describe('specification details', () => {
  it('describe the UK passport in words', () => {
    expect(specDetails(requireSpec('uk-passport'))).toMatchObject({
      photoSizeUnit: 'mm',
      photoSize: '35 x 45 mm',
      photoPixel: '827 x 1063 px',
      photoDpi: '600 DPI',
      headHeight: '29 - 34 mm',
    });
  });

  it('give an American size in inches', () => {
    expect(specDetails(requireSpec('us-passport'))).toMatchObject({
      photoSizeUnit: 'in',
      photoSize: '2 x 2 in',
    });
  });

  it.each(specs)('are text in every field: $specCode', (spec) => {
    const details = specDetails(spec);
    expect(Object.values(details).every((value) => typeof value === 'string' && value !== '')).toBe(true);
    expect(details['backgroundColor']).toMatch(/^#[0-9A-F]{6}$/);
  });

  it.each(specs)('agree with their own pixels: $specCode', (spec) => {
    expect(spec.widthPx / spec.dpi).toBeCloseTo(spec.widthMm / 25.4, 2);
    expect(spec.heightPx / spec.dpi).toBeCloseTo(spec.heightMm / 25.4, 2);
    expect(spec.targetHeadMm).toBeCloseTo((spec.headMm.min + spec.headMm.max) / 2, 6);
  });
});
