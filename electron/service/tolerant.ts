import { z } from 'zod';

/**
 * Field readers for a loosely specified interface: null, missing and empty mean the same, a number may come
 * as text, and results are strictly typed.
 */

/** Longest address, and longest id, code or name, of a valid answer. */
export const addressLimit = 16_384;
export const wordLimit = 256;

/** Text of at most `limit` characters, or null. */
export const text = (limit: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? null : String(value)))
    .pipe(z.string().max(limit).nullable());

/** Text as long as the answer's own limit allows: Base64. */
export const longText = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));

/** An id as text of any length; null when it is absent, or is a number too large to be exact. */
export const identifier = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined || value === '') return null;
    return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : null;
  });

/** A finite number, possibly written as text; null when it is absent or not a number. */
export const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined) return null;
    const read = typeof value === 'number' ? value : value.trim() === '' ? NaN : Number(value);
    return Number.isFinite(read) ? read : null;
  });

/** true, false or null; accepts text and the numbers 1 and 0. */
export const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const word = String(value ?? '').toLowerCase();
    if (word === 'true' || word === '1') return true;
    return word === 'false' || word === '0' ? false : null;
  });

/** A list of texts; a single text becomes a list of one, null an empty list. Any other entry is an error. */
export const textList = (limit: number, entries: number) =>
  z
    .union([z.array(z.string().max(limit)).max(entries), z.string().max(limit)])
    .nullish()
    .transform((value) => {
      if (value === null || value === undefined || value === '') return [];
      return typeof value === 'string' ? [value] : value;
    });

/** An object of texts. Null, missing and an empty list become an empty object; null entries are dropped. */
export const textMap = (limit: number, entries: number) =>
  z
    .union([z.record(z.string(), z.string().max(limit).nullable()), z.array(z.never()).max(0)])
    .nullish()
    .transform((value) => {
      const pairs = Object.entries(value ?? {}).filter((pair): pair is [string, string] => pair[1] !== null);
      return Object.fromEntries(pairs);
    })
    .refine((value) => Object.keys(value).length <= entries);
