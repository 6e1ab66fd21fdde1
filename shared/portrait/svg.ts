/** A point in the units of its drawing: head units or pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Attributes = Readonly<Record<string, string | number>>;

/** Formats a number with at most two decimals: a hundredth of a pixel, and the same text on every machine. */
function number(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Returns one SVG element. Attribute names are SVG's own; values must need no escaping (numbers, colours, paths, ids). */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${text}/>` : `<${name}${text}>${children.join('')}</${name}>`;
}

/** A gradient's stops: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity: number];

const stops = (list: readonly Stop[]): string[] =>
  list.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );

/** Returns a radial gradient in the shape's own coordinates. */
export function radial(id: string, centre: Point, radius: number, list: readonly Stop[]): string {
  const place = { cx: centre.x, cy: centre.y, r: radius };
  return element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...place }, ...stops(list));
}

/** Returns a linear gradient in the shape's own coordinates. */
export function linear(id: string, from: Point, to: Point, list: readonly Stop[]): string {
  const place = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...place }, ...stops(list));
}

const pair = (point: Point): string => `${number(point.x)} ${number(point.y)}`;

/** Returns the Bézier pieces of a smooth curve through all points, without its first move (Catmull-Rom, uniform). */
function curveThrough(points: readonly Point[], closed = false): string {
  const ends = closed ? points.length - 1 : 0;
  const at = (index: number): Point => {
    // An open curve repeats its end points; a closed one, whose last point is its first, wraps round.
    const wrapped = closed ? (index + ends) % ends : Math.max(0, Math.min(points.length - 1, index));
    const point = points[wrapped];
    if (!point) throw new Error('A curve needs points');
    return point;
  };
  const pieces: string[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    pieces.push(`C${pair(leave)} ${pair(arrive)} ${pair(to)}`);
  }
  return pieces.join('');
}

/** Returns an open smooth line through the points. */
export function line(points: readonly Point[]): string {
  const [first] = points;
  if (!first) throw new Error('A line needs points');
  return `M${pair(first)}${curveThrough(points)}`;
}

/** Returns a closed line through the points, smooth everywhere. */
export function loop(points: readonly Point[]): string {
  const [first] = points;
  if (!first) throw new Error('A loop needs points');
  return `M${pair(first)}${curveThrough([...points, first], true)}Z`;
}

/** Returns a closed shape of smooth stretches that meet in corners; each stretch begins where the previous one ended. */
export function shape(...stretches: readonly (readonly Point[])[]): string {
  let last: Point | undefined;
  let path = '';
  for (const stretch of stretches) {
    const points = last ? [last, ...stretch] : stretch;
    path += last ? curveThrough(points) : line(points);
    last = points.at(-1);
  }
  return `${path}Z`;
}
