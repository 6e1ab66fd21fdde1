import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectsPhotoCode, expiresAt, hasPromisedForm, readPhotoCode } from '../../shared/photo-code.ts';

describe('the form of a code', () => {
  it('is split and grouped without changing a letter', () => {
    expect(readPhotoCode(' uk.photo.co/aB0Ol1I9\n')).toEqual({
      text: 'uk.photo.co/aB0Ol1I9',
      host: 'uk.photo.co',
      path: 'aB0Ol1I9',
      groups: ['aB0O', 'l1I9'],
      deviations: [],
    });
  });

  it.each([
    ['photo.example/aB3dE6gH', ['host-lengths']],
    ['longsub.ph.co/aB3dE6gH', ['host-lengths']],
    ['sixsub.ph.com/aB3dE6gH', []],
    ['longname.co/aB3dE6gH', []],
    ['ph.c/aB3dE6gH', ['host-lengths']],
    ['a-b.ph-1.co/aB3dE6gH', []],
    ['7.ph.co/aB3dE6gH', []],
    ['ph.co/aB3dE6', ['path-length']],
    ['ph.co/aB3dE', ['path-length', 'path-outside-guide']],
    ['ph.co/aB3dE6gH9', ['path-length', 'path-outside-guide']],
    ['ph.co/aB3d-6gH', ['path-characters']],
    ['aB3dE6gH', ['no-slash']],
    ['https://ph.co/aB3dE6gH', ['host-form']],
    ['ph..co/aB3dE6gH', ['host-form']],
    ['-ph.co/aB3dE6gH', ['host-form']],
    ['ph-.co/aB3dE6gH', ['host-form']],
    ['ph.co-/aB3dE6gH', ['host-form']],
    ['ph.co./aB3dE6gH', ['host-form']],
    ['ph/aB3dE6gH', ['host-form']],
    ['/aB3dE6gH', ['host-form']],
    ['', ['no-slash', 'path-length', 'path-characters', 'path-outside-guide']],
  ])('of %j deviates by %j', (code, deviations) => {
    expect(readPhotoCode(code).deviations).toEqual(deviations);
  });

  it('matches the interface’s promise whether or not the host fits the guide', () => {
    expect(hasPromisedForm('ph.co/aB3dE6gH')).toBe(true);
    expect(hasPromisedForm('photo.example/aB3dE6gH')).toBe(true);
    expect(hasPromisedForm('ph.co/aB3dE')).toBe(false);
    expect(hasPromisedForm('ph.co/aB3dE6')).toBe(false);
    expect(hasPromisedForm('aB3dE6gH')).toBe(false);
    expect(hasPromisedForm('https://ph.co/aB3dE6gH')).toBe(false);
    expect(hasPromisedForm('ph.co/aB3d-6gH')).toBe(false);
  });

  it('is expected for the two kinds of UK passport photo', () => {
    expect(['uk-passport', 'uk-digital-passport'].every(expectsPhotoCode)).toBe(true);
    expect(['uk-driverlicense', 'us-passport', ''].some(expectsPhotoCode)).toBe(false);
  });

  it('keeps capitals: two codes that differ in one capital are two codes', () => {
    expect(readPhotoCode('ph.co/ABCDEFGH').text).not.toBe(readPhotoCode('ph.co/ABCDEFGh').text);
  });

  it('keeps every character in its groups, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const code = readPhotoCode(text);
        expect(code.groups.join('')).toBe(code.path);
        expect([code.host, code.path].filter((part) => part !== '').join('/').length).toBeLessThanOrEqual(
          text.length,
        );
      }),
    );
  });
});

describe('the life of a code (fault 94)', () => {
  const utc = (text: string): number => Date.parse(text);

  it.each([
    ['any day', '2026-06-01T12:00:00.000Z', '2026-06-22T12:00:00.000Z'],
    ['across the end of summer time in London', '2026-10-20T09:30:00.000Z', '2026-11-10T09:30:00.000Z'],
    ['across the start of summer time in London', '2026-03-20T09:30:00.000Z', '2026-04-10T09:30:00.000Z'],
    ['in the hour that London has twice', '2026-10-25T01:30:00.000Z', '2026-11-15T01:30:00.000Z'],
    ['across the leap day', '2028-02-20T00:00:00.000Z', '2028-03-12T00:00:00.000Z'],
    ['across February without one', '2027-02-20T00:00:00.000Z', '2027-03-13T00:00:00.000Z'],
    ['across the end of the year', '2026-12-20T23:59:59.999Z', '2027-01-10T23:59:59.999Z'],
  ])('is 21 days to the millisecond, %s', (_name, issued, ended) => {
    expect(new Date(expiresAt(utc(issued))).toISOString()).toBe(ended);
  });
});
