import type {
  properties as englishProperties,
  propertyNames as englishNames,
  rules as englishRules,
} from '../en/properties.ts';

/** Words for the service's specification properties that we know; others are shown as they came. */
export const propertyNames: typeof englishNames = {
  recency: 'Antigüedad máxima',
  expression: 'Expresión',
  color: 'Color',
  glasses: 'Gafas',
  eyesAndEars: 'Ojos y orejas',
  fileSize: 'Tamaño del archivo',
  source: 'Fuente de las medidas',
};

/** Enumerated values, shown beside the property's name. */
export const properties: typeof englishProperties = {
  expression: { NEUTRAL: 'Neutra' },
  color: { IN_COLOR: 'En color' },
  glasses: {
    NOT_ALLOWED: 'No permitidas',
    ALLOWED: 'Permitidas',
    ALLOWED_NO_REFLECTION: 'Permitidas, sin reflejos',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Visibles' },
  backgroundColorName: {
    WHITE: 'Blanco',
    OFF_WHITE: 'Blanco roto',
    LIGHT_GREY: 'Gris claro',
    GREY: 'Gris',
    CREAM: 'Crema',
    LIGHT_BLUE: 'Azul claro',
    BLUE: 'Azul',
    RED: 'Rojo',
  },
  source: {
    COMMON_KNOWLEDGE_TO_BE_CHECKED: 'De conocimiento general, por comprobar',
    HEAD_AND_EYES_ARE_THE_ICAO_SHARES: 'cabeza y ojos según las proporciones de la OACI',
    EYE_LINE_IS_THE_ICAO_SHARE: 'línea de los ojos según la proporción de la OACI',
    ICAO_DOC_9303_QUOTED: 'Doc 9303 de la OACI, citado',
    ICAO_DOC_9303_QUOTED_APPLIED_BY_THE_EU_VISA_CODE:
      'Doc 9303 de la OACI, citado, aplicado por el Código de visados de la UE',
    EYE_LINE_FROM_ICAO_DOC_9303: 'línea de los ojos según el Doc 9303 de la OACI',
    RETAIL_PAGES: 'Páginas de comercios',
    SIZE_FROM_NATIONAL_PAGES: 'Tamaño según páginas nacionales',
    TO_THE_PASSPORT_S_STANDARD: 'Según la norma del pasaporte',
    THE_PASSPORT_S_PHOTO: 'la foto del pasaporte',
    THE_PASSPORT_S_PRINTED_PHOTO: 'la foto impresa del pasaporte',
    UK_PASSPORT_TEXT_COPIED_AT_GOV_TC_PASSPORTS_PHOTOS:
      'Texto británico del pasaporte, copiado en gov.tc/passports/photos',
    UK_DIGITAL_PHOTO_GUIDANCE_SECOND_HAND: 'Guía británica de la foto digital, de segunda mano',
    HEAD_AND_EYE_RANGES_DERIVED: 'márgenes de cabeza y ojos deducidos',
    US_EMBASSY_PAGES: 'Páginas de embajadas de Estados Unidos',
    TRAVEL_STATE_GOV_PHOTO_REQUIREMENTS: 'requisitos de foto de travel.state.gov',
    SQUARE_600_1200_PX_SRGB_AT_MOST_240_KB: 'cuadrada, de 600 a 1200\u00a0px, sRGB, 240\u00a0KB como máximo',
    '600_X_600_PX_AT_MOST_240_KB': '600\u00a0×\u00a0600\u00a0px, 240\u00a0KB como máximo',
  },
  /** Between the parts of a text. */
  separators: { semicolon: '; ', colon: ': ' },
};

/** The same values as rules that appear alone on a card. */
export const rules: typeof englishRules = {
  expression: { NEUTRAL: 'Expresión neutra' },
  glasses: {
    NOT_ALLOWED: 'Sin gafas',
    ALLOWED: 'Gafas permitidas',
    ALLOWED_NO_REFLECTION: 'Gafas sin reflejos',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Ojos y orejas visibles' },
};
