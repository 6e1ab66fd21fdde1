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
  'pan card': { fr: 'carte PAN', de: 'PAN-Karte', es: 'tarjeta PAN', pl: 'karta PAN' },
  'icao travel document': {
    fr: 'document de voyage OACI',
    de: 'ICAO-Reisedokument',
    es: 'documento de viaje OACI',
    pl: 'dokument podróży ICAO',
  },
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
  const formName = form === undefined ? '' : forms[form.toLowerCase()]?.[language];
  if (formName === undefined || more.length > 0) return null;
  const words = plainWords(what.replaceAll('.', ''));
  // The longest kind first: a national visa is a visa too.
  for (let from = 0; from < words.length; from += 1) {
    const kind = kinds[words.slice(from).join(' ')]?.[language];
    if (kind === undefined) continue;
    const country = from === 0 ? '' : countryNamed(words.slice(0, from).join(' '), language);
    if (country === null) return null;
    const named = `${kind.charAt(0).toLocaleUpperCase(language)}${kind.slice(1)}`;
    return [country === '' ? named : `${named} (${country})`, formName].filter(Boolean).join(', ');
  }
  return null;
}

const codeOfPhrase = new Map(
  Object.entries(countryWords).flatMap(([code, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, code] as const),
  ),
);

const hongKong: InEach = { fr: 'Hong Kong', de: 'Hongkong', es: 'Hong Kong', pl: 'Hongkong' };

const regions = new Map<Foreign, Intl.DisplayNames>();

/** Returns the name of the country that a phrase means; null for a phrase that means none. */
function countryNamed(phrase: string, language: Foreign): string | null {
  const code = codeOfPhrase.get(phrase);
  if (code === undefined) return null;
  // The long name of Hong Kong is "special administrative region"; the short ones of other countries are abbreviations.
  if (code === 'HK') return hongKong[language];
  const names = regions.get(language) ?? new Intl.DisplayNames(regionOf[language], { type: 'region' });
  regions.set(language, names);
  return names.of(code) ?? null;
}
