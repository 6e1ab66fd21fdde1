/** Draws the pictures: only what is seen, and only what has changed. */
import { groundInMotion, type Chequers } from './chequers.ts';
import type { Box, Size } from './frame.ts';
import { placeInFrame } from './frame.ts';
import { levelFor } from './levels.ts';
import type { Side } from './modes.ts';
import { overlap, type Pane, type Region } from './panes.ts';
import { boxOnStage, type View } from './view.ts';

export interface PaintedPicture {
  /** The largest first. */
  readonly levels: readonly ImageBitmap[];
  /** Something behind it may be seen. */
  readonly seeThrough: boolean;
}

export interface Scene {
  readonly stage: Size;
  readonly panes: readonly Pane[];
  readonly frame: Size;
  readonly view: View;
  readonly pictures: Readonly<Record<Side, PaintedPicture | null>>;
  /** `#rrggbb` behind what is transparent, or `transparent` for a chequered ground. */
  readonly backdrop: string;
  /** False shows the pixels as squares. */
  readonly smooth: boolean;
  /** The zoom changes: what no one sees in a picture that grows is left out. */
  readonly moving: boolean;
  /** Pixels of the display for one of the page. */
  readonly density: number;
}

/** In motion pixels are repeated rather than left out: a smaller level is read in less time. */
const repeatedMost = 1 / 0.7;

/** Many pictures end in the grey of the page. */
const edge = '#7c7c7c';

/**
 * The scene as it is drawn after another one: while the zoom changes, no two frames show the same pixels, and to smooth
 * them takes most of the time that a frame has.
 */
export const inMotion = (last: Scene | null, next: Scene): Scene =>
  last !== null && last.view.zoom !== next.view.zoom ? { ...next, moving: true } : next;

/** A canvas, and what is kept for drawing on it. */
export interface Easel {
  readonly context: CanvasRenderingContext2D;
  readonly chequers: Chequers;
}

/** @param seen the part of the stage that is drawn */
function paintPicture(
  { context, chequers }: Easel,
  { stage, backdrop, smooth, moving, density }: Scene,
  picture: PaintedPicture,
  box: Box,
  seen: Box,
): void {
  const { left, top, width, height } = box;
  const level = levelFor(picture.levels, moving ? width / repeatedMost : width);
  const ground = overlap(box, seen);
  if (level === undefined) return;
  if (picture.seeThrough && ground !== null) {
    if (backdrop === 'transparent' && !moving) chequers.paint(context, ground, stage, density);
    else {
      context.fillStyle = backdrop === 'transparent' ? groundInMotion : backdrop;
      context.fillRect(ground.left, ground.top, ground.width, ground.height);
    }
  }
  context.imageSmoothingEnabled = smooth && !moving;
  context.drawImage(level, left, top, width, height);
  context.strokeStyle = edge;
  context.strokeRect(left - 0.5, top - 0.5, width + 1, height + 1);
}

function paintRegion(easel: Easel, scene: Scene, pane: Pane, region: Region, part: Box): void {
  const { context } = easel;
  const picture = scene.pictures[region.side];
  const [full] = picture?.levels ?? [];
  const seen = overlap(region, part);
  if (picture === null || full === undefined || seen === null) return;
  context.save();
  context.beginPath();
  context.rect(seen.left, seen.top, seen.width, seen.height);
  context.clip();
  const box = boxOnStage(scene.view, scene.frame, pane, placeInFrame(full, scene.frame));
  paintPicture(easel, scene, picture, box, seen);
  context.restore();
}

/**
 * What of the stage differs between two scenes. Moving the divider changes only the strip that it has passed.
 *
 * @returns null when nothing does
 */
export function changedPart(last: Scene | null, next: Scene): Box | null {
  const whole: Box = { left: 0, top: 0, ...next.stage };
  if (last === null) return whole;
  const { panes: lastPanes, ...lastRest } = last;
  const { panes, ...rest } = next;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  if (keys.some((key) => rest[key] !== lastRest[key])) return whole;
  const splitOf = (of: readonly Pane[]): number | null =>
    of.length === 1 && of[0]?.regions.length === 2 ? (of[0].regions[0]?.width ?? null) : null;
  const [from, to] = [splitOf(lastPanes), splitOf(panes)];
  if (from === null || to === null) return lastPanes === panes ? null : whole;
  if (from === to) return null;
  return { ...whole, left: Math.min(from, to), width: Math.abs(from - to) };
}

/** @param part what is drawn anew; the rest stays */
export function paint(easel: Easel, scene: Scene, part: Box): void {
  easel.context.clearRect(part.left, part.top, part.width, part.height);
  for (const pane of scene.panes)
    for (const region of pane.regions) paintRegion(easel, scene, pane, region, part);
}
