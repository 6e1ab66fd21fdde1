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
  },
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
