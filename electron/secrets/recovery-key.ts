import { createHash } from 'node:crypto';
import type { RecoveryKeyProblem } from '../../shared/model/account.ts';

/** Crockford's base32 has no I, L, O and U: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsEach = 5;
const keyBytes = 32;
/** A mistyped key passes the check in one of 16.8 million cases. With three bytes, 56 characters have no bit to spare. */
const checkBytes = 3;
const length = ((keyBytes + checkBytes) * 8) / bitsEach;

const checkOf = (key: Uint8Array): Buffer =>
  createHash('sha256').update('Headroom recovery key').update(key).digest().subarray(0, checkBytes);

/**
 * Writes the key of the studio's data for people: 14 groups of four characters.
 * @param key 32 bytes
 */
export function writeRecoveryKey(key: Uint8Array): string {
  let number = BigInt(`0x${Buffer.concat([key, checkOf(key)]).toString('hex')}`);
  let text = '';
  for (let i = 0; i < length; i++) {
    text = alphabet.charAt(Number(number % 32n)) + text;
    number /= 32n;
  }
  return text.replace(/.{4}(?=.)/g, '$& ');
}

/**
 * Reads what a person typed. Letter case, spaces and hyphens do not matter; O counts as 0, I and L count as 1.
 * @returns the 32 bytes, or the problem
 */
export function readRecoveryKey(typed: string): Uint8Array | RecoveryKeyProblem {
  const text = typed
    .replace(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (text.length !== length) return text.length < length ? 'short' : 'long';
  let number = 0n;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0) return 'mistyped';
    number = number * 32n + BigInt(value);
  }
  const bytes = Buffer.from(number.toString(16).padStart((keyBytes + checkBytes) * 2, '0'), 'hex');
  const key = bytes.subarray(0, keyBytes);
  return checkOf(key).equals(bytes.subarray(keyBytes)) ? new Uint8Array(key) : 'mistyped';
}
