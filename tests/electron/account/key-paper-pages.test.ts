/** The recovery key on every kind of paper, in the other languages. */
import { it } from 'vitest';
import { languages } from '../../../shared/language/languages.ts';
import { expectFits, keyPapers } from '../../support/printing/key-papers.ts';

it.each(
  languages
    .filter((language) => language !== 'en')
    .flatMap((language) => keyPapers.map((name) => [language, name] as const)),
)('fits in %s on one page of %s, within its margins', expectFits);
