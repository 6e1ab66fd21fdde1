/** Rotation, scale and shift that relate the points of two pictures. Pure geometry, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps target to source: `source = origin + R(angle) * scale * target`. */
export interface Similarity {
  /** Source pixels per target pixel. */
  readonly scale: number;
  /** Clockwise on screen, radians: the source's tilt, which the target no longer has. */
  readonly angle: number;
  /** The target's (0, 0) in the source. */
  readonly origin: Point;
}

/** Returns the source point of a target point. */
export function toSource({ scale, angle, origin }: Similarity, { x, y }: Point): Point {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return { x: origin.x + cos * x - sin * y, y: origin.y + sin * x + cos * y };
}

/** Returns the target point of a source point. */
export function toTarget({ scale, angle, origin }: Similarity, { x, y }: Point): Point {
  const dx = x - origin.x;
  const dy = y - origin.y;
  const cos = Math.cos(angle) / scale;
  const sin = Math.sin(angle) / scale;
  return { x: cos * dx + sin * dy, y: cos * dy - sin * dx };
}

/** Returns the similarity of that scale and angle that puts source point `from` on target point `to`. */
export function anchored(scale: number, angle: number, from: Point, to: Point): Similarity {
  const moved = toSource({ scale, angle, origin: { x: 0, y: 0 } }, to);
  return { scale, angle, origin: { x: from.x - moved.x, y: from.y - moved.y } };
}
