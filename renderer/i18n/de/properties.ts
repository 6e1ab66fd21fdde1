import type {
  properties as english,
  propertyNames as englishNames,
  rules as englishRules,
} from '../en/properties.ts';

/** Words for the service's specification properties that we know; others are shown as they came. */
export const propertyNames: typeof englishNames = {
  recency: 'Höchstalter',
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
  },
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
