import { z } from 'zod';

/**
 * Field readers for a service whose text leaves much open: null, missing and empty are one thing, a number
 * may come as text, and what is kept is typed strictly.
 */

/** Longest address, and longest id, code or name, that an answer may hold; beyond them it is no answer of this interface. */
export const addressLimit = 16_384;
export const wordLimit = 256;

/** Text of at most `limit` characters, or null. */
export const text = (limit: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? null : String(value)))
    .pipe(z.string().max(limit).nullable());

/** Text of any length the answer's own limit allows: Base64. */
export const longText = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));

/** An id as text of any length; null when it is absent, or a number so large that its last digits are lost. */
export const identifier = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined || value === '') return null;
    return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : null;
  });

/** A finite number, also written as text; null when it is absent or is no number. */
export const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined) return null;
    const read = typeof value === 'number' ? value : value.trim() === '' ? NaN : Number(value);
    return Number.isFinite(read) ? read : null;
  });

/** true, false or null; also as text or as 1 and 0. */
export const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const word = String(value ?? '').toLowerCase();
    if (word === 'true' || word === '1') return true;
    return word === 'false' || word === '0' ? false : null;
  });

/** A list of texts; a single text is a list of one, null an empty list. Anything else in it is an error. */
export const textList = (limit: number, entries: number) =>
  z
    .union([z.array(z.string().max(limit)).max(entries), z.string().max(limit)])
    .nullish()
    .transform((value) => {
      if (value === null || value === undefined || value === '') return [];
      return typeof value === 'string' ? [value] : value;
    });

/** An object of texts; null, missing and an empty list are an empty object; null entries are left out. */
export const textMap = (limit: number, entries: number) =>
  z
    .union([z.record(z.string(), z.string().max(limit).nullable()), z.array(z.never()).max(0)])
    .nullish()
    .transform((value) => {
      const pairs = Object.entries(value ?? {}).filter((pair): pair is [string, string] => pair[1] !== null);
      return Object.fromEntries(pairs);
    })
    .refine((value) => Object.keys(value).length <= entries);
