import type { Language } from '../../shared/language/languages.ts';

/** The mark of every page as it is built. */
const built = '<html lang="en">';

/**
 * Marks a page with the language of the screens. It speaks that language before it draws anything, so that no screen appears in
 * another one first.
 */
export const pageIn = (html: Uint8Array, language: Language): Buffer<ArrayBuffer> =>
  Buffer.from(Buffer.from(html).toString('utf8').replace(built, `<html lang="${language}">`));
