/**
 * Portraits of both families with one fault each, or none, and their truth, which is known from how they were made.
 * There are no portraits between clearly good and clearly bad, because those have no truth.
 */
import { between, pick, seededRandom } from '../../shared/portrait/random.ts';
import type { Random } from '../../shared/portrait/random.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import type { IssueCode } from '../../shared/service/issues.ts';
import { portraitFamily } from './family.ts';
import { renderPortrait } from './render.ts';
import { modelledCustomer } from './second/family.ts';
import type { ModelledPortrait } from './second/params.ts';
import { renderModelled } from './second/render.ts';

export interface Labelled {
  /** Identifies the case, so that a person can find it again. */
  readonly name: string;
  readonly truth: readonly IssueCode[];
  readonly picture: () => Promise<Buffer>;
}

type Change<Params> = (customer: Params, random: Random) => Partial<Params>;
type Faults<Params> = readonly (readonly [name: string, truth: readonly IssueCode[], Change<Params>])[];

const sign = (random: Random): number => (random() < 0.5 ? -1 : 1);

/** Pupil to pupil is about 29 % of the head's height in both families. */
const blurOf = (random: Random, headPx: number): number => headPx * 0.29 * between(random, 0.035, 0.06);

const drawnFaults: Faults<PortraitParams> = [
  ['turned', ['ISSUE_HEAD_YAW_OVER_THRESHOLD'], (_, r) => ({ yaw: sign(r) * between(r, 20, 28) })],
  ['nodding', ['ISSUE_HEAD_PITCH_OVER_THRESHOLD'], (_, r) => ({ pitch: sign(r) * between(r, 22, 28) })],
  ['dark', ['ISSUE_FACE_BRIGHTNESS_BAD'], (_, r) => ({ exposure: between(r, -1, -0.8) })],
  ['burnt', ['ISSUE_FACE_BRIGHTNESS_BAD'], (_, r) => ({ exposure: between(r, 0.85, 1) })],
  ['lit from a side', ['ISSUE_FACE_LIGHT_NOT_BALANCE'], (_, r) => ({ light: sign(r) * between(r, 0.8, 1) })],
  [
    'blurred',
    ['ISSUE_PHOTO_SHARPNESS_BAD'],
    ({ headHeight, height }, r) => ({ blur: blurOf(r, headHeight * height) }),
  ],
  ['smiling', ['ISSUE_EXPRESSION_NOT_NEUTRAL'], (_, r) => ({ smile: between(r, 0.75, 1) })],
  ['open-mouthed', ['ISSUE_EXPRESSION_NOT_NEUTRAL'], (_, r) => ({ mouthOpen: between(r, 0.6, 1) })],
  ['glasses', ['ISSUE_EYEGLASSES_NOT_ALLOWED'], () => ({ glasses: 'clear' })],
  [
    'reflecting glasses',
    ['ISSUE_EYEGLASSES_NOT_ALLOWED', 'ISSUE_EYEGLASSES_REFLECTION'],
    () => ({ glasses: 'reflecting' }),
  ],
  [
    'sunglasses',
    ['ISSUE_EYEGLASSES_NOT_ALLOWED', 'ISSUE_SUNGLASSES_NOT_ALLOWED'],
    () => ({ glasses: 'sun' }),
  ],
  ['hat', ['ISSUE_HAT_NOT_ALLOWED'], () => ({ hat: true })],
  ['low', ['ISSUE_BOTTOM_NOT_FULL'], (_, r) => ({ offsetY: between(r, 0.22, 0.25) })],
  ['at the left', ['ISSUE_LEFT_NOT_FULL'], (_, r) => ({ offsetX: between(r, -0.41, -0.38) })],
  ['at the right', ['ISSUE_RIGHT_NOT_FULL'], (_, r) => ({ offsetX: between(r, 0.38, 0.41) })],
  ['nobody', ['ISSUE_FACE_NOT_FOUND'], () => ({ people: 0 })],
  ['nobody in a room', ['ISSUE_FACE_NOT_FOUND'], () => ({ people: 0, background: 'busy' })],
];

