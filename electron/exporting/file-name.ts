/**
 * Names of exported files. They go to sticks and shares of every kind, so they hold only what all of them take: letters
 * of any script, figures and dashes. FAT and exFAT forbid `" * / : < > ? \ |` and control characters; Windows also
 * dots and spaces at the end (Microsoft Learn, "Naming Files, Paths, and Namespaces").
 */
import type { PictureToExport } from './ports.ts';

/**
 * Bytes of UTF-8, together with a number and the ending no more than 143: what eCryptfs leaves of the usual 255
 * (Linux, fs/ecryptfs: encrypted names are longer).
 */
const longestOf = 80;
const longestLabel = 50;

const words = (text: string): string =>
  text
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? '';

function cut(text: string, longest: number): string {
  const characters = Array.from(text);
  while (Buffer.byteLength(characters.join('')) > longest) characters.pop();
  return characters.join('').replace(/-$/, '');
}

/** For example `261121-004-Amelia-Okafor-retouch-2`: without the ending. The label is never what is cut away. */
export function stemOf({ of, label }: Pick<PictureToExport, 'of' | 'label'>): string {
  const whose = cut(of.map(words).filter(Boolean).join('-'), longestOf);
  return [whose, cut(words(label), longestLabel)].filter(Boolean).join('-') || 'picture';
}

/** The name itself, then `name (2)`, `name (3)`, …: as desktops number what is there already. */
export const numbered = (stem: string, count: number): string => (count === 1 ? stem : `${stem} (${count})`);

/** Numbers those of a list that are alike. Most file systems of sticks know no difference between A and a. */
export function tellApart(stems: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return stems.map((stem) => {
    let count = 1;
    while (taken.has(numbered(stem, count).toLowerCase())) count += 1;
    const name = numbered(stem, count);
    taken.add(name.toLowerCase());
    return name;
  });
}
