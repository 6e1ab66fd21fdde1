/** Documents of the European continent. */
import { COMMON_KNOWLEDGE, lightGrey, specOf, white, type Row, type Spec } from './spec.ts';

/** 35 x 45 mm, head 70-80 % of the height, eyes at 50-70 %: ICAO Doc 9303, quoted. */
const icao = {
  size: [35, 45],
  head: [31.5, 36],
  eyes: [22.5, 31.5],
  eyeTarget: 25.5,
  background: lightGrey,
} as const;

/** Head of 32-36 mm: several states write the ICAO share in whole millimetres. */
const whole = { ...icao, head: [32, 36] } as const;

const rows: readonly Row[] = [
  {
    ...icao,
    code: 'icao-portrait',
    name: 'ICAO travel document',
    source: 'ICAO Doc 9303, quoted',
    dpi: 300,
  },
  {
    ...icao,
    code: 'schengen-visa',
    name: 'Schengen visa',
    source: 'ICAO Doc 9303, quoted, applied by the EU Visa Code',
    dpi: 600,
  },
  // Since 1 May 2025 Germany accepts no paper photo for its passports. Practice keeps this document so that the kiosk
  // can be seen to say so before it is sold.
  { ...whole, code: 'de-passport', name: 'German passport', source: COMMON_KNOWLEDGE, dpi: 600 },
  {
    ...whole,
    code: 'de-driverlicense',
    name: 'German driving licence',
    source: COMMON_KNOWLEDGE,
    dpi: 600,
  },
  { ...whole, code: 'de-visa', name: 'German national visa', source: COMMON_KNOWLEDGE, dpi: 300 },
  { ...whole, code: 'fr-passport', name: 'French passport', source: COMMON_KNOWLEDGE, dpi: 300 },
  {
    ...whole,
    code: 'it-passport',
    name: 'Italian passport',
    source: COMMON_KNOWLEDGE,
    dpi: 300,
    background: white,
  },
  {
    code: 'es-identity-card',
    name: 'Spanish identity card',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [26, 32],
    dpi: 600,
    background: white,
  },
  // The head is smaller than elsewhere, so the eyes are lower in the ICAO range.
  {
    ...icao,
    code: 'nl-passport',
    name: 'Dutch passport',
    source: COMMON_KNOWLEDGE,
    dpi: 300,
    head: [26, 30],
    eyeTarget: 26,
  },
  { ...icao, code: 'ie-passport', name: 'Irish passport', source: COMMON_KNOWLEDGE, dpi: 600 },
  { ...icao, code: 'pl-passport', name: 'Polish passport', source: COMMON_KNOWLEDGE, dpi: 300 },
  { ...whole, code: 'at-passport', name: 'Austrian passport', source: COMMON_KNOWLEDGE, dpi: 300 },
  {
    code: 'ee-identity-card',
    name: 'Estonian identity card',
    source: 'Size from national pages; head and eyes are the ICAO shares',
    size: [40, 50],
    dpi: 300,
    background: lightGrey,
  },
  {
    code: 'gr-identity-card',
    name: 'Greek identity card',
    source: 'Retail pages; eye line is the ICAO share',
    size: [40, 60],
    dpi: 300,
    head: [31, 35],
    background: white,
  },
  {
    code: 'fi-passport',
    name: 'Finnish passport',
    source: `${COMMON_KNOWLEDGE}; eye line is the ICAO share`,
    size: [36, 47],
    dpi: 300,
    head: [32, 36],
    background: lightGrey,
  },
  {
    code: 'tr-passport',
    name: 'Turkish passport',
    source: `${COMMON_KNOWLEDGE}; eye line is the ICAO share`,
    size: [50, 60],
    dpi: 300,
    head: [32, 36],
    background: white,
  },
];

export const europe: readonly Spec[] = rows.map(specOf);