const modelledFaults: Faults<ModelledPortrait> = [
  ['turned', ['ISSUE_HEAD_YAW_OVER_THRESHOLD'], (_, r) => ({ yaw: sign(r) * between(r, 20, 28) })],
  ['nodding', ['ISSUE_HEAD_PITCH_OVER_THRESHOLD'], (_, r) => ({ pitch: sign(r) * between(r, 22, 28) })],
  ['dark', ['ISSUE_FACE_BRIGHTNESS_BAD'], (_, r) => ({ stops: between(r, -5, -3.8) })],
  ['burnt', ['ISSUE_FACE_BRIGHTNESS_BAD'], (_, r) => ({ stops: between(r, 1.9, 2.4) })],
  [
    'lit from a side',
    ['ISSUE_FACE_LIGHT_NOT_BALANCE'],
    (_, r) => ({ sideLight: sign(r) * between(r, 0.8, 1) }),
  ],
  [
    'blurred',
    ['ISSUE_PHOTO_SHARPNESS_BAD'],
    ({ headHeight, height }, r) => ({ blur: blurOf(r, headHeight * height) }),
  ],
  ['smiling', ['ISSUE_EXPRESSION_NOT_NEUTRAL'], (_, r) => ({ smile: between(r, 0.75, 1) })],
  ['open-mouthed', ['ISSUE_EXPRESSION_NOT_NEUTRAL'], (_, r) => ({ mouthOpen: between(r, 0.6, 1) })],
  [
    'glasses',
    ['ISSUE_EYEGLASSES_NOT_ALLOWED'],
    (_, r) => ({ glasses: pick(r, ['round', 'square', 'fine'] as const) }),
  ],
  [
    'reflecting glasses',
    ['ISSUE_EYEGLASSES_NOT_ALLOWED', 'ISSUE_EYEGLASSES_REFLECTION'],
    () => ({ glasses: 'glare' }),
  ],
  [
    'sunglasses',
    ['ISSUE_EYEGLASSES_NOT_ALLOWED', 'ISSUE_SUNGLASSES_NOT_ALLOWED'],
    () => ({ glasses: 'dark' }),
  ],
  ['hat', ['ISSUE_HAT_NOT_ALLOWED'], (_, r) => ({ hat: pick(r, ['felt', 'cap', 'beret'] as const) })],
  ['low', ['ISSUE_BOTTOM_NOT_FULL'], (_, r) => ({ centreY: between(r, 0.74, 0.77) })],
  ['at the left', ['ISSUE_LEFT_NOT_FULL'], (_, r) => ({ centreX: between(r, 0.13, 0.18) })],
  ['at the right', ['ISSUE_RIGHT_NOT_FULL'], (_, r) => ({ centreX: between(r, 0.82, 0.87) })],
  ['nobody', ['ISSUE_FACE_NOT_FOUND'], () => ({ person: false })],
  ['nobody before stripes', ['ISSUE_FACE_NOT_FOUND'], () => ({ person: false, backdrop: 'stripes' })],
];

function labelled<Params>(
  family: string,
  customers: (count: number) => readonly Params[],
  faults: Faults<Params>,
  { good, each }: { readonly good: number; readonly each: number },
  random: Random,
  picture: (params: Params) => Promise<Buffer>,
): Labelled[] {
  const fine = customers(good).map((params, index): Labelled => ({
    name: `${family} good ${index}`,
    truth: [],
    picture: () => picture(params),
  }));
  const faulty = faults.flatMap(([name, truth, change]) =>
    customers(each).map((customer, index): Labelled => {
      const params = { ...customer, ...change(customer, random) };
      return { name: `${family} ${name} ${index}`, truth, picture: () => picture(params) };
    }),
  );
  return [...fine, ...faulty];
}

export interface Counts {
  /** Number of portraits without a fault, and of portraits with each fault. */
  readonly good: number;
  readonly each: number;
}

/** Returns the family on which thresholds are set. */
export function drawnCases(seed: number, counts: Counts): Labelled[] {
  const random = seededRandom(seed);
  const customers = (count: number): PortraitParams[] => portraitFamily(Math.floor(random() * 1e6), count);
  return labelled('drawn', customers, drawnFaults, counts, random, async (params) => {
    const { data } = await renderPortrait(params, 'jpeg');
    return data;
  });
}

/**
 * Returns the family on which they are scored.
 * @param size size of the pictures, px
 */
export function modelledCases(
  seed: number,
  counts: Counts,
  size: Partial<Pick<ModelledPortrait, 'width' | 'height'>> = {},
): Labelled[] {
  const random = seededRandom(seed);
  const customers = (count: number): ModelledPortrait[] =>
    Array.from({ length: count }, () => ({ ...modelledCustomer(random), ...size }));
  return labelled('modelled', customers, modelledFaults, counts, random, async (params) => {
    const { data } = await renderModelled(params);
    return data;
  });
}
