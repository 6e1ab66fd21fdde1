import { describe, expect, it } from 'vitest';
import { numbered, stemOf, tellApart } from '../../../electron/exporting/file-name.ts';

describe('the name of an exported file', () => {
  it('contains the order, the person and the kind of picture', () => {
    expect(stemOf({ of: ['261121-004', 'Amelia Okafor'], label: 'uk-passport' })).toBe(
      '261121-004-Amelia-Okafor-uk-passport',
    );
  });

  it('leaves out what is unknown', () => {
    expect(stemOf({ of: ['261121-004', ''], label: 'retouch-2' })).toBe('261121-004-retouch-2');
  });

  it('keeps letters of every script, composed', () => {
    expect(stemOf({ of: ['Łukasz Wiśniewski', '김지영', 'Zoe\u0308'], label: 'original' })).toBe(
      'Łukasz-Wiśniewski-김지영-Zo\u00eb-original',
    );
  });

  it.each([
    ['a path', '../../etc/passwd'],
    ['what FAT forbids', 'a"*/:<>?\\|b'],
    ['control characters', 'a\u0000\u0007\u001b\nb'],
    ['dots and spaces at the end', 'Smith Jr. . '],
    ['marks that turn the writing around', 'a\u202egpj.b'],
    ['a hidden file', '.profile'],
  ])('removes %s', (_what, text) => {
    expect(stemOf({ of: [text], label: 'retouch-1' })).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
  });

  it('is never a name that Windows reserves for devices', () => {
    expect(stemOf({ of: ['CON'], label: 'original' })).toBe('CON-original');
  });

  it('cuts a long name, but never the part that says it is no ID photo', () => {
    const stem = stemOf({ of: ['261121-004', 'क'.repeat(200)], label: 'headshot-3-not-an-id-photo' });
    expect(stem).toMatch(/-headshot-3-not-an-id-photo$/);
    expect(Buffer.byteLength(`${numbered(stem, 99)}.jpg`)).toBeLessThanOrEqual(143);
  });

  it('is still a name when no character of it can be used', () => {
    expect(stemOf({ of: ['***'], label: '???' })).toBe('picture');
  });
});

describe('equal names', () => {
  it('are numbered as desktops do, ignoring capitals', () => {
    expect(tellApart(['a', 'A', 'b', 'a'])).toEqual(['a', 'A (2)', 'b', 'a (3)']);
  });
});
