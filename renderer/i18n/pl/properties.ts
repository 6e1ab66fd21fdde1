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
    ICAO_DOC_9303_QUOTED: 'ICAO Doc 9303, cytowany',
    ICAO_DOC_9303_QUOTED_APPLIED_BY_THE_EU_VISA_CODE:
      'ICAO Doc 9303, cytowany, stosowany w\u00a0kodeksie wizowym UE',
    EYE_LINE_FROM_ICAO_DOC_9303: 'linia oczu według ICAO Doc 9303',
    RETAIL_PAGES: 'Strony sklepów',
    SIZE_FROM_NATIONAL_PAGES: 'Rozmiar według stron krajowych',
    TO_THE_PASSPORT_S_STANDARD: 'Według wymagań dla paszportu',
    THE_PASSPORT_S_PHOTO: 'zdjęcie paszportowe',
    THE_PASSPORT_S_PRINTED_PHOTO: 'drukowane zdjęcie paszportowe',
    UK_PASSPORT_TEXT_COPIED_AT_GOV_TC_PASSPORTS_PHOTOS:
      'Brytyjski tekst o\u00a0paszporcie, skopiowany z\u00a0gov.tc/passports/photos',
    UK_DIGITAL_PHOTO_GUIDANCE_SECOND_HAND: 'Brytyjskie wskazówki do zdjęcia cyfrowego, z\u00a0drugiej ręki',
    HEAD_AND_EYE_RANGES_DERIVED: 'zakresy głowy i\u00a0oczu wyprowadzone',
    US_EMBASSY_PAGES: 'Strony ambasad USA',
    TRAVEL_STATE_GOV_PHOTO_REQUIREMENTS: 'wymagania travel.state.gov dotyczące zdjęć',
    SQUARE_600_1200_PX_SRGB_AT_MOST_240_KB: 'kwadratowe, 600–1200\u00a0px, sRGB, najwyżej 240\u00a0KB',
    '600_X_600_PX_AT_MOST_240_KB': '600\u00a0×\u00a0600\u00a0px, najwyżej 240\u00a0KB',
  },
  /** Between the parts of a text. */
  separators: { semicolon: '; ', colon: ': ' },
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
