/** A small depth-buffered renderer for surfaces defined by a formula. Orthographic, in half head heights. */
import type { Rgb } from './params.ts';

export interface Vec {
  readonly x: number;
  /** Downwards. */
  readonly y: number;
  /** Towards the camera. */
  readonly z: number;
}

export const vec = (x: number, y: number, z: number): Vec => ({ x, y, z });
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const unit = (a: Vec): Vec => {
  const length = Math.sqrt(dot(a, a)) || 1;
  return vec(a.x / length, a.y / length, a.z / length);
};

/** A colour with its opacity; null paints nothing. */
export type Paint = { readonly colour: Rgb; readonly opacity: number } | null;

export interface Surface {
  /** Returns a point for u and v from 0 to 1, before the head is turned. */
  readonly at: (u: number, v: number) => Vec;
  /** Returns the point's colour, unlit. */
  readonly paint: (point: Vec) => Paint;
  readonly columns: number;
  readonly rows: number;
  /** True for surfaces without shadow and light: lenses and their glare. */
  readonly unlit?: boolean;
  /** True for the body, which does not turn with the head. */
  readonly still?: boolean;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** RGB, 0 to 255, not rounded. */
  readonly colour: Float32Array;
  readonly depth: Float32Array;
}

export interface View {
  /** Turns a point of the head into the picture's space. */
  readonly turn: (point: Vec) => Vec;
  /** Converts picture space to px. */
  readonly place: (point: Vec) => { readonly x: number; readonly y: number };
  /** Returns the brightness of a surface with this direction; 1 is neutral. */
  readonly light: (normal: Vec) => number;
}

interface Corner {
  readonly own: Vec;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly light: number;
}

function corners(surface: Surface, view: View): Corner[] {
  const { columns, rows, at, still = false, unlit = false } = surface;
  const turned = (u: number, v: number): Vec => (still ? at(u, v) : view.turn(at(u, v)));
  const step = 0.002;
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Corner => {
    const u = (index % (columns + 1)) / columns;
    const v = Math.floor(index / (columns + 1)) / rows;
    const here = turned(u, v);
    const u0 = Math.max(0, u - step);
    const u1 = Math.min(1, u + step);
    const v0 = Math.max(0, v - step);
    const v1 = Math.min(1, v + step);
    const left = turned(u0, v);
    const right = turned(u1, v);
    const up = turned(u, v0);
    const down = turned(u, v1);
    const along = vec(right.x - left.x, right.y - left.y, right.z - left.z);
    const across = vec(down.x - up.x, down.y - up.y, down.z - up.z);
    const normal = unit(
      vec(
        along.y * across.z - along.z * across.y,
        along.z * across.x - along.x * across.z,
        along.x * across.y - along.y * across.x,
      ),
    );
    // Visible surfaces face the camera.
    const facing = normal.z < 0 ? vec(-normal.x, -normal.y, -normal.z) : normal;
    return { own: at(u, v), ...view.place(here), z: here.z, light: unlit ? 1 : view.light(facing) };
  });
}

function fill(canvas: Canvas, surface: Surface, [a, b, c]: readonly [Corner, Corner, Corner]): void {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (Math.abs(area) < 1e-9) return;
  const x0 = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
  const x1 = Math.min(canvas.width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5));
  const y0 = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const y1 = Math.min(canvas.height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const px = x + 0.5;
      const py = y + 0.5;
      const q = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) / area;
      const r = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) / area;
      const p = 1 - q - r;
      if (p < -1e-6 || q < -1e-6 || r < -1e-6) continue;
      const z = p * a.z + q * b.z + r * c.z;
      const at = y * canvas.width + x;
      if (z <= (canvas.depth[at] ?? 0)) continue;
      const paint = surface.paint(
        vec(
          p * a.own.x + q * b.own.x + r * c.own.x,
          p * a.own.y + q * b.own.y + r * c.own.y,
          p * a.own.z + q * b.own.z + r * c.own.z,
        ),
      );
      if (paint === null) continue;
      if (paint.opacity > 0.9) canvas.depth[at] = z;
      const light = p * a.light + q * b.light + r * c.light;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = canvas.colour[at * 3 + channel] ?? 0;
        const over = (paint.colour[channel] ?? 0) * light;
        canvas.colour[at * 3 + channel] = under + (over - under) * paint.opacity;
      }
    }
  }
}

/** Draws a surface; transparent surfaces must be drawn after those they cover. */
export function cast(canvas: Canvas, surface: Surface, view: View): void {
  const net = corners(surface, view);
  const stride = surface.columns + 1;
  for (let row = 0; row < surface.rows; row += 1) {
    for (let column = 0; column < surface.columns; column += 1) {
      const index = row * stride + column;
      const a = net[index];
      const b = net[index + 1];
      const c = net[index + stride];
      const d = net[index + stride + 1];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      fill(canvas, surface, [a, b, c]);
      fill(canvas, surface, [b, d, c]);
    }
  }
}
