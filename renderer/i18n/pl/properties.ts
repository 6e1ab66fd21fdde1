/** Words for the service's specification properties that we know; others are shown as they came. */
import type {
  properties as englishProperties,
  propertyNames as englishNames,
  rules as englishRules,
} from '../en/properties.ts';

export const propertyNames: typeof englishNames = {
  recency: 'Aktualność',
  expression: 'Wyraz twarzy',
  color: 'Kolor',
  glasses: 'Okulary',
  eyesAndEars: 'Oczy i\u00a0uszy',
  fileSize: 'Rozmiar pliku',
  source: 'Źródło wymiarów',
};

/** Enumerated values, shown beside the property's name. */
export const properties: typeof englishProperties = {
  expression: { NEUTRAL: 'Neutralny' },
  color: { IN_COLOR: 'Kolorowe' },
  glasses: {
    NOT_ALLOWED: 'Niedozwolone',
    ALLOWED: 'Dozwolone',
    ALLOWED_NO_REFLECTION: 'Dozwolone, bez odblasków',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Widoczne oczy i\u00a0uszy' },
  backgroundColorName: {
    WHITE: 'Białe',
    OFF_WHITE: 'Złamana biel',
    LIGHT_GREY: 'Jasnoszare',
    GREY: 'Szare',
    CREAM: 'Kremowe',
    LIGHT_BLUE: 'Jasnoniebieskie',
    BLUE: 'Niebieskie',
    RED: 'Czerwone',
  },
  source: {
    COMMON_KNOWLEDGE_TO_BE_CHECKED: 'Powszechnie znane, do sprawdzenia',
    HEAD_AND_EYES_ARE_THE_ICAO_SHARES: 'głowa i oczy według proporcji ICAO',
    EYE_LINE_IS_THE_ICAO_SHARE: 'linia oczu według proporcji ICAO',
  },
};

/** The same values as rules that appear alone on a card. */
export const rules: typeof englishRules = {
  expression: { NEUTRAL: 'Neutralny wyraz twarzy' },
  glasses: {
    NOT_ALLOWED: 'Bez okularów',
    ALLOWED: 'Okulary dozwolone',
    ALLOWED_NO_REFLECTION: 'Okulary bez odblasków',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Widoczne oczy i\u00a0uszy' },
};
