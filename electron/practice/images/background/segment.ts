/**
 * Separates person from backdrop on a small copy of the picture, by the expected silhouette, the colours, and the
 * edges.
 */
import type { Checkpoint } from '../checkpoint.ts';
import type { SourceHead } from '../crop.ts';
import { headIn, facesIn } from '../models.ts';
import { reduced } from '../picture.ts';
import type { Pixels } from '../resample.ts';
import { findPlainBackdrop, residualsAt, type PlainBackdrop } from './backdrop.ts';
import { binOf, learnColours, type ColourModel } from './colours.ts';
import { cut, edgeCosts } from './cut.ts';
import type { Plane } from './planes.ts';
import { tidy } from './regions.ts';
import { expectSitters, UNKNOWN, type Expectation } from './silhouette.ts';

/** Pixels of the small copy: about 450 px per side are enough to distinguish a person from a wall. */
const SMALL_PIXELS = 200_000;
/** For each round, the steps of its cut; colours are learnt again from the cut after each round. */
const LESSONS = [90, 60, 60] as const;
/** Maximum weight of a pixel's colour, nats: it never decides alone. */
const MOST_COLOUR = 5;
/** Log odds of certain pixels. */
const CERTAIN = 30;
/** Share of the backdrop that a plain fit does not explain: marks on the wall, a cable. */
const UNEXPLAINED = 0.02;

export interface Segmentation {
  readonly small: Pixels;
  /** 1 for person, 0 for backdrop, over the small copy. */
  readonly person: Plane;
  /** Heads in px of the small copy. */
  readonly heads: readonly SourceHead[];
  /** Small px per px of the picture. */
  readonly scale: number;
  /** True when the backdrop is one slowly changing colour; otherwise the colour behind hair is a guess. */
  readonly isPlain: boolean;
}

/** Returns the density of the backdrop's colours at each pixel. */
function backdropDensities(small: Pixels, model: ColourModel, plain: PlainBackdrop | null): Float32Array {
  const every = new Uint32Array(small.width * small.height).map((_, index) => index);
  const learnt = new Float32Array(every.length).map((_, index) => model[binOf(small.data, index * 3)] ?? 0);
  if (plain === null) return learnt;
  const peak = (1 - UNEXPLAINED) / (Math.sqrt(2 * Math.PI) * plain.deviation) ** 3;
  return residualsAt(plain, small, every).map((residual, index) => {
    const far = residual / plain.deviation;
    return peak * Math.exp(-0.5 * far * far) + UNEXPLAINED * (learnt[index] ?? 0);
  });
}

function oddsOf(
  small: Pixels,
  { certainty, odds }: Expectation,
  person: Plane,
  isFirst: boolean,
): { readonly odds: Plane; readonly isPlain: boolean } {
  const inside = learnColours(small, (index) =>
    certainty[index] === 1 || (person.data[index] ?? 0) > 0.8 ? 1 : 0,
  );
  const isBackdrop = (index: number): boolean =>
    certainty[index] === 0 || (!isFirst && certainty[index] === UNKNOWN && (person.data[index] ?? 0) < 0.2);
  const outside = learnColours(small, (index) => (isBackdrop(index) ? 1 : 0));
  const plain = findPlainBackdrop(small, isBackdrop);
  const densities = backdropDensities(small, outside, plain);
  const data = odds.data.map((expected, index) => {
    if (certainty[index] === 1) return CERTAIN;
    if (certainty[index] === 0) return -CERTAIN;
    const forPerson = inside[binOf(small.data, index * 3)] ?? 0;
    const colour = Math.log(forPerson / (densities[index] ?? 1));
    return expected + Math.max(-MOST_COLOUR, Math.min(MOST_COLOUR, colour));
  });
  return { odds: { data, width: person.width, height: person.height }, isPlain: plain !== null };
}

function scaleHead(head: SourceHead, scale: number): SourceHead {
  return {
    eyes: { x: head.eyes.x * scale, y: head.eyes.y * scale },
    eyesToCrown: head.eyesToCrown * scale,
    eyesToChin: head.eyesToChin * scale,
    tilt: head.tilt,
  };
}

/** Separates the people in a picture from everything behind them. */
export async function segment(picture: Pixels, checkpoint: Checkpoint): Promise<Segmentation> {
  const faces = await facesIn(picture);
  await checkpoint();
  const small = await reduced(picture, SMALL_PIXELS);
  const scale = small.width / picture.width;
  const heads = faces.map((face) => scaleHead(headIn(face), scale));
  const expectation = expectSitters(heads, small.width, small.height);
  const costs = edgeCosts(small);
  let person: Plane = {
    data: expectation.odds.data.map((value) => (value > 0.4 ? 1 : value < -0.4 ? 0 : 0.5)),
    width: small.width,
    height: small.height,
  };
  let isPlain = false;
  for (const [lesson, rounds] of LESSONS.entries()) {
    await checkpoint();
    const learnt = oddsOf(small, expectation, person, lesson === 0);
    isPlain = learnt.isPlain;
    person = tidy(cut(learnt.odds, costs, person, rounds), expectation);
  }
  return { small, person, heads, scale, isPlain };
}
