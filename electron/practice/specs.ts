/**
 * The documents that practice knows, as data: what the interface shows is made from these figures in
 * `spec-details.ts`. Each row names where its figures come from. Distances are millimetres on the
 * printed photo; `targetHead` and `targetEye` are what the crop aims at, inside the allowed ranges.
 */
import { PracticeError } from './errors.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Spec {
  readonly specCode: string;
  readonly specCodeName: string;
  readonly unit: 'mm' | 'in';
  readonly widthMm: number;
  readonly heightMm: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  /** Crown to chin, mm. */
  readonly headMm: Range;
  /** Eye line above the bottom edge, mm. */
  readonly eyeToBottomMm: Range;
  /** What the crop aims at, mm: the middle of `headMm` unless a row says why not. */
  readonly targetHeadMm: number;
  readonly targetEyeMm: number;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  readonly backgroundColorName: string;
  readonly recency: string;
  readonly glasses: 'NOT_ALLOWED' | 'ALLOWED_NO_REFLECTION';
  /** True when the service gives a digital photo code with the final. */
  readonly hasPhotoCode: boolean;
}

const ukPrint = {
  unit: 'mm',
  widthMm: 35,
  heightMm: 45,
  widthPx: 827,
  heightPx: 1063,
  dpi: 600,
  headMm: { min: 29, max: 34 },
  // No UK figure is published. ICAO Doc 9303 part 9 puts the eyes at 50-70 % of the height: 22.5-31.5 mm.
  eyeToBottomMm: { min: 22.5, max: 31.5 },
  targetHeadMm: 31.5,
  targetEyeMm: 25.5,
  backgroundColor: '#E8E8E6',
  backgroundColorName: 'Light grey',
  recency: 'Taken in the last month',
  glasses: 'ALLOWED_NO_REFLECTION',
} as const;

export const specs: readonly Spec[] = [
  {
    // Size, head height, background and recency: UK passport photo guidance, as copied at gov.tc/passports/photos.
    ...ukPrint,
    specCode: 'uk-passport',
    specCodeName: 'UK passport, printed photo',
    hasPhotoCode: true,
  },
  {
    // At least 600 x 750 px with head, shoulders and upper body, uncropped: UK digital photo guidance
    // (second-hand). The 4:5 shape, the nominal 300 DPI and the head's share of the height are derived
    // from that: the passport office makes the tight crop itself.
    specCode: 'uk-digital-passport',
    specCodeName: 'UK passport, digital photo',
    unit: 'mm',
    widthMm: 76.2,
    heightMm: 95.25,
    widthPx: 900,
    heightPx: 1125,
    dpi: 300,
    headMm: { min: 36, max: 52 },
    eyeToBottomMm: { min: 45, max: 62 },
    targetHeadMm: 44,
    targetEyeMm: 50,
    backgroundColor: '#E8E8E6',
    backgroundColorName: 'Light grey',
    recency: 'Taken in the last month',
    glasses: 'ALLOWED_NO_REFLECTION',
    hasPhotoCode: true,
  },
  {
    // The UK driving licence takes a photo to the passport's standard: gov.uk/photos-for-driving-licences.
    ...ukPrint,
    specCode: 'uk-driverlicense',
    specCodeName: 'UK driving licence',
    hasPhotoCode: false,
  },
  {
    // 2 x 2 in, head 25-35 mm, eyes 28-35 mm above the bottom, white, no glasses, six months:
    // travel.state.gov photo requirements. 600 px is the smallest digital square that is accepted.
    specCode: 'us-passport',
    specCodeName: 'US passport',
    unit: 'in',
    widthMm: 50.8,
    heightMm: 50.8,
    widthPx: 600,
    heightPx: 600,
    dpi: 300,
    headMm: { min: 25, max: 35 },
    eyeToBottomMm: { min: 28, max: 35 },
    targetHeadMm: 30,
    targetEyeMm: 31.5,
    backgroundColor: '#FFFFFF',
    backgroundColorName: 'White',
    recency: 'Taken in the last 6 months',
    glasses: 'NOT_ALLOWED',
    hasPhotoCode: false,
  },
  {
    // 35 x 45 mm, head 70-80 % of the height, eyes at 50-70 %: ICAO Doc 9303 part 9, applied by the
    // EU Visa Code's photograph standard.
    specCode: 'schengen-visa',
    specCodeName: 'Schengen visa',
    unit: 'mm',
    widthMm: 35,
    heightMm: 45,
    widthPx: 827,
    heightPx: 1063,
    dpi: 600,
    headMm: { min: 31.5, max: 36 },
    eyeToBottomMm: { min: 22.5, max: 31.5 },
    targetHeadMm: 33.75,
    targetEyeMm: 25.5,
    backgroundColor: '#F2F2F2',
    backgroundColorName: 'Light grey',
    recency: 'Taken in the last 6 months',
    glasses: 'ALLOWED_NO_REFLECTION',
    hasPhotoCode: false,
  },
];

const byCode: ReadonlyMap<string, Spec> = new Map(specs.map((spec) => [spec.specCode, spec]));

/** @throws PracticeError 404 when practice has no such document */
export function requireSpec(specCode: string): Spec {
  const spec = byCode.get(specCode);
  if (spec === undefined) throw new PracticeError('UNKNOWN_SPEC', 'specCode is not a known specification.');
  return spec;
}
