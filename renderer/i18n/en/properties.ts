/** Words for the service's specification properties that we know; others are shown as they came. */
export const propertyNames = {
  recency: 'Taken within',
  expression: 'Expression',
  color: 'Colour',
  glasses: 'Glasses',
  eyesAndEars: 'Eyes and ears',
  fileSize: 'File size',
  source: 'Source of the figures',
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
  backgroundColorName: {
    WHITE: 'White',
    OFF_WHITE: 'Off-white',
    LIGHT_GREY: 'Light grey',
    GREY: 'Grey',
    CREAM: 'Cream',
    LIGHT_BLUE: 'Light blue',
    BLUE: 'Blue',
    RED: 'Red',
  },
  source: {
    COMMON_KNOWLEDGE_TO_BE_CHECKED: 'Common knowledge, to be checked',
    HEAD_AND_EYES_ARE_THE_ICAO_SHARES: 'head and eyes are the ICAO shares',
    EYE_LINE_IS_THE_ICAO_SHARE: 'eye line is the ICAO share',
  },
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
