import type { FastifyRequest } from 'fastify';
import { firstSpoken, type Language } from '../../shared/language/languages.ts';
import { pageIn } from '../language/page-language.ts';
import type { PageFile } from './page-files.ts';

/** Returns a file of the page for a request. */
export type FileFor = (request: FastifyRequest, address: string) => PageFile | undefined;

/**
 * Serves the page's files by their addresses, and each page in the language of the screens.
 * @param chosen returns the studio's language; null where none is known: then the browser's languages decide
 */
export const filesInLanguage =
  (files: ReadonlyMap<string, PageFile>, chosen: () => Language | null): FileFor =>
  (request, address) => {
    const file = files.get(address);
    if (file === undefined || !address.endsWith('.html')) return file;
    return { ...file, bytes: pageIn(file.bytes, chosen() ?? firstSpoken(acceptedBy(request))) };
  };

/** Returns the browser's languages; it sends them in the person's order (RFC 9110, 12.5.4). */
const acceptedBy = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0]?.trim() ?? '');
