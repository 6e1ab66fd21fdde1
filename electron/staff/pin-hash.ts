import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { z } from 'zod';

/** Parameters of scrypt. https://www.rfc-editor.org/rfc/rfc7914#section-2 */
export interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * 32 MiB and about 0.2 s a try: one of the equivalent choices of the OWASP Password Storage Cheat Sheet. An
 * attacker who can read the records soon finds a PIN of few digits; the hash protects a PIN that is also
 * used elsewhere.
 */
const studioCost: HashCost = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;

const base64 = (bytes: number) =>
  z
    .base64()
    .transform((text): Buffer => Buffer.from(text, 'base64'))
    .refine((value) => value.length === bytes);

/** The parameters are kept beside the hash, so that they can be raised later. */
export const pinHashSchema = z.strictObject({
  salt: base64(saltBytes),
  hash: base64(hashBytes),
  N: z
    .number()
    .int()
    .min(2)
    .max(2 ** 20),
  r: z.number().int().min(1).max(32),
  p: z.number().int().min(1).max(16),
});
export interface PinHash extends HashCost {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** Hashes a PIN with a new salt: hashing the same PIN twice gives two results. */
export async function hashPin(pin: string, cost: HashCost = studioCost): Promise<PinHash> {
  const salt = randomBytes(saltBytes);
  return { salt, hash: await derive(pin, salt, cost), ...cost };
}

/** Takes the same time whether the first digit differs or the last. */
export async function isPin(pin: string, kept: PinHash): Promise<boolean> {
  return timingSafeEqual(await derive(pin, kept.salt, kept), kept.hash);
}

/** Runs on a thread of Node's pool, so that the kiosk goes on meanwhile. */
function derive(pin: string, salt: Uint8Array, { N, r, p }: HashCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, hashBytes, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
