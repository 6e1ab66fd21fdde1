/** The publisher's signature of a release: Ed25519 over the file that names the release's version, installers and their SHA-512. */
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** The name of the file is signed too: the release of one kind of computer must not pass as that of another. */
const signedBytes = (name: string, content: string): Buffer =>
  Buffer.from(`headroom-release-1\n${name}\n${content}`);

/** @returns base64 */
export const signRelease = (name: string, content: string, privateKey: KeyObject): string =>
  sign(null, signedBytes(name, content), privateKey).toString('base64');

/**
 * Returns whether one of the publisher's keys has signed the file.
 * @param signature base64; white space around it is allowed
 * @param keys as `releaseKeys`
 */
export function isSigned(name: string, content: string, signature: string, keys: readonly string[]): boolean {
  const bytes = Buffer.from(signature.trim(), 'base64');
  return keys.some((key) => verify(null, signedBytes(name, content), publicKeyOf(key), bytes));
}

const publicKeyOf = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** Returns the public half of a key as `releaseKeys` has it. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
