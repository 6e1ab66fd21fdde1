/**
 * Puts the document's own colour behind the person, if the backdrop is plain (however unevenly lit) and unlike the
 * person. Otherwise the photo stays as it is: a wrong cut is worse than a wall.
 */
import { flood, leak, takeStains, type Person } from './backdrop-reach.ts';
import { distanceFrom, findPlainWall, toSurface, wallAt, type PlainWall } from './plain-wall.ts';
import type { Pixels } from './resample.ts';

/** Strips at the sides, as a share of the photo's width, from which the backdrop is learnt, down to the chin. */
const SIDE_STRIP = 0.1;
/** Maximum distance of a backdrop pixel from the wall's colour: in deviations, with limits in levels. */
const FAR_DEVIATIONS = 4;
const FAR_LEVELS = { least: 12, most: 34 } as const;
/**
 * Share of skull and neck that may look like backdrop: glints on glasses stay below, a white head in front of a white
 * wall does not.
 */
const MAX_LEAK = 0.004;
/** Edge between person and backdrop, as a share of the photo's width: wider than the blur of a good lens. */
const EDGE = 0.006;
/** Half side of the square from which the person's own colour beside the edge is taken, in edges. */
const REACH = 3;

/** Marks with 1 the pixels that are not flooded but within `radius` of one that is, horizontally or vertically. */
function besides(reached: Uint8Array, radius: number, { width, height }: Pixels): Uint8Array {
  const near = new Uint8Array(reached.length);
  const mark = (index: number): void => {
    if (reached[index] === 0) near[index] = 1;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (reached[index] === 0) continue;
      // Only the rim of the flood has neighbours to mark.
      const inner =
        reached[index - 1] === 1 &&
        reached[index + 1] === 1 &&
        reached[index - width] === 1 &&
        reached[index + width] === 1;
      if (inner) continue;
      for (let j = Math.max(0, y - radius); j <= Math.min(height - 1, y + radius); j += 1) {
        for (let i = Math.max(0, x - radius); i <= Math.min(width - 1, x + radius); i += 1)
          mark(j * width + i);
      }
    }
  }
  return near;
}

/** Red, green and blue, as in a picture or between its levels. */
type Levels = readonly [number, number, number];

const channelsOf = (colour: string): Levels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

interface Cut {
  readonly photo: Pixels;
  readonly backdrop: PlainWall;
  /** 1 where the backdrop is, and 1 where its edge is. */
  readonly reached: Uint8Array;
  readonly band: Uint8Array;
  /** Distance within which to look for the person's own colour, px. */
  readonly reach: number;
}

/** Returns the person's mean colour around a pixel of the edge; null where there is only edge: a loose hair. */
function personNear({ photo, reached, band, reach }: Cut, x: number, y: number): Levels | null {
  const { data, width, height } = photo;
  // Four numbers instead of an array, because about ten million pixels are added up for one photo.
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  // Every second pixel is enough.
  for (let j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j += 2) {
    for (let i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i += 2) {
      const index = j * width + i;
      if (reached[index] === 1 || band[index] === 1) continue;
      count += 1;
      red += data[index * 3] ?? 0;
      green += data[index * 3 + 1] ?? 0;
      blue += data[index * 3 + 2] ?? 0;
    }
  }
  return count === 0 ? null : [red / count, green / count, blue / count];
}

/**
 * Returns the old wall's share in a pixel of the edge, 0 to 1, from its colour's position between wall and person.
 */
function wallShare(cut: Cut, index: number, x: number, y: number, old: Levels): number {
  const person = personNear(cut, x, y);
  // A loose hair or a mark keeps its difference from the wall.
  if (person === null) return 0;
  let along = 0;
  let square = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const span = (person[channel] ?? 0) - (old[channel] ?? 0);
    along += ((cut.photo.data[index * 3 + channel] ?? 0) - (old[channel] ?? 0)) * span;
    square += span * span;
  }
  return square === 0 ? 0 : 1 - Math.max(0, Math.min(1, along / square));
}

const exchanged = (level = 0, share: number, change: number): number =>
  Math.max(0, Math.min(255, Math.round(level + share * change)));

/**
 * Returns the photo with the colour in place of the backdrop; in mixed pixels of the edge, only the wall's part is
 * replaced.
 */
function exchange(cut: Cut, [red, green, blue]: Levels): Pixels {
  const { data, width, height } = cut.photo;
  const out = new Uint8Array(data);
  for (let index = 0; index < width * height; index += 1) {
    if (cut.reached[index] === 1) {
      // Completely even: the wall's noise and dust disappear.
      out[index * 3] = red;
      out[index * 3 + 1] = green;
      out[index * 3 + 2] = blue;
    } else if (cut.band[index] === 1) {
      const x = index % width;
      const y = Math.floor(index / width);
      const across = toSurface(x, width);
      const down = toSurface(y, height);
      const old: Levels = [
        wallAt(cut.backdrop, 0, across, down),
        wallAt(cut.backdrop, 1, across, down),
        wallAt(cut.backdrop, 2, across, down),
      ];
      const share = wallShare(cut, index, x, y, old);
      out[index * 3] = exchanged(data[index * 3], share, red - old[0]);
      out[index * 3 + 1] = exchanged(data[index * 3 + 1], share, green - old[1]);
      out[index * 3 + 2] = exchanged(data[index * 3 + 2], share, blue - old[2]);
    }
  }
  return { data: out, width, height };
}

/**
 * Puts a wall of the document's colour behind the person. A pixel of the edge mixes person and old wall: the old
 * wall's share is found from the person's colour beside it and replaced, so that no halo remains.
 *
 * @param colour `#RRGGBB`
 * @returns null when the backdrop is not plain or too much like the person
 */
export function replaceBackdrop(photo: Pixels, colour: string, person: Person): Pixels | null {
  const { width } = photo;
  const strip = width * SIDE_STRIP;
  const backdrop = findPlainWall(photo, (x, y) => (x < strip || x >= width - strip) && y < person.chinY);
  if (backdrop === null) return null;
  const limit = Math.max(FAR_LEVELS.least, Math.min(FAR_LEVELS.most, backdrop.deviation * FAR_DEVIATIONS));
  const far = distanceFrom(backdrop, photo);
  const reached = flood(far, limit, photo, person.chinY);
  if (leak(reached, photo, person) > MAX_LEAK) return null;
  takeStains(reached, far, limit, photo);
  const edge = Math.max(1, Math.round(width * EDGE));
  const band = besides(reached, edge, photo);
  return exchange({ photo, backdrop, reached, band, reach: edge * REACH }, channelsOf(colour));
}
