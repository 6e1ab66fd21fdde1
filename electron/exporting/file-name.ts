/**
 * Names of exported files. They go to sticks and shares of every kind, so they hold only characters that all
 * of them accept: letters of any script, figures and dashes. FAT and exFAT forbid `" * / : < > ? \ |` and
 * control characters; Windows also forbids dots and spaces at the end (Microsoft Learn, "Naming Files, Paths,
 * and Namespaces").
 */
import type { PictureToExport } from './ports.ts';

/**
 * UTF-8 bytes. With number and ending, a name has at most 143: the limit of eCryptfs, whose encrypted names
 * are longer (Linux, fs/ecryptfs); other file systems allow 255.
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

/**
 * Returns a name without its ending, such as `261121-004-Amelia-Okafor-retouch-2`. Never shortens the label.
 */
export function stemOf({ of, label }: Pick<PictureToExport, 'of' | 'label'>): string {
  const whose = cut(of.map(words).filter(Boolean).join('-'), longestOf);
  return [whose, cut(words(label), longestLabel)].filter(Boolean).join('-') || 'picture';
}

/** Returns `name`, `name (2)`, `name (3)`, …: desktops number existing files this way. */
export const numbered = (stem: string, count: number): string => (count === 1 ? stem : `${stem} (${count})`);

/** Numbers equal names in a list. Most file systems of sticks do not distinguish A from a. */
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
