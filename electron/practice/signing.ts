/** Signed, expiring addresses of stored images. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PracticeError } from './errors.ts';

const LINK_MINUTES = 15;

export interface UrlSigner {
  /** @param fileName `<id>.jpg` or `<id>.png`; @returns path and query of an address that is valid for 15 minutes */
  sign(fileName: string): string;
  /** Returns the same for an address that expired a minute ago, for tests of how a client reacts. */
  signExpired(fileName: string): string;
  /** @throws PracticeError 403 when the signature is wrong or the address has expired */
  verify(fileName: string, expires: string, signature: string): void;
}

/** @param key 32 bytes; @param now Unix milliseconds */
export function createSigner(key: Uint8Array, now: () => number): UrlSigner {
  const mac = (fileName: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`GET /files/${fileName} ${expires}`).digest();

  function signed(fileName: string, minutes: number): string {
    const expires = String(Math.floor(now() / 1000) + minutes * 60);
    return `/files/${fileName}?expires=${expires}&signature=${mac(fileName, expires).toString('base64url')}`;
  }

  return {
    sign: (fileName) => signed(fileName, LINK_MINUTES),
    signExpired: (fileName) => signed(fileName, -1),
    verify(fileName, expires, signature) {
      const [expected, given] = [mac(fileName, expires), Buffer.from(signature, 'base64url')];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new PracticeError('BAD_SIGNATURE', 'The signature of this address is not valid.');
      }
      if (Number(expires) * 1000 <= now()) {
        throw new PracticeError('LINK_EXPIRED', 'This address has expired.');
      }
    },
  };
}
