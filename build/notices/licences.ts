import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const spdxTexts = join(dirname(require.resolve('spdx-license-list/package.json')), 'licenses');

/** Licences under which a closed program may be sold with the part linked in. */
const free = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'OFL-1.1',
    'BlueOak-1.0.0',
    'Zlib',
    'blessing',
  ],
  ...['FTL', 'HPND-sell-variant', 'IJG', 'MIT-Modern-Variant', 'libpng-2.0', 'libtiff', 'NCSA'],
]);

/** Licences that require that the part can be replaced: allowed only for a library in a file of its own. */
const replaceable = new Set(['LGPL-3.0-or-later', 'LGPL-2.1-or-later', 'MPL-1.1', 'MPL-2.0']);

/**
 * Decides whether a part may be shipped.
 *
 * @param expression SPDX, with AND or OR but without both at once
 * @param isReplaceable the part is a library in a file of its own, outside the archive
 */
export function mayBeShipped(expression: string, isReplaceable: boolean): boolean {
  const terms = expression.replaceAll(/[()]/g, '').split(/ (AND|OR) /);
  const operators = new Set(terms.filter((_, index) => index % 2 === 1));
  const allowed = terms
    .filter((_, index) => index % 2 === 0)
    .map((id) => free.has(id) || (isReplaceable && replaceable.has(id)));
  if (operators.size > 1) return false;
  return operators.has('OR') ? allowed.includes(true) : !allowed.includes(false);
}

interface Spdx {
  readonly licenseText: string;
}

/** A template's placeholder for the copyright lines. */
const placeholder = /^Copyright \(c\) <year>.*$/m;

/** SPDX includes the first user's name in this licence's text. */
const withoutFirstUser = (text: string): string =>
  text
    .replace(/^Copyright .*\n+/, '')
    .replaceAll('OpenVision', 'the authors')
    .replaceAll('OPENVISION', 'THE AUTHORS');

/**
 * Returns a licence's text with the copyright lines in their place; if the text has no place for them, they come
 * first.
 *
 * @param id one SPDX identifier
 * @param copyright empty where the licence's own text names its authors
 * @throws when SPDX does not know the identifier
 */
export function licenceTexts(id: string, copyright: string): readonly string[] {
  const known = (JSON.parse(readFileSync(join(spdxTexts, `${id}.json`), 'utf8')) as Spdx).licenseText.trim();
  const text = id === 'HPND-sell-variant' ? withoutFirstUser(known) : known;
  if (placeholder.test(text)) return [text.replace(placeholder, () => copyright)];
  return copyright === '' ? [text] : [copyright, text];
}

/** The identifiers in an SPDX expression. */
export const licencesIn = (expression: string): readonly string[] =>
  expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
