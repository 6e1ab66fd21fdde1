import type {
  properties as english,
  propertyNames as englishNames,
  rules as englishRules,
} from '../en/properties.ts';

/** Words for the service's specification properties that we know; others are shown as they came. */
export const propertyNames: typeof englishNames = {
  recency: 'Höchstalter der Aufnahme',
  expression: 'Gesichtsausdruck',
  color: 'Farbe',
  glasses: 'Brille',
  eyesAndEars: 'Augen und Ohren',
  fileSize: 'Dateigröße',
  source: 'Quelle der Maße',
};

/** Enumerated values, shown beside the property's name. */
export const properties: typeof english = {
  expression: { NEUTRAL: 'Neutral' },
  color: { IN_COLOR: 'In Farbe' },
  glasses: {
    NOT_ALLOWED: 'Nicht erlaubt',
    ALLOWED: 'Erlaubt',
    ALLOWED_NO_REFLECTION: 'Erlaubt, ohne Spiegelungen',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Beide sichtbar' },
  backgroundColorName: {
    WHITE: 'Weiß',
    OFF_WHITE: 'Gebrochenes Weiß',
    LIGHT_GREY: 'Hellgrau',
    GREY: 'Grau',
    CREAM: 'Cremefarben',
    LIGHT_BLUE: 'Hellblau',
    BLUE: 'Blau',
    RED: 'Rot',
  },
  source: {
    COMMON_KNOWLEDGE_TO_BE_CHECKED: 'Allgemein bekannt, noch zu prüfen',
    HEAD_AND_EYES_ARE_THE_ICAO_SHARES: 'Kopf und Augen nach den Anteilen der ICAO',
    EYE_LINE_IS_THE_ICAO_SHARE: 'Augenlinie nach dem Anteil der ICAO',
    ICAO_DOC_9303_QUOTED: 'ICAO Doc 9303, zitiert',
    ICAO_DOC_9303_QUOTED_APPLIED_BY_THE_EU_VISA_CODE:
      'ICAO Doc 9303, zitiert, angewandt durch den Visakodex der EU',
    EYE_LINE_FROM_ICAO_DOC_9303: 'Augenlinie nach ICAO Doc 9303',
    RETAIL_PAGES: 'Seiten von Händlern',
    SIZE_FROM_NATIONAL_PAGES: 'Größe nach Seiten des Landes',
    TO_THE_PASSPORT_S_STANDARD: 'Nach der Vorgabe für den Reisepass',
    THE_PASSPORT_S_PHOTO: 'das Foto für den Reisepass',
    THE_PASSPORT_S_PRINTED_PHOTO: 'das gedruckte Foto für den Reisepass',
    UK_PASSPORT_TEXT_COPIED_AT_GOV_TC_PASSPORTS_PHOTOS:
      'Britischer Passtext, kopiert auf gov.tc/passports/photos',
    UK_DIGITAL_PHOTO_GUIDANCE_SECOND_HAND: 'Britische Hinweise zum digitalen Foto, aus zweiter Hand',
    HEAD_AND_EYE_RANGES_DERIVED: 'Bereiche für Kopf und Augen abgeleitet',
    US_EMBASSY_PAGES: 'Seiten der US-Botschaften',
    TRAVEL_STATE_GOV_PHOTO_REQUIREMENTS: 'Fotovorgaben von travel.state.gov',
    SQUARE_600_1200_PX_SRGB_AT_MOST_240_KB: 'quadratisch, 600–1200\u00a0px, sRGB, höchstens 240\u00a0KB',
    '600_X_600_PX_AT_MOST_240_KB': '600\u00a0×\u00a0600\u00a0px, höchstens 240\u00a0KB',
  },
  /** Between the parts of a text. */
  separators: { semicolon: '; ', colon: ': ' },
};

/** The same values as rules that appear alone on a card. */
export const rules: typeof englishRules = {
  expression: { NEUTRAL: 'Neutraler Gesichtsausdruck' },
  glasses: {
    NOT_ALLOWED: 'Ohne Brille',
    ALLOWED: 'Brille erlaubt',
    ALLOWED_NO_REFLECTION: 'Brille ohne Spiegelungen',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Augen und Ohren sichtbar' },
};
