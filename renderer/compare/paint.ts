/** Draws the pictures: only what is seen, and only what has changed. */
import { groundInMotion, type Chequers } from './chequers.ts';
import type { Box, Size } from './frame.ts';
import { placeInFrame } from './frame.ts';
import { levelFor } from './levels.ts';
import type { Side } from './modes.ts';
import { overlap, type Pane, type Region } from './panes.ts';
import type { Redraw } from './redraw.ts';
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
  /** The stage's own colour, beside the pictures. */
  readonly ground: string;
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

/** A canvas, and what is kept for drawing on it. */
export interface Easel {
  readonly context: CanvasRenderingContext2D;
  readonly copy: OffscreenCanvasRenderingContext2D;
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
    if (backdrop === 'transparent' && !moving) chequers.paint(context, ground, box, stage, density);
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

/** Copies what stays to where it then lies, by way of a second canvas: from itself a canvas is copied four times as slowly. */
function move({ context, copy }: Easel, { by, kept }: NonNullable<Redraw['moved']>): void {
  const { canvas } = context;
  if (copy.canvas.width !== canvas.width) copy.canvas.width = canvas.width;
  if (copy.canvas.height !== canvas.height) copy.canvas.height = canvas.height;
  copy.drawImage(canvas, 0, 0);
  for (const { left, top, width, height } of kept)
    context.drawImage(copy.canvas, left - by.x, top - by.y, width, height, left, top, width, height);
}

export function paint(easel: Easel, scene: Scene, { moved, parts }: Redraw): void {
  const { context } = easel;
  if (moved !== null) move(easel, moved);
  for (const part of parts) {
    context.fillStyle = scene.ground;
    context.fillRect(part.left, part.top, part.width, part.height);
    for (const pane of scene.panes)
      for (const region of pane.regions) paintRegion(easel, scene, pane, region, part);
  }
}
