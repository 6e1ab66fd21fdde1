import { describe, expect, it } from 'vitest';
import { readRecoveryKey, writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';

const key = new Uint8Array(32).map((_, index) => (index * 37 + 11) % 256);
const zeros = new Uint8Array(32);
const text = writeRecoveryKey(key);

describe('the recovery key', () => {
  it('is 14 groups of four characters, from which the key is read back', () => {
    expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4} ){13}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readRecoveryKey(text)).toEqual(key);
    for (const each of [zeros, new Uint8Array(32).fill(255)])
      expect(readRecoveryKey(writeRecoveryKey(each))).toEqual(each);
  });

  it('stays as it is in every version, because studios have it on paper', () => {
    expect(text).toBe('1CR5 AYMZ RKMG WCTR FPHC FV0H 6SDR 19EA XWA3 JQM3 N36Z 45SW C63F RF2K');
  });

  it.each([
    ['in small letters', text.toLowerCase()],
    ['without spaces', text.replaceAll(' ', '')],
    [
      'with hyphens and dashes, over two lines',
      `\n${text.replace(' ', '-').replace(' ', '–').replace(' ', '\n')} `,
    ],
  ])('is read %s', (_how, typed) => {
    expect(readRecoveryKey(typed)).toEqual(key);
  });

  it('is read with O for 0, and with I or L for 1', () => {
    const alike = text.replaceAll('0', 'O').replace('1', 'l').replaceAll('1', 'I');
    expect(alike).not.toBe(text);
    expect(readRecoveryKey(alike)).toEqual(key);
  });

  it('is too short or too long by one character', () => {
    expect(readRecoveryKey('')).toBe('short');
    expect(readRecoveryKey(text.slice(0, -1))).toBe('short');
    expect(readRecoveryKey(`${text}0`)).toBe('long');
  });

  it('is mistyped with one wrong character at any place, with two that changed places, and with a character that it never has', () => {
    const plain = text.replaceAll(' ', '');
    const wrong = Array.from(plain, (character, at) => {
      const other = character === '7' ? '8' : '7';
      return plain.slice(0, at) + other + plain.slice(at + 1);
    });
    expect(wrong.map(readRecoveryKey)).toEqual(wrong.map(() => 'mistyped'));
    const [first = '', second = '', ...rest] = plain;
    expect(readRecoveryKey([second, first, ...rest].join(''))).toBe('mistyped');
    expect(readRecoveryKey(`U${plain.slice(1)}`)).toBe('mistyped');
    expect(readRecoveryKey(`?${plain.slice(1)}`)).toBe('mistyped');
  });
});
