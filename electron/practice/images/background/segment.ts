/** Person or backdrop, on a small copy of the picture: what is expected, what colours say, and where edges run. */
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

/** Size of the small copy: half a thousand pixels a side tell a person from a wall. */
const SMALL_PIXELS = 200_000;
/** Times that colours are learnt anew from the last cut, and steps of each cut. */
const LESSONS = [90, 60, 60] as const;
/** One pixel's colour never decides alone: most that it counts, nats. */
const MOST_COLOUR = 5;
/** Odds of what is certain. */
const CERTAIN = 30;
/** What a plain backdrop's fit does not explain: marks on the wall, the odd cable. */
const UNEXPLAINED = 0.02;

export interface Segmentation {
  readonly small: Pixels;
  /** 1 person, 0 backdrop, over the small copy. */
  readonly person: Plane;
  /** Heads in px of the small copy. */
  readonly heads: readonly SourceHead[];
  /** Small px for each px of the picture. */
  readonly scale: number;
  /** One colour that changes slowly, or none: then the colour behind a hair is a guess. */
  readonly isPlain: boolean;
}

/** Density of the backdrop's colours at each pixel. */
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

/** Finds the people in front of whatever is behind them. */
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
