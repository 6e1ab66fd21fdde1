/** Documents of the United Kingdom. */
import { mostFileBytes } from '../../../shared/rules/program-rules.ts';
import { COMMON_KNOWLEDGE, paleGrey, specOf, type Spec } from './spec.ts';

/**
 * 50 KB to 10 MB (UK digital photo guidance, second-hand). The minimum uses the larger reading of KB and the maximum
 * the smaller, so that either reading is met.
 */
const ukFile = { min: 50 * 1024, max: mostFileBytes.uk };

/**
 * 35 x 45 mm, head 29-34 mm, cream or light grey, last month: UK passport text as copied at
 * gov.tc/passports/photos. No eye line is published: ICAO Doc 9303 gives 50-70 % of the height.
 */
const ukPrint = {
  size: [35, 45],
  dpi: 600,
  head: [29, 34],
  eyes: [22.5, 31.5],
  eyeTarget: 25.5,
  background: paleGrey,
  recency: 'Taken in the last month',
} as const;

export const unitedKingdom: readonly Spec[] = [
  specOf({
    ...ukPrint,
    code: 'uk-passport',
    name: 'UK passport, printed photo',
    source: 'UK passport text, copied at gov.tc/passports/photos; eye line from ICAO Doc 9303',
    fileBytes: ukFile,
    hasPhotoCode: true,
  }),
  // At least 600 x 750 px with head, shoulders and upper body: the passport office makes the tight crop itself. The
  // 4:5 shape, the nominal 300 DPI and the head's share of the height are derived from this.
  specOf({
    code: 'uk-digital-passport',
    name: 'UK passport, digital photo',
    source: 'UK digital photo guidance, second-hand; head and eye ranges derived',
    size: [76.2, 95.25],
    dpi: 300,
    head: [36, 52],
    eyes: [45, 62],
    eyeTarget: 50,
    background: paleGrey,
    recency: 'Taken in the last month',
    fileBytes: ukFile,
    hasPhotoCode: true,
  }),
  // The interface calls a code optional here; practice returns none.
  specOf({
    ...ukPrint,
    code: 'uk-driverlicense',
    name: 'UK driving licence',
    source: "To the passport's standard: gov.uk/photos-for-driving-licences",
  }),
  specOf({
    ...ukPrint,
    code: 'uk-visa',
    name: 'UK visa',
    source: `${COMMON_KNOWLEDGE}: the passport's printed photo`,
    recency: 'Taken in the last 6 months',
  }),
];
