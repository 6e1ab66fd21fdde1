/** Words for the service's specification properties that we know; others are shown as they came. */
export const propertyNames = {
  recency: 'Taken within',
  expression: 'Expression',
  color: 'Colour',
  glasses: 'Glasses',
  eyesAndEars: 'Eyes and ears',
};

/** Enumerated values, shown beside the property's name. */
export const properties = {
  expression: { NEUTRAL: 'Neutral' },
  color: { IN_COLOR: 'In colour' },
  glasses: {
    NOT_ALLOWED: 'Not allowed',
    ALLOWED: 'Allowed',
    ALLOWED_NO_REFLECTION: 'Allowed, no reflections',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Both visible' },
};

/** The same values as rules that appear alone on a card. */
export const rules = {
  expression: { NEUTRAL: 'Neutral expression' },
  glasses: {
    NOT_ALLOWED: 'No glasses',
    ALLOWED: 'Glasses allowed',
    ALLOWED_NO_REFLECTION: 'Glasses without reflections',
  },
  eyesAndEars: { VISIBLE_NO_HIDE: 'Eyes and ears visible' },
};
