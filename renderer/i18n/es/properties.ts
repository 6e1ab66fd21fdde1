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
  },
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
