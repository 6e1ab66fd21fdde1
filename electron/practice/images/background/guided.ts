/**
 * The guided filter (He, Sun, Tang, "Guided image filtering", TPAMI 2013) with a grey guide: makes a plane follow the
 * edges of a picture. Windows are squares, and sums run along rows and columns.
 */
import { planeLike, type Plane } from './planes.ts';

/** Returns the means over squares of `2 radius + 1` px, cut off at the edges of the plane. */
function boxMeans(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = planeLike(plane);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    let count = 0;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) {
        sum += plane.data[row + x + radius] ?? 0;
        count += 1;
      }
      if (x - radius - 1 >= 0) {
        sum -= plane.data[row + x - radius - 1] ?? 0;
        count -= 1;
      }
      if (x >= 0) across.data[row + x] = sum / count;
    }
  }
  const out = planeLike(plane);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -radius; y < height; y += 1) {
    const enters = y + radius;
    const leaves = y - radius - 1;
    if (enters < height) count += 1;
    if (leaves >= 0) count -= 1;
    for (let x = 0; x < width; x += 1) {
      let sum = sums[x] ?? 0;
      if (enters < height) sum += across.data[enters * width + x] ?? 0;
      if (leaves >= 0) sum -= across.data[leaves * width + x] ?? 0;
      sums[x] = sum;
      if (y >= 0) out.data[y * width + x] = sum / count;
    }
  }
  return out;
}

const times = (a: Plane, b: Plane): Plane => ({
  ...a,
  data: a.data.map((value, index) => value * (b.data[index] ?? 0)),
});

/** The result at a pixel is `gain * guide + offset`. */
export interface GuidedCoefficients {
  readonly gain: Plane;
  readonly offset: Plane;
}

/** @param evenness variance of the guide, levels squared, below which an area counts as even */
export function guidedCoefficients(
  guide: Plane,
  target: Plane,
  radius: number,
  evenness: number,
): GuidedCoefficients {
  const meanGuide = boxMeans(guide, radius);
  const meanTarget = boxMeans(target, radius);
  const [corrGuide, corrBoth] = [
    boxMeans(times(guide, guide), radius),
    boxMeans(times(guide, target), radius),
  ];
  const gain = planeLike(guide);
  const offset = planeLike(guide);
  for (let i = 0; i < gain.data.length; i += 1) {
    const mg = meanGuide.data[i] ?? 0;
    const mt = meanTarget.data[i] ?? 0;
    const own = ((corrBoth.data[i] ?? 0) - mg * mt) / ((corrGuide.data[i] ?? 0) - mg * mg + evenness);
    gain.data[i] = own;
    offset.data[i] = mt - own * mg;
  }
  return { gain: boxMeans(gain, radius), offset: boxMeans(offset, radius) };
}
