import { describe, expect, it } from 'vitest';
import { codeExpiry, newPhotoCode } from '../../../electron/practice/codes.ts';

describe('a practice photo code', () => {
  it('has the form of the passport office and the host that no one can own', () => {
    expect(newPhotoCode()).toMatch(/^[a-z]{1,6}\.zz\/[A-Z2-9]{8}$/);
  });

  it('differs from draw to draw', () => {
    const drawn = Array.from({ length: 500 }, newPhotoCode);
    expect(new Set(drawn).size).toBe(500);
  });

  it('lives 21 days', () => {
    expect(new Date(codeExpiry(Date.UTC(2026, 2, 20, 12))).toISOString()).toBe('2026-04-10T12:00:00.000Z');
  });
});
