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

describe('the documents', () => {
  it('are at least thirty, each under its own code', () => {
    expect(new Set(specs.map(({ specCode }) => specCode)).size).toBe(specs.length);
    expect(specs.length).toBeGreaterThanOrEqual(30);
  });

  it('come in millimetres and inches, and in several resolutions', () => {
    expect(new Set(specs.map(({ unit }) => unit))).toEqual(new Set(['mm', 'in']));
    expect(new Set(specs.map(({ dpi }) => dpi))).toEqual(new Set([254, 300, 334, 600]));
  });

  it('say where their figures come from', () => {
    expect(specDetails(requireSpec('ca-passport'))['source']).toMatch(/^Common knowledge, to be checked/);
    expect(specDetails(requireSpec('us-passport'))['source']).toMatch(/^US embassy pages/);
  });

  it('say how large a file may be, where the authority does', () => {
    expect(specDetails(requireSpec('uk-passport'))['fileSize']).toBe('50 - 10000 KB');
    expect(specDetails(requireSpec('fr-passport'))['fileSize']).toBeUndefined();
  });

  it.each(specs)('leave room for hair above and a chin above the mark below: $specCode', (spec) => {
    const half = spec.targetHeadMm / 2;
    expect(spec.heightMm - spec.targetEyeMm - half).toBeGreaterThan(spec.heightMm * 0.045);
    expect(spec.targetEyeMm - half).toBeGreaterThan(spec.heightMm * 0.085);
    expect(spec.targetEyeMm).toBeGreaterThanOrEqual(spec.eyeToBottomMm.min);
    expect(spec.targetEyeMm).toBeLessThanOrEqual(spec.eyeToBottomMm.max);
  });
});
