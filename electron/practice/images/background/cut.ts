/**
 * Cuts a picture in two along its edges: the globally best region for given odds, using the convex form of the
 * two-label problem (Chan, Esedoglu, Nikolova 2006), solved with the primal-dual steps of Chambolle and Pock (2011).
 */
import type { Pixels } from '../resample.ts';
import { planeLike, type Plane } from './planes.ts';

/** Step of both halves of the iteration: 1 / sqrt(8), the largest that converges. */
const STEP = 1 / Math.sqrt(8);
/** Cost of an edge across an even area, relative to one nat of odds. */
const SMOOTHNESS = 2.2;
/** Lowest cost, so that even an edge of the picture never makes the cut free. */
const LEAST_COST = 0.06;

/** Returns the cost of cutting beside each pixel: low where the colours change. */
export function edgeCosts({ data, width, height }: Pixels): Plane {
  const costs = { data: new Float32Array(width * height), width, height };
  let mean = 0;
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const right = x + 1 < width ? 3 : 0;
      const below = y + 1 < height ? width * 3 : 0;
      let change = 0;
      for (let channel = index * 3; channel < index * 3 + 3; channel += 1) {
        const own = data[channel] ?? 0;
        change += (own - (data[channel + right] ?? 0)) ** 2 + (own - (data[channel + below] ?? 0)) ** 2;
      }
      costs.data[index] = change;
      mean += change;
    }
  }
  const scale = Math.max(40, mean / (width * height));
  costs.data.forEach((change, index) => {
    costs.data[index] = SMOOTHNESS * Math.max(LEAST_COST, Math.exp(-change / scale));
  });
  return costs;
}

/** Rounds after which pixels with certain odds no longer change, whatever the first guess said of them. */
const ALL_CHANGE = 2;

/**
 * Returns the first column and the end of the columns that the cut may still change in each row, with their neighbours.
 * @param certain odds from which on one step decides a pixel, against the flows over all its edges
 */
function openColumns(
  { data, width, height }: Plane,
  certain: number,
): readonly (readonly [number, number])[] {
  const own = Array.from({ length: height }, (_, y): readonly [number, number] => {
    const row = data.subarray(y * width, (y + 1) * width);
    const isOpen = (odds: number): boolean => Math.abs(odds) < certain;
    return [row.findIndex(isOpen), row.findLastIndex(isOpen)];
  });
  return own.map(([first, last], y) => {
    // The flows of a row reach the rows above and below.
    const near = [own[y - 1], [first, last] as const, own[y + 1]].flatMap((columns) =>
      columns === undefined || columns[0] < 0 ? [] : [columns],
    );
    if (near.length === 0) return [0, 0];
    return [
      Math.max(0, Math.min(...near.map(([left]) => left)) - 1),
      Math.min(width, Math.max(...near.map(([, right]) => right)) + 2),
    ];
  });
}

/**
 * Returns 1 inside and 0 outside, with little between.
 * @param odds logarithm of the odds for inside, nats
 * @param start a first guess: a good one saves rounds
 */
export function cut(odds: Plane, costs: Plane, start: Plane, rounds: number): Plane {
  const { width, height } = odds;
  const towards = odds.data;
  const price = costs.data;
  const u = Float32Array.from(start.data);
  const ahead = Float32Array.from(start.data);
  // The last column of px and the last row of py stay 0, so that nothing flows out of the picture.
  const px = planeLike(odds).data;
  const py = planeLike(odds).data;
  const highest = price.reduce((one, other) => Math.max(one, other), 0);
  const open = openColumns(odds, 4 * highest + 1 / STEP);
  for (let round = 0; round < rounds; round += 1) {
    for (let y = 0; y < height; y += 1) {
      const [from, end] = round < ALL_CHANGE ? [0, width] : (open[y] ?? [0, 0]);
      const below = y + 1 < height ? width : 0;
      for (let x = from, i = y * width + from; x < end; x += 1, i += 1) {
        const own = ahead[i] ?? 0;
        const right = x + 1 < width ? 1 : 0;
        const gx = (px[i] ?? 0) + STEP * ((ahead[i + right] ?? 0) - own);
        const gy = (py[i] ?? 0) + STEP * ((ahead[i + below] ?? 0) - own);
        const length = gx * gx + gy * gy;
        const most = price[i] ?? 1;
        const shrink = length > most * most ? most / Math.sqrt(length) : 1;
        px[i] = gx * shrink;
        py[i] = gy * shrink;
      }
      // The flows of the next row need nothing of this one, so it is finished while it is in the processor's cache.
      for (let x = from, i = y * width + from; x < end; x += 1, i += 1) {
        const flowX = (px[i] ?? 0) - (x > 0 ? (px[i - 1] ?? 0) : 0);
        const flowY = (py[i] ?? 0) - (y > 0 ? (py[i - width] ?? 0) : 0);
        const before = u[i] ?? 0;
        const moved = before + STEP * (flowX + flowY + (towards[i] ?? 0));
        const now = moved < 0 ? 0 : moved > 1 ? 1 : moved;
        u[i] = now;
        ahead[i] = 2 * now - before;
      }
    }
  }
  return { data: u, width, height };
}
