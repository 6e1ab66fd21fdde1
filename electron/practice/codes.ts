/** UK digital photo codes for practice. */
import { randomInt } from 'node:crypto';
import { photoCodeDays } from '../../shared/photo-code.ts';

/**
 * The passport office's form allows a sub-domain of 1-6 characters and a top level of 2-3
 * (passport.service.gov.uk/help/photo-codes). None of the names reserved for tests is that short, so the host uses
 * ZZ: a code that ISO 3166-1 keeps for private use and that is therefore never a country's top level. A practice code
 * looks right and yet can only lead to practice: `prac.zz/ABCD2345` is opened at `/codes/ABCD2345` of the service
 * that issued it.
 */
export const CODE_HOST = 'prac.zz';

const DAY_MS = 86_400_000;

/** Digits and capitals without 0/O and 1/I, so that a code can be read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a random code `{host}/<8 alphanumerics>`. The store ensures that no two photos share one. */
export function newPhotoCode(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${CODE_HOST}/${characters.join('')}`;
}

/** @returns Unix milliseconds at which a code created at `createdAt` expires */
export const codeExpiry = (createdAt: number): number => createdAt + photoCodeDays * DAY_MS;
