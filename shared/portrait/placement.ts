import type { PortraitParams } from './params.ts';
import type { Point } from './svg.ts';

/** How head units become pixels: scaled, tilted about the middle of the face, then moved. */
export interface Placement {
  /** The middle of the face in px of the picture. */
  readonly centre: Point;
  /** Pixels per head unit. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly roll: number;
}

/** Returns the head's placement for a portrait's parameters. */
export function placementOf(params: PortraitParams): Placement {
  return {
    centre: { x: params.width * (0.5 + params.offsetX), y: params.height * (0.5 + params.offsetY) },
    scale: (params.height * params.headHeight) / 100,
    roll: params.roll,
  };
}

/** Converts a point of the head to px of the picture. */
export function toPixels({ centre, scale, roll }: Placement, { x, y }: Point): Point {
  const angle = (roll * Math.PI) / 180;
  return {
    x: centre.x + scale * (x * Math.cos(angle) - y * Math.sin(angle)),
    y: centre.y + scale * (x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

/** Returns the SVG transforms of the tilting head and of the body that stays upright below it. */
export function transforms({ centre, scale, roll }: Placement): { head: string; body: string } {
  const place = `translate(${centre.x.toFixed(2)} ${centre.y.toFixed(2)})`;
  // The neck follows a little more than half of the chin's movement, so that it still meets the jaw.
  const follow = -Math.sin((roll * Math.PI) / 180) * 50 * 0.6;
  return {
    head: `${place} rotate(${roll.toFixed(2)}) scale(${scale.toFixed(4)})`,
    body: `${place} scale(${scale.toFixed(4)}) translate(${follow.toFixed(2)} 0)`,
  };
}
