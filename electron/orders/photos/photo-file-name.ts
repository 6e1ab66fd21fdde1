import type { ImageRow } from '../../records/photos/images.ts';

/** Longest name, in characters: some cameras' cards and mail programs cut longer file names. */
const longestName = 40;

/**
 * Returns the beginning of one person's file names in an order, for example `261121-004-Amelia-Okafor`. Letters of any
 * script stay; characters with a meaning for a file system are dropped.
 *
 * @param name the person's name; empty when unknown
 */
export function photoFileStem(orderNumber: string, name: string): string {
  const plain =
    name
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? '';
  const person = Array.from(plain).slice(0, longestName).join('').replace(/-$/, '');
  return person === '' ? orderNumber : `${orderNumber}-${person}`;
}

/** Returns the file name of an exported final, for example `261121-004-Amelia-Okafor-uk-passport.jpg`. */
export const photoFileName = (
  orderNumber: string,
  name: string,
  specCode: string,
  mime: ImageRow['mime'],
): string => `${photoFileStem(orderNumber, name)}-${specCode}.${mime === 'image/png' ? 'png' : 'jpg'}`;
