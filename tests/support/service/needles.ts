/** Searches bytes for forbidden content, in every encoding in which it is likely to be written. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { codeOf } from '../../../electron/error-code.ts';
import { decrypted } from '../records/records-file.ts';

/** The content to search for, by the name under which it is reported. */
export type Needles = ReadonlyMap<string, readonly Buffer[]>;

/**
 * Returns the Base64 of bytes anywhere in a longer text: three alignments, without the characters shared with
 * neighbours.
 */
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

/** Returns the encodings in which a text may appear: plain, in JSON, in a URL, in Base64, in hex, in UTF-16. */
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

/** Returns pieces from all over a picture, as bytes and in Base64: leaking a part is as bad as leaking the whole. */
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

/**
 * Prepares a search that goes through bytes once for all needles, however many: a search for each form of each needle took half a
 * minute for the data of one order.
 * @returns a function that returns the names of the needles that bytes contain
 */
export function finderOf(needles: Needles): (haystack: Buffer) => string[] {
  /** One bit for each value of three bytes with which a form begins. */
  const starts = new Uint8Array(0x20_0000);
  const byStart = new Map<number, { readonly name: string; readonly form: Buffer }[]>();
  for (const [name, forms] of needles) {
    for (const form of forms) {
      const start = form.readUInt32LE();
      const three = start & 0xff_ffff;
      starts[three >>> 3] = (starts[three >>> 3] ?? 0) | (1 << (three & 7));
      const same = byStart.get(start);
      if (same === undefined) byStart.set(start, [{ name, form }]);
      else same.push({ name, form });
    }
  }
  const names = [...needles.keys()];
  return (haystack) => {
    const found = new Set<string>();
    for (let at = 0; at + 4 <= haystack.length; at += 1) {
      const start = (haystack[at] ?? 0) | ((haystack[at + 1] ?? 0) << 8) | ((haystack[at + 2] ?? 0) << 16);
      if (((starts[start >>> 3] ?? 0) & (1 << (start & 7))) === 0) continue;
      for (const { name, form } of byStart.get(haystack.readUInt32LE(at)) ?? []) {
        if (!found.has(name) && haystack.subarray(at, at + form.length).equals(form)) found.add(name);
      }
    }
    return names.filter((name) => found.has(name));
  };
}

/** Returns the names of the needles that the bytes contain. */
export const foundIn = (haystack: Buffer, needles: Needles): string[] => finderOf(needles)(haystack);

export interface SearchedFolder {
  /** Every file that was read, relative to the folder. */
  readonly files: readonly string[];
  /** `<file>: <needle>`. */
  readonly found: readonly string[];
}

/**
 * Reads every file below a folder, which a running kiosk may use: files that it takes away meanwhile are left out.
 * Records and their copies are read twice: as they are on the disk, and decrypted.
 * @returns the contents by name, relative to the folder
 */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readIfThere(path);
    if (content !== null) contents.set(relative(folder, path), content);
    if (/^records\.sqlite(?:\.before-\d+)?$/.test(entry.name))
      contents.set(`${relative(folder, path)}, decrypted`, decrypted(path));
  }
  return contents;
}

/** Searches every file that `readFolder` reads. */
export async function searchFolder(folder: string, needles: Needles): Promise<SearchedFolder> {
  const contents = await readFolder(folder);
  const find = finderOf(needles);
  const found = [...contents].flatMap(([name, content]) =>
    find(content).map((needle) => `${name}: ${needle}`),
  );
  return { files: [...contents.keys()], found };
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
