/** Words for the service's specification properties that we know; others are shown as they came. */
import type {
  properties as englishProperties,
  propertyNames as englishNames,
  rules as englishRules,
} from '../en/properties.ts';

export const propertyNames: typeof englishNames = {
  recency: 'Ancienneté maximale',
  expression: 'Expression',
  color: 'Couleur',
  glasses: 'Lunettes',
  eyesAndEars: 'Yeux et oreilles',
  fileSize: 'Taille du fichier',
  source: 'Source des valeurs',
};

/** Enumerated values, shown beside the property's name. */
export const properties: typeof englishProperties = {
  expression: { NEUTRAL: 'Neutre' },
  color: { IN_COLOR: 'En couleurs' },
  glasses: {
    NOT_ALLOWED: 'Non autorisées',
    ALLOWED: 'Autorisées',
    ALLOWED_NO_REFLECTION: 'Autorisées, sans reflet',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Visibles' },
  backgroundColorName: {
    WHITE: 'Blanc',
    OFF_WHITE: 'Blanc cassé',
    LIGHT_GREY: 'Gris clair',
    GREY: 'Gris',
    CREAM: 'Crème',
    LIGHT_BLUE: 'Bleu clair',
    BLUE: 'Bleu',
    RED: 'Rouge',
  },
  source: {
    COMMON_KNOWLEDGE_TO_BE_CHECKED: 'Notoire, à vérifier',
    HEAD_AND_EYES_ARE_THE_ICAO_SHARES: 'tête et yeux selon les proportions de l’OACI',
    EYE_LINE_IS_THE_ICAO_SHARE: 'ligne des yeux selon la proportion de l’OACI',
    ICAO_DOC_9303_QUOTED: 'Doc 9303 de l’OACI, cité',
    ICAO_DOC_9303_QUOTED_APPLIED_BY_THE_EU_VISA_CODE:
      'Doc 9303 de l’OACI, cité, appliqué par le code des visas de l’UE',
    EYE_LINE_FROM_ICAO_DOC_9303: 'ligne des yeux selon le Doc 9303 de l’OACI',
    RETAIL_PAGES: 'Pages de commerçants',
    SIZE_FROM_NATIONAL_PAGES: 'Format selon des pages nationales',
    TO_THE_PASSPORT_S_STANDARD: 'Selon la norme du passeport',
    THE_PASSPORT_S_PHOTO: 'la photo du passeport',
    THE_PASSPORT_S_PRINTED_PHOTO: 'la photo imprimée du passeport',
    UK_PASSPORT_TEXT_COPIED_AT_GOV_TC_PASSPORTS_PHOTOS:
      'Texte britannique sur le passeport, copié sur gov.tc/passports/photos',
    UK_DIGITAL_PHOTO_GUIDANCE_SECOND_HAND: 'Consignes britanniques pour la photo numérique, de seconde main',
    HEAD_AND_EYE_RANGES_DERIVED: 'valeurs de la tête et des yeux déduites',
    US_EMBASSY_PAGES: 'Pages des ambassades des États-Unis',
    TRAVEL_STATE_GOV_PHOTO_REQUIREMENTS: 'exigences photo de travel.state.gov',
    SQUARE_600_1200_PX_SRGB_AT_MOST_240_KB: 'carrée, 600 à 1200\u00a0px, sRGB, 240\u00a0ko au plus',
    '600_X_600_PX_AT_MOST_240_KB': '600\u00a0×\u00a0600\u00a0px, 240\u00a0ko au plus',
  },
  /** Between the parts of a text. */
  separators: { semicolon: '\u202f; ', colon: '\u00a0: ' },
};

/** The same values as rules that appear alone on a card. */
export const rules: typeof englishRules = {
  expression: { NEUTRAL: 'Expression neutre' },
  glasses: {
    NOT_ALLOWED: 'Sans lunettes',
    ALLOWED: 'Lunettes autorisées',
    ALLOWED_NO_REFLECTION: 'Lunettes sans reflet',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Yeux et oreilles visibles' },
};
