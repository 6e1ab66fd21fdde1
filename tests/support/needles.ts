/** Searches bytes for what must not be in them, in every spelling that it is likely to be written down in. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What is searched for, by the name under which it is reported. */
export type Needles = ReadonlyMap<string, readonly Buffer[]>;

/** Base64 of bytes that stand anywhere in a longer text: three alignments, without the letters that neighbours share. */
function base64Inside(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const letters = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const first = Math.ceil((before * 8) / 6);
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    return letters.slice(first, whole);
  });
}

const urlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

/** A text as it may turn up: as it is, in JSON, in an address, in Base64, in hex, in UTF-16. */
export function spellingsOfText(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const forms = [
    text,
    JSON.stringify(text).slice(1, -1),
    JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
    encodeURIComponent(text),
    encodeURI(text),
    ...base64Inside(bytes),
    ...base64Inside(bytes).map(urlSafe),
    ...base64Inside(bytes).map(encodeURIComponent),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ];
  return [...new Set(forms)].map((form) => Buffer.from(form)).concat(Buffer.from(text, 'utf16le'));
}

/** Pieces of a picture from all over it, as bytes and in Base64: a part of it is as much a leak as the whole. */
export function spellingsOfBytes(bytes: Buffer, pieces = 12, length = 24): Buffer[] {
  const step = Math.floor((bytes.length - length) / pieces);
  return Array.from({ length: pieces }, (_, index) =>
    bytes.subarray((index + 0.5) * step, (index + 0.5) * step + length),
  ).flatMap((piece) => [
    piece,
    ...base64Inside(piece).map((text) => Buffer.from(text)),
    Buffer.from(piece.toString('hex')),
  ]);
}

/** The names of what is found. */
export const foundIn = (haystack: Buffer, needles: Needles): string[] =>
  [...needles].filter(([, forms]) => forms.some((form) => haystack.includes(form))).map(([name]) => name);

export interface SearchedFolder {
  /** Every file that was read, from the folder on. */
  readonly files: readonly string[];
  /** `<file>: <needle>`. */
  readonly found: readonly string[];
}

/** Searches every file below a folder. */
export async function searchFolder(folder: string, needles: Needles): Promise<SearchedFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    files.push(name);
    found.push(...foundIn(await readFile(path), needles).map((needle) => `${name}: ${needle}`));
  }
  return { files, found };
}
