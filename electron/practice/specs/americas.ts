/** Documents of the Americas. */
import { mostFileBytes } from '../../../shared/rules/program-rules.ts';
import { COMMON_KNOWLEDGE, lightGrey, specOf, white, type Spec } from './spec.ts';

/**
 * 2 x 2 in, head 25-35 mm, eyes 28-35 mm above the bottom, white, no glasses: US embassy pages and
 * travel.state.gov photo requirements.
 */
const american = {
  unit: 'in',
  size: [2, 2],
  head: [25, 35],
  eyes: [28, 35],
  eyeTarget: 31.5,
  background: white,
  glasses: 'NOT_ALLOWED',
} as const;

const americanFile = { min: 1, max: mostFileBytes.us };

export const americas: readonly Spec[] = [
  // 600 px is the smallest digital square that is accepted.
  specOf({
    ...american,
    code: 'us-passport',
    name: 'US passport',
    source: 'US embassy pages; travel.state.gov photo requirements',
    dpi: 300,
  }),
  specOf({
    ...american,
    code: 'us-visa',
    name: 'US visa, printed photo',
    source: 'US embassy pages',
    dpi: 600,
  }),
  specOf({
    ...american,
    code: 'us-visa-digital',
    name: 'US visa, digital photo',
    source: 'US embassy pages: square, 600-1200 px, sRGB, at most 240 KB',
    dpi: 300,
    fileBytes: americanFile,
  }),
  specOf({
    ...american,
    code: 'us-diversity-visa',
    name: 'US diversity visa, digital photo',
    source: `${COMMON_KNOWLEDGE}: 600 x 600 px, at most 240 KB`,
    dpi: 300,
    fileBytes: americanFile,
  }),
  specOf({
    ...american,
    code: 'us-green-card',
    name: 'US permanent resident card',
    source: `${COMMON_KNOWLEDGE}: the passport's photo`,
    dpi: 334,
  }),
  specOf({
    code: 'ca-passport',
    name: 'Canadian passport',
    source: `${COMMON_KNOWLEDGE}; eye line is the ICAO share`,
    size: [50, 70],
    dpi: 300,
    head: [31, 36],
    background: white,
  }),
  specOf({
    code: 'ca-visa',
    name: 'Canadian visa',
    source: COMMON_KNOWLEDGE,
    size: [35, 45],
    dpi: 300,
    head: [31, 36],
    background: white,
  }),
  specOf({
    code: 'mx-passport',
    name: 'Mexican passport',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [35, 45],
    dpi: 300,
    background: white,
    glasses: 'NOT_ALLOWED',
  }),
  specOf({
    code: 'br-passport',
    name: 'Brazilian passport',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [50, 70],
    dpi: 254,
    background: white,
  }),
  specOf({
    code: 'ar-passport',
    name: 'Argentine passport',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [40, 40],
    dpi: 300,
    background: lightGrey,
  }),
];
