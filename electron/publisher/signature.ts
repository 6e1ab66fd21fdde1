/** The publisher's signature: Ed25519 over a text that begins with what it is, so that no text passes as one of another kind. Pure. */
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** @returns base64 */
export const signText = (text: string, privateKey: KeyObject): string =>
  sign(null, Buffer.from(text), privateKey).toString('base64');

/**
 * Returns whether one of the publisher's keys has signed the text.
 * @param signature base64; white space around it is allowed
 * @param keys as `publisherKeys`
 */
export function isSigned(text: string, signature: string, keys: readonly string[]): boolean {
  const bytes = Buffer.from(signature.trim(), 'base64');
  return keys.some((key) => verify(null, Buffer.from(text), publicKeyOf(key), bytes));
}

const publicKeyOf = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** Returns the public half of a key as `publisherKeys` has it. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
