import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Language } from '../../shared/language/languages.ts';
import { mediaTypeOf, pageHeaders } from '../page-policy.ts';
import { pageIn } from '../language/page-language.ts';
import { codeOf } from '../error-code.ts';

/** Answers of the app scheme, each with the page's headers. */

/** The built page. */
export interface BuiltPage {
  /** Its folder, absolute. */
  readonly dir: string;
  /** Returns the language to mark it with. */
  readonly language: () => Language;
}

/**
 * File names as the page's build makes them: no percent sign, backslash, colon or NUL, and no name that begins with a
 * dot. An encoded, absolute or upward path is therefore refused without being decoded.
 */
const plainPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * Returns the file of the built page for a path, or null.
 *
 * @param path as in the address, without the leading slash
 * @param pageDir the built page's folder, absolute
 */
export function pageFile(path: string, pageDir: string): string | null {
  if (!plainPath.test(path)) return null;
  const file = resolve(pageDir, path);
  // Compare with the separator: `dist/renderer-old` begins with `dist/renderer` and is another folder.
  return file.startsWith(pageDir + sep) ? file : null;
}

export const plainAnswer = (status: number): Response => new Response(null, { status, headers: pageHeaders });

export const answerOf = (
  body: Uint8Array<ArrayBuffer> | string,
  type: string,
  cache: 'no-store' | 'no-cache',
): Response =>
  new Response(body, { headers: { ...pageHeaders, 'Content-Type': type, 'Cache-Control': cache } });

/** Answers with a file of the built page, or 404 when there is none. @param language of the screens */
export async function fileAnswer(path: string, language: Language): Promise<Response> {
  try {
    const bytes = await readFile(path);
    return answerOf(path.endsWith('.html') ? pageIn(bytes, language) : bytes, mediaTypeOf(path), 'no-cache');
  } catch (error) {
    if (isAbsent(error)) return plainAnswer(404);
    throw error;
  }
}

const isAbsent = (error: unknown): boolean => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(codeOf(error) ?? '');
