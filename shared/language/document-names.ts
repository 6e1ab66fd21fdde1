/**
 * Names of documents in every language. The service names its documents in English only. A name that consists of a country,
 * a kind of document and, for some, the form of the photo is written in another language from these parts; any other name
 * is shown as the service wrote it.
 */
import { countryWords } from '../country-words.ts';
import { plainWords } from '../documents.ts';
import { titleSeparator } from '../people.ts';
import { regionOf, type Language } from './languages.ts';

type Foreign = Exclude<Language, 'en'>;
type InEach = Readonly<Record<Foreign, string>>;

/**
 * Kinds of document by their English words. The terms are those of `docs/glossary/`; those that are not there (the diversity
 * visa, the resident card, the travel document, the PAN card) are our own.
 */
const kinds: Readonly<Record<string, InEach>> = {
  passport: { fr: 'passeport', de: 'Reisepass', es: 'pasaporte', pl: 'paszport' },
  visa: { fr: 'visa', de: 'Visum', es: 'visado', pl: 'wiza' },
  'national visa': { fr: 'visa national', de: 'nationales Visum', es: 'visado nacional', pl: 'wiza krajowa' },
  'schengen visa': { fr: 'visa Schengen', de: 'Schengen-Visum', es: 'visado Schengen', pl: 'wiza Schengen' },
  'diversity visa': {
    fr: 'visa de la loterie DV',
    de: 'Visum der DV-Lotterie',
    es: 'visado de la lotería DV',
    pl: 'wiza z loterii DV',
  },
  'permanent resident card': {
    fr: 'carte de résident permanent',
    de: 'Karte für Daueraufenthalt',
    es: 'tarjeta de residente permanente',
    pl: 'karta stałego rezydenta',
  },
  'identity card': {
    fr: 'carte d’identité',
    de: 'Personalausweis',
    es: 'documento de identidad',
    pl: 'dowód osobisty',
  },
  'driving licence': {
    fr: 'permis de conduire',
    de: 'Führerschein',
    es: 'permiso de conducir',
    pl: 'prawo jazdy',
  },
  'residence permit': {
    fr: 'titre de séjour',
    de: 'Aufenthaltstitel',
    es: 'permiso de residencia',
    pl: 'karta pobytu',
  },
  'travel document': {
    fr: 'document de voyage',
    de: 'Reisedokument',
    es: 'documento de viaje',
    pl: 'dokument podróży',
  },
  'pan card': { fr: 'carte PAN', de: 'PAN-Karte', es: 'tarjeta PAN', pl: 'karta PAN' },
  'icao travel document': {
    fr: 'document de voyage OACI',
    de: 'ICAO-Reisedokument',
    es: 'documento de viaje OACI',
    pl: 'dokument podróży ICAO',
  },
};

/** Other English words for the same kinds. */
const sameKinds: Readonly<Record<string, string>> = {
  'id card': 'identity card',
  'national id card': 'identity card',
  'national identity card': 'identity card',
  'driving license': 'driving licence',
  'driver license': 'driving licence',
  'drivers license': 'driving licence',
  'driver s license': 'driving licence',
  'driver licence': 'driving licence',
  'permanent residence card': 'permanent resident card',
  'residency permit': 'residence permit',
};

/** How the photo is handed in, as the end of a name says it. */
const forms: Readonly<Record<string, InEach>> = {
  'printed photo': {
    fr: 'photo papier',
    de: 'ausgedrucktes Foto',
    es: 'foto en papel',
    pl: 'zdjęcie na papierze',
  },
  'digital photo': { fr: 'photo numérique', de: 'digitales Foto', es: 'foto digital', pl: 'zdjęcie cyfrowe' },
};

/**
 * Returns the name of a document in a language.
 *
 * @param title the name as the service gives it; a person's name may follow, as `titleFor` writes it
 */
export function documentName(title: string, language: Language): string {
  if (language === 'en') return title;
  const [name = '', ...person] = title.split(titleSeparator);
  return [compose(name, language) ?? name, ...person].join(titleSeparator);
}

/** Returns null when a part of the name is not known. */
function compose(name: string, language: Foreign): string | null {
  const [what = '', form, ...more] = name.split(', ');
  const formName = form === undefined ? '' : formNamed(form, language);
  if (formName === null || more.length > 0) return null;
  const words = plainWords(what.replaceAll('.', ''));
  // The longest kind first: a national visa is a visa too.
  for (let from = 0; from < words.length; from += 1) {
    const english = words.slice(from).join(' ');
    const kind = kinds[sameKinds[english] ?? english]?.[language];
    if (kind === undefined) continue;
    const country = from === 0 ? '' : countryNamed(words.slice(0, from).join(' '), language);
    if (country === null) return null;
    const named = `${kind.charAt(0).toLocaleUpperCase(language)}${kind.slice(1)}`;
    return [country === '' ? named : `${named} (${country})`, formName].filter(Boolean).join(', ');
  }
  return null;
}

/** `35 x 45 mm`: the same in every language. */
const isSize = (form: string): boolean => /^[\d.\s×x]+(?:mm|cm|px)?$/iu.test(form);

const formNamed = (form: string, language: Foreign): string | null =>
  forms[form.toLowerCase()]?.[language] ?? (isSize(form) ? form : null);

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Georgia is left out: a driving licence may be one of the American state. */
const ambiguous: readonly string[] = ['GE'];

/** Returns the countries by their words, and every other one by its English name: the service may list any. */
const phrasesOfCountries = (): ReadonlyMap<string, string> =>
  new Map([
    ...letters
      .flatMap((first) => letters.map((second) => `${first}${second}`))
      .flatMap((code) => {
        const name = ambiguous.includes(code) ? undefined : english.of(code);
        if (name === undefined) return [];
        return [name, name.replace('&', 'and')].map((one) => [plainWords(one).join(' '), code] as const);
      }),
    ...Object.entries(countryWords).flatMap(([code, phrases]) =>
      phrases.split(', ').map((phrase) => [phrase, code] as const),
    ),
  ]);

/** Made when it is needed: asking for each name takes a few milliseconds. */
let codeOfPhrase: ReadonlyMap<string, string> | null = null;

const hongKong: InEach = { fr: 'Hong Kong', de: 'Hongkong', es: 'Hong Kong', pl: 'Hongkong' };

const regions = new Map<Foreign, Intl.DisplayNames>();

/** Returns the name of the country that a phrase means; null for a phrase that means none. */
function countryNamed(phrase: string, language: Foreign): string | null {
  codeOfPhrase ??= phrasesOfCountries();
  const code = codeOfPhrase.get(phrase);
  if (code === undefined) return null;
  // The long name of Hong Kong is "special administrative region"; the short ones of other countries are abbreviations.
  if (code === 'HK') return hongKong[language];
  const names = regions.get(language) ?? new Intl.DisplayNames(regionOf[language], { type: 'region' });
  regions.set(language, names);
  return names.of(code) ?? null;
}
