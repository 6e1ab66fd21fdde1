/**
 * How plain the wall behind a sitter is: edges and colours beside and above the head, within the area that the photo will
 * show. Pure, over a reduced picture; luma as in `face/pixels.ts`.
 */
import { lumaOf, quantile, valueAt, type FacePixels } from '../face/pixels.ts';
import type { Backdrop, Position } from './sitter.ts';

/** A head's position and size, in px of the picture or of its reduction. */
export interface HeadPosition {
  readonly crown: Position;
  readonly chin: Position;
  readonly headPx: number;
}

/* Shares of the head's height, crown to chin. A 35 x 45 mm photo shows half of it to either side and an eighth above. */
/** Distance from the axis beyond which hair of ordinary width has ended. */
const HAIR = 0.52;
const REACH = 0.95;
/** Height above the crown beyond which high hair has ended. */
const HAIR_RISE = 0.28;
const RISE = 0.5;
/** Lower limit of the search, just above the chin: below it the shoulders begin, and they do not tilt with the head. */
const FALL = -0.12;

/** Side of the regions whose lightness is compared, as a share of the head's height. */
const REGION = 0.22;
/** Samples that a region needs before it counts. */
const REGION_SAMPLES = 9;
/** With fewer samples the backdrop is unknown, because the head fills the picture. */
const LEAST_SAMPLES = 60;

/** Luma difference over two px of the reduced picture that counts as an edge. */
const EDGE = 10;
/** Colour distance (chroma as in ITU-R BT.601, levels) from the backdrop's own colour that counts as different. */
const UNLIKE = 14;
/** Share of regions left out at both ends: a lamp's reflection is not the wall. */
const OUTLIERS = 0.04;

interface Sample {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
  readonly edge: boolean;
  /** The region's column and row. */
  readonly region: string;
}

/** Position along the head's axis, in head heights from the crown: right and down positive. */
interface AlongHead {
  readonly across: number;
  readonly down: number;
}

const isBackdrop = ({ across, down }: AlongHead): boolean => {
  const beside = Math.abs(across);
  return beside <= REACH && down >= -RISE && (beside >= HAIR || down <= -HAIR_RISE);
};

function sampleAt(small: FacePixels, x: number, y: number, position: AlongHead): Sample {
  const at = (y * small.width + x) * small.channels;
  const [r, g, b] = [small.data[at] ?? 0, small.data[at + 1] ?? 0, small.data[at + 2] ?? 0];
  const luma = lumaOf(r, g, b);
  const across = Math.abs(valueAt(small, x + 1, y) - valueAt(small, x - 1, y));
  const down = Math.abs(valueAt(small, x, y + 1) - valueAt(small, x, y - 1));
  return {
    luma,
    blue: 0.564 * (b - luma),
    red: 0.713 * (r - luma),
    edge: Math.max(across, down) > EDGE,
    region: `${Math.floor(position.across / REGION)} ${Math.floor(position.down / REGION)}`,
  };
}

/** Returns every px of the backdrop within the picture. */
function samplesOf(small: FacePixels, { crown, chin, headPx }: HeadPosition, scale: number): Sample[] {
  const head = headPx * scale;
  const [cx, cy] = [crown.x * scale, crown.y * scale];
  const tilt = Math.atan2(crown.x - chin.x, chin.y - crown.y);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  // The corners of a tilted frame are further out than its sides.
  const reach = Math.ceil(head * 1.5);
  const samples: Sample[] = [];
  const [left, right] = [
    Math.max(1, Math.round(cx) - reach),
    Math.min(small.width - 2, Math.round(cx) + reach),
  ];
  const top = Math.max(1, Math.round(cy) - reach);
  const bottom = Math.min(small.height - 2, Math.round(chin.y * scale + head * FALL));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [dx, dy] = [(x + 0.5 - cx) / head, (y + 0.5 - cy) / head];
      const position = { across: dx * cos + dy * sin, down: dy * cos - dx * sin };
      if (isBackdrop(position)) samples.push(sampleAt(small, x, y, position));
    }
  }
  return samples;
}

const median = (samples: readonly Sample[], pick: (sample: Sample) => number): number =>
  quantile(samples.map(pick), 0.5);

function clutterOf(samples: readonly Sample[]): number {
  const blue = median(samples, (sample) => sample.blue);
  const red = median(samples, (sample) => sample.red);
  const unlike = samples.filter(
    (sample) => sample.edge || Math.hypot(sample.blue - blue, sample.red - red) > UNLIKE,
  );
  return unlike.length / samples.length;
}

function unevennessOf(samples: readonly Sample[]): number {
  const regions = Map.groupBy(samples, ({ region }) => region);
  const lights = [...regions.values()]
    .filter(({ length }) => length >= REGION_SAMPLES)
    .map((region) => median(region, ({ luma }) => luma));
  return quantile(lights, 1 - OUTLIERS) - quantile(lights, OUTLIERS);
}

/**
 * Measures the backdrop.
 *
 * @param head in px of the picture
 * @param scale px of the reduced picture for each px of the picture
 * @returns null when too little of it is in the picture to tell
 */
export function backdropOf(small: FacePixels, head: HeadPosition, scale: number): Backdrop | null {
  const samples = samplesOf(small, head, scale);
  if (samples.length < LEAST_SAMPLES) return null;
  return { clutter: clutterOf(samples), unevenness: unevennessOf(samples) };
}
