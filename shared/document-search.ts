/**
 * Finds documents by what people call them: a country by its name, adjective or short name, an office, or the kind of
 * document. The service gives only a specCode and a name, so both are searched.
 */
import { countryParts, countryWords, schengenCountries } from './country-words.ts';
import { documentName } from './language/document-names.ts';
import { regionOf, type Language } from './language/languages.ts';
import { plainWords, wordsOf, type NamedDocument, type Words } from './documents.ts';

/** Why a document matches the typed text: by its own words, other words for its country, or one of its many countries. */
export type Nearness = 'named' | 'country' | 'among-countries';

/** Groups of words for a kind of document; each applies to documents that contain one of its words. */
const kinds: readonly (readonly string[])[] = [
  ['driving', 'driver', 'drivers', 'driverlicense', 'licence', 'license', 'permis', 'fuhrerschein'],
  ['identity', 'id', 'ausweis', 'personalausweis'],
  ['permanent resident', 'green card', 'residence', 'resident'],
];

/** Well-known names of offices and documents, and the country they belong to. */
const alsoKnownAs: readonly {
  readonly words: string;
  readonly country: string;
  readonly of: readonly string[];
}[] = [
  { words: 'dvla', country: 'GB', of: ['driving', 'driverlicense', 'licence', 'license'] },
  { words: 'hmpo', country: 'GB', of: ['passport'] },
  { words: 'ukvi evisa brp', country: 'GB', of: ['visa'] },
  { words: 'dmv', country: 'US', of: ['driving', 'driverlicense', 'licence', 'license'] },
  { words: 'dv lottery', country: 'US', of: ['diversity'] },
  // Overseas Citizen of India: listed with India's documents, whether or not the service has a card of its own.
  { words: 'oci overseas citizen', country: 'IN', of: ['passport', 'oci', 'card'] },
];

/** Returns how the document matches `text`; every word of it must be found. Returns null when the document does not match. */
export function nearness(document: NamedDocument, text: string, language: Language): Nearness | null {
  const typed = plainWords(text);
  // A studio gives its format a name; the code behind it is random.
  if (document.origin === 'studio') {
    const name = plainWords(document.name).join(' ');
    return typed.every((word) => name.includes(word)) ? 'named' : null;
  }
  const names = `${document.name} ${documentName(document.name, language)}`;
  const own = `${plainWords(names).join(' ')} ${plainWords(document.specCode).join(' ')} ${document.specCode}`;
  const words = wordsOf(document);
  const countries = countriesOf(words);
  const country = [
    ...countries.flatMap((code) => wordsOfCountry(code, language)),
    ...kinds.filter((kind) => words.has(...kind)).flat(),
    ...alsoKnownAs
      .filter((one) => countries.includes(one.country) && words.has(...one.of))
      .flatMap((one) => one.words.split(' ')),
  ];
  const isOwn = (word: string): boolean => own.includes(word);
  const isCountrys = (word: string): boolean => country.some((known) => known.startsWith(word));
  if (typed.every(isOwn)) return 'named';
  if (countries.some((code) => countryParts[code] === typed.join(' '))) return 'country';
  if (typed.every((word) => isOwn(word) || isCountrys(word))) return 'country';
  if (!words.has('schengen')) return null;
  const member = schengenCountries.some((code) => {
    const known = wordsOfCountry(code, language);
    return typed.every((word) => isOwn(word) || known.some((one) => one.startsWith(word)));
  });
  return member ? 'among-countries' : null;
}

const codes = Object.keys(countryWords);

/**
 * Returns the ISO 3166 codes of the countries that the document names, by a short name in its code or by one of their
 * words.
 */
function countriesOf(words: Words): readonly string[] {
  const partOf = Object.keys(countryParts).find((code) => words.has(countryParts[code] ?? ''));
  const named = codes.filter((code) => words.has(...phrasesOf(code)));
  const others = partOf === undefined ? named : [partOf];
  const short = words.codeEnds.map((end) => (end === 'uk' ? 'GB' : end.toUpperCase())).find(isCountry);
  return [...new Set(short === undefined ? others : [short, ...others])];
}

const phrasesOf = (code: string): readonly string[] => (countryWords[code] ?? '').split(', ').filter(Boolean);

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && english.of(code) !== undefined;

const namesIn = new Map<Language, Intl.DisplayNames>();
/** Builds the names once for each language, because every typed letter searches the list. */
function nameOf(code: string, language: Language): string {
  const names =
    namesIn.get(language) ?? new Intl.DisplayNames(regionOf[language], { type: 'region', fallback: 'none' });
  namesIn.set(language, names);
  return names.of(code) ?? '';
}

/** Returns every single word that finds the country, including its name in the page's language. */
function wordsOfCountry(code: string, language: Language): readonly string[] {
  const names = [english.of(code) ?? '', nameOf(code, language)];
  return [code.toLowerCase(), ...names, ...phrasesOf(code)].flatMap(plainWords);
}
