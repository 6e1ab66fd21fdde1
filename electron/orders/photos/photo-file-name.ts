import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { ImageRow } from '../../records/photos/images.ts';

/** Longest name, in characters: some cameras' cards and mail programs cut longer file names. */
const longestName = 40;

/** Letters of any script stay; characters with a meaning for a file system are dropped. */
function plainName(name: string): string {
  const plain =
    name
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? '';
  return Array.from(plain).slice(0, longestName).join('').replace(/-$/, '');
}

/**
 * Returns the beginning of one person's file names in an order, for example `261121-004-Amelia-Okafor`.
 *
 * @param name the person's name; empty when unknown
 */
export function photoFileStem(orderNumber: string, name: string): string {
  const person = plainName(name);
  return person === '' ? orderNumber : `${orderNumber}-${person}`;
}

/** Returns how a file's name names the document: by its specCode, and a studio's own format by its name. */
export const documentInFileName = (document: DocumentView): string =>
  isStudioFormat(document) ? plainName(document.name) || document.specCode : document.specCode;

/**
 * Returns the file name of an exported final, for example `261121-004-Amelia-Okafor-uk-passport.jpg`.
 *
 * @param label as `documentInFileName` returns it
 */
export const photoFileName = (
  orderNumber: string,
  name: string,
  label: string,
  mime: ImageRow['mime'],
): string => `${photoFileStem(orderNumber, name)}-${label}.${mime === 'image/png' ? 'png' : 'jpg'}`;
