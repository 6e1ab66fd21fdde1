/**
 * Portraits of both families as a camera sees them while a person poses, each with one fault or none, and the true
 * hint, known from how they were made. There are no portraits between clearly good and clearly bad, because those
 * have no truth.
 */
import sharp from 'sharp';
import type { HintCode } from '../../shared/guidance/hints.ts';
import type { Age } from '../../shared/guidance/sitter.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { between, pick, seededRandom } from '../../shared/portrait/random.ts';
import type { Random } from '../../shared/portrait/random.ts';
import { portraitFamily } from './family.ts';
import { renderPortrait } from './render.ts';
import { modelledCustomer } from './second/family.ts';
import type { ModelledPortrait } from './second/params.ts';
import { renderModelled } from './second/render.ts';

export interface GuidanceCase {
  /** Identifies the case, so that a person can find it again. */
  readonly name: string;
  /** Null when everything is right. */
  readonly truth: HintCode | null;
  /** The age that staff have entered. */
  readonly age: Age;
  readonly picture: () => Promise<Buffer>;
}

type Fault<Params> = readonly [
  name: string,
  truth: HintCode | null,
  change: (customer: Params, random: Random) => Partial<Params>,
  age?: Age,
];

/** Pupil to pupil is about 29 % of the head's height in both families. */
const blurOf = (random: Random, headPx: number): number => headPx * 0.29 * between(random, 0.035, 0.06);

/*
 * Size and position are judged by the guide for the UK passport (head 29 to 34 mm), in which a head of 31.5 mm fills
 * 0.46 of the picture's height with its middle at 0.46 of it.
 */
const goodDrawn = (random: Random): Partial<PortraitParams> => ({
  headHeight: between(random, 0.44, 0.48),
  offsetX: between(random, -0.015, 0.015),
  offsetY: between(random, -0.06, -0.02),
});
const goodModelled = (random: Random): Partial<ModelledPortrait> => ({
  headHeight: between(random, 0.44, 0.48),
  centreX: between(random, 0.48, 0.52),
  centreY: between(random, 0.44, 0.48),
  backdrop: 'plain',
});

const drawnFaults: readonly Fault<PortraitParams>[] = [
  ['nobody', 'no-face', () => ({ people: 0 })],
  ['nobody in a room', 'no-face', () => ({ people: 0, background: 'busy' })],
  ['two people', 'several-faces', (_, r) => ({ people: 2, headHeight: between(r, 0.24, 0.36) })],
  ['far', 'too-far', (_, r) => ({ headHeight: between(r, 0.25, 0.38) })],
  ['near', 'too-close', (_, r) => ({ headHeight: between(r, 0.54, 0.66) })],
  ['at the left', 'move-left', (_, r) => ({ offsetX: -between(r, 0.08, 0.16) })],
  ['at the right', 'move-right', (_, r) => ({ offsetX: between(r, 0.08, 0.16) })],
  ['high', 'move-down', (_, r) => ({ offsetY: -0.04 - between(r, 0.12, 0.18) })],
  ['low', 'move-up', (_, r) => ({ offsetY: -0.04 + between(r, 0.12, 0.2) })],
  ['tilted clockwise', 'tilt-right', (_, r) => ({ roll: between(r, 9, 16) })],
  ['tilted anticlockwise', 'tilt-left', (_, r) => ({ roll: -between(r, 9, 16) })],
  ['turned to the right', 'turn-right', (_, r) => ({ yaw: between(r, 16, 26) })],
  ['turned to the left', 'turn-left', (_, r) => ({ yaw: -between(r, 16, 26) })],
  ['chin up', 'chin-down', (_, r) => ({ pitch: between(r, 22, 28) })],
  ['chin down', 'chin-up', (_, r) => ({ pitch: -between(r, 22, 28) })],
  ['dark', 'too-dark', (_, r) => ({ exposure: between(r, -1, -0.8) })],
  ['burnt', 'too-bright', (_, r) => ({ exposure: between(r, 0.85, 1) })],
  ['lit from a side', 'uneven-light', (_, r) => ({ light: pick(r, [-1, 1]) * between(r, 0.8, 1) })],
  ['eyes shut', 'eyes-closed', (_, r) => ({ eyesClosed: between(r, 0.9, 1) })],
  ['open-mouthed', 'mouth-open', (_, r) => ({ mouthOpen: between(r, 0.6, 1) })],
  ['smiling', 'smiling', (_, r) => ({ smile: between(r, 0.75, 1) })],
  ['blurred', 'blurred', ({ headHeight, height }, r) => ({ blur: blurOf(r, headHeight * height) })],
  ['before shelves', 'backdrop', () => ({ background: 'busy' })],
  ['child, smiling', null, (_, r) => ({ age: 'child', smile: between(r, 0.75, 1) }), 'child'],
  ['child, looking aside', null, (_, r) => ({ age: 'child', yaw: between(r, 10, 14) }), 'child'],
  ['baby, eyes shut', null, (_, r) => ({ age: 'baby', eyesClosed: between(r, 0.9, 1) }), 'baby'],
];

