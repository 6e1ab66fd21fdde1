/** Documents of Africa and Oceania. */
import { COMMON_KNOWLEDGE, lightGrey, specOf, white, type Row, type Spec } from './spec.ts';

const checked = `${COMMON_KNOWLEDGE}; eye line is the ICAO share`;
const shares = `${COMMON_KNOWLEDGE}; head and eyes are the ICAO shares`;

const rows: readonly Row[] = [
  {
    code: 'au-passport',
    name: 'Australian passport',
    source: checked,
    size: [35, 45],
    dpi: 600,
    head: [32, 36],
    background: lightGrey,
    glasses: 'NOT_ALLOWED',
  },
  {
    code: 'nz-passport',
    name: 'New Zealand passport',
    source: checked,
    size: [35, 45],
    dpi: 300,
    head: [32, 36],
    background: lightGrey,
  },
  {
    code: 'za-passport',
    name: 'South African passport',
    source: shares,
    size: [35, 45],
    dpi: 300,
    background: white,
  },
  {
    code: 'eg-passport',
    name: 'Egyptian passport',
    source: shares,
    size: [40, 60],
    dpi: 254,
    background: white,
  },
  {
    code: 'ng-passport',
    name: 'Nigerian passport',
    source: shares,
    size: [35, 45],
    dpi: 254,
    background: white,
  },
];

export const africaOceania: readonly Spec[] = rows.map(specOf);
