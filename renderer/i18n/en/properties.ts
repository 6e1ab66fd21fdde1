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
    ICAO_DOC_9303_QUOTED: 'ICAO Doc 9303, quoted',
    ICAO_DOC_9303_QUOTED_APPLIED_BY_THE_EU_VISA_CODE: 'ICAO Doc 9303, quoted, applied by the EU Visa Code',
    EYE_LINE_FROM_ICAO_DOC_9303: 'eye line from ICAO Doc 9303',
    RETAIL_PAGES: 'Retail pages',
    SIZE_FROM_NATIONAL_PAGES: 'Size from national pages',
    TO_THE_PASSPORT_S_STANDARD: 'To the passport’s standard',
    THE_PASSPORT_S_PHOTO: 'the passport’s photo',
    THE_PASSPORT_S_PRINTED_PHOTO: 'the passport’s printed photo',
    UK_PASSPORT_TEXT_COPIED_AT_GOV_TC_PASSPORTS_PHOTOS: 'UK passport text, copied at gov.tc/passports/photos',
    UK_DIGITAL_PHOTO_GUIDANCE_SECOND_HAND: 'UK digital photo guidance, second-hand',
    HEAD_AND_EYE_RANGES_DERIVED: 'head and eye ranges derived',
    US_EMBASSY_PAGES: 'US embassy pages',
    TRAVEL_STATE_GOV_PHOTO_REQUIREMENTS: 'travel.state.gov photo requirements',
    SQUARE_600_1200_PX_SRGB_AT_MOST_240_KB: 'square, 600–1200\u00a0px, sRGB, at most 240\u00a0KB',
    '600_X_600_PX_AT_MOST_240_KB': '600 × 600\u00a0px, at most 240\u00a0KB',
  },
  /** Between the parts of a text. */
  separators: { semicolon: '; ', colon: ': ' },
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