const modelledFaults: readonly Fault<ModelledPortrait>[] = [
  ['nobody', 'no-face', () => ({ person: false })],
  ['nobody before stripes', 'no-face', () => ({ person: false, backdrop: 'stripes' })],
  ['far', 'too-far', (_, r) => ({ headHeight: between(r, 0.25, 0.38) })],
  ['near', 'too-close', (_, r) => ({ headHeight: between(r, 0.54, 0.66) })],
  ['at the left', 'move-left', (_, r) => ({ centreX: 0.5 - between(r, 0.14, 0.22) })],
  ['at the right', 'move-right', (_, r) => ({ centreX: 0.5 + between(r, 0.14, 0.22) })],
  ['high', 'move-down', (_, r) => ({ centreY: 0.46 - between(r, 0.12, 0.18) })],
  ['low', 'move-up', (_, r) => ({ centreY: 0.46 + between(r, 0.12, 0.2) })],
  ['tilted clockwise', 'tilt-right', (_, r) => ({ roll: between(r, 9, 16) })],
  ['tilted anticlockwise', 'tilt-left', (_, r) => ({ roll: -between(r, 9, 16) })],
  ['turned to the right', 'turn-right', (_, r) => ({ yaw: between(r, 16, 26) })],
  ['turned to the left', 'turn-left', (_, r) => ({ yaw: -between(r, 16, 26) })],
  ['chin up', 'chin-down', (_, r) => ({ pitch: between(r, 22, 28) })],
  ['chin down', 'chin-up', (_, r) => ({ pitch: -between(r, 22, 28) })],
  ['dark', 'too-dark', (_, r) => ({ stops: between(r, -5, -3.8) })],
  ['burnt', 'too-bright', (_, r) => ({ stops: between(r, 1.9, 2.4) })],
  ['lit from a side', 'uneven-light', (_, r) => ({ sideLight: pick(r, [-1, 1]) * between(r, 0.8, 1) })],
  ['open-mouthed', 'mouth-open', (_, r) => ({ mouthOpen: between(r, 0.6, 1) })],
  ['smiling', 'smiling', (_, r) => ({ smile: between(r, 0.75, 1) })],
  ['blurred', 'blurred', ({ headHeight, height }, r) => ({ blur: blurOf(r, headHeight * height) })],
  ['before stripes', 'backdrop', () => ({ backdrop: 'stripes' })],
  ['child, smiling', null, (_, r) => ({ child: true, smile: between(r, 0.75, 1) }), 'child'],
];

export interface Counts {
  /** Number of portraits without a fault, and of portraits with each fault. */
  readonly good: number;
  readonly each: number;
}

function casesOf<Params>(
  family: string,
  customers: (count: number) => readonly Params[],
  faults: readonly Fault<Params>[],
  { good, each }: Counts,
  random: Random,
  picture: (params: Params) => Promise<Buffer>,
): GuidanceCase[] {
  const fine = customers(good).map((params, index): GuidanceCase => ({
    name: `${family} good ${index}`,
    truth: null,
    age: 'adult',
    picture: () => picture(params),
  }));
  const faulty = faults.flatMap(([name, truth, change, age = 'adult']) =>
    customers(each).map((customer, index): GuidanceCase => {
      const params = { ...customer, ...change(customer, random) };
      return { name: `${family} ${name} ${index}`, truth, age, picture: () => picture(params) };
    }),
  );
  return [...fine, ...faulty];
}

/** Returns the family on which the limits are set, as a camera of 1280 x 720 sees it. */
export function drawnCases(seed: number, counts: Counts): GuidanceCase[] {
  const random = seededRandom(seed);
  const customers = (count: number): PortraitParams[] =>
    portraitFamily(Math.floor(random() * 1e6), count).map((one) => ({
      ...one,
      // Blur and strokes are in px of the drawing, so the drawing keeps its size and the picture is reduced.
      ...goodDrawn(random),
    }));
  return casesOf('drawn', customers, drawnFaults, counts, random, async (params) => {
    const { data } = await renderPortrait(params, 'png');
    return sharp(data).resize(1280, 720).jpeg({ quality: 92 }).toBuffer();
  });
}

/** Returns the family on which they are scored. */
export function modelledCases(seed: number, counts: Counts): GuidanceCase[] {
  const random = seededRandom(seed);
  const customers = (count: number): ModelledPortrait[] =>
    Array.from({ length: count }, () => ({ ...modelledCustomer(random), ...goodModelled(random) }));
  const picture = async (params: ModelledPortrait): Promise<Buffer> => (await renderModelled(params)).data;
  const pairs = Array.from({ length: counts.each }, (_, index): GuidanceCase => {
    const both = customers(2).map((one) => ({ ...one, headHeight: between(random, 0.32, 0.4) }));
    return {
      name: `modelled two people ${index}`,
      truth: 'several-faces',
      age: 'adult',
      picture: async () => sideBySide(await Promise.all(both.map(picture))),
    };
  });
  return [...casesOf('modelled', customers, modelledFaults, counts, random, picture), ...pairs];
}

/** Joins two portraits of 720 px to one picture. */
async function sideBySide(portraits: readonly Buffer[]): Promise<Buffer> {
  const canvas = sharp({ create: { width: 1440, height: 720, channels: 3, background: '#ffffff' } });
  return canvas
    .composite(portraits.map((input, index) => ({ input, left: index * 720, top: 0 })))
    .jpeg({ quality: 92 })
    .toBuffer();
}
