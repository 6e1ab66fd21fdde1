/** Tidies a raw cut: one person without islands, and without holes where no backdrop can show. */
import { UNKNOWN, type Expectation } from './silhouette.ts';
import type { Plane } from './planes.ts';

/**
 * Marks the pixels that can be reached from `starts` through pixels for which `joins` is true; each pixel has four
 * neighbours.
 */
function reach(
  starts: readonly number[],
  joins: (index: number) => boolean,
  width: number,
  height: number,
): Uint8Array {
  const reached = new Uint8Array(width * height);
  const waiting = starts.filter(joins);
  for (const index of waiting) reached[index] = 1;
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % width;
    const neighbours = [x > 0 ? index - 1 : -1, x + 1 < width ? index + 1 : -1, index - width, index + width];
    for (const next of neighbours) {
      if (next < 0 || next >= width * height || reached[next] === 1 || !joins(next)) continue;
      reached[next] = 1;
      waiting.push(next);
    }
  }
  return reached;
}

const indices = (length: number, wanted: (index: number) => boolean): number[] => {
  const found: number[] = [];
  for (let index = 0; index < length; index += 1) if (wanted(index)) found.push(index);
  return found;
};

/**
 * Returns the cut without pieces that are not connected to the person, and with holes filled where the person is
 * expected: a white collar in front of a white wall is a collar. Gaps between hair and shoulder stay.
 */
export function tidy(cut: Plane, { certainty, odds }: Expectation): Plane {
  const { width, height } = cut;
  const isPerson = (index: number): boolean => (cut.data[index] ?? 0) >= 0.5;
  const anyCertain = certainty.includes(1);
  const seeds = indices(width * height, (index) =>
    anyCertain ? certainty[index] === 1 : certainty[index] === UNKNOWN && (odds.data[index] ?? 0) > 1,
  );
  const person = reach(seeds, isPerson, width, height);
  const onFrame = indices(width * height, (index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const open = reach(onFrame, (index) => person[index] === 0, width, height);
  const data = cut.data.map((value, index) => {
    if (person[index] === 1) return value;
    const isHole = open[index] === 0 && (odds.data[index] ?? 0) > 0.6;
    return isHole ? 1 : Math.min(value, 0.49) * (open[index] === 1 && value >= 0.5 ? 0 : 1);
  });
  return { data, width, height };
}
