/** Documents of Asia. */
import { COMMON_KNOWLEDGE, lightGrey, specOf, white, type Row, type Spec } from './spec.ts';

/** The values that several states adopted from ICAO Doc 9303, with the head in whole millimetres. */
const icaoWhite = { size: [35, 45], head: [32, 36], background: white } as const;
const checked = `${COMMON_KNOWLEDGE}; eye line is the ICAO share`;

const rows: readonly Row[] = [
  {
    code: 'cn-passport',
    name: 'Chinese passport',
    source: checked,
    size: [33, 48],
    dpi: 300,
    head: [28, 33],
    background: white,
  },
  {
    code: 'cn-visa',
    name: 'Chinese visa',
    source: checked,
    size: [33, 48],
    dpi: 254,
    head: [28, 33],
    background: white,
  },
  { ...icaoWhite, code: 'jp-passport', name: 'Japanese passport', source: checked, dpi: 600 },
  { ...icaoWhite, code: 'kr-passport', name: 'Korean passport', source: checked, dpi: 300 },
  { ...icaoWhite, code: 'tw-passport', name: 'Taiwanese passport', source: checked, dpi: 300 },
  { ...icaoWhite, code: 'ph-passport', name: 'Philippine passport', source: checked, dpi: 300 },
  {
    code: 'hk-passport',
    name: 'Hong Kong passport',
    source: checked,
    size: [40, 50],
    dpi: 600,
    head: [32, 36],
    background: white,
  },
  {
    code: 'in-passport',
    name: 'Indian passport',
    source: checked,
    unit: 'in',
    size: [2, 2],
    dpi: 300,
    head: [25, 35],
    background: white,
    glasses: 'NOT_ALLOWED',
  },
  {
    code: 'in-pan-card',
    name: 'Indian PAN card',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [25, 35],
    dpi: 600,
    background: white,
  },
  {
    code: 'my-passport',
    name: 'Malaysian passport',
    source: checked,
    size: [35, 50],
    dpi: 300,
    head: [30, 35],
    background: white,
  },
  {
    code: 'vn-visa',
    name: 'Vietnamese visa',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [40, 60],
    dpi: 300,
    background: white,
    glasses: 'NOT_ALLOWED',
  },
  {
    code: 'ae-visa',
    name: 'Emirati visa',
    source: `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`,
    size: [43, 55],
    dpi: 300,
    background: lightGrey,
  },
];

export const asia: readonly Spec[] = rows.map(specOf);
