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
