/** Draws the pictures: only the visible parts, and only those that changed. */
import { groundInMotion, type Chequers } from './chequers.ts';
import { boxInFrame, type Box } from './frame.ts';
import { levelFor } from './levels.ts';
import { overlap, type Pane, type Region } from './panes.ts';
import type { Redraw } from './redraw.ts';
import type { PaintedPicture, Scene } from './scene.ts';
import { boxOnStage } from './view.ts';

/** In motion, pixels are repeated rather than left out, because a smaller level is read faster. */
const repeatedMost = 1 / 0.7;

/** Line around the picture, because many pictures end in the page's grey. */
const edge = '#7c7c7c';

/** A canvas and the objects needed to draw on it. */
export interface Easel {
  readonly context: CanvasRenderingContext2D;
  readonly copy: OffscreenCanvasRenderingContext2D;
  readonly chequers: Chequers;
}

/** @param seen the part of the stage to draw */
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
  const box = boxOnStage(scene.view, scene.frame, pane, boxInFrame(full, scene.frame));
  paintPicture(easel, scene, picture, box, seen);
  context.restore();
}

/**
 * Copies the kept parts to their new position through a second canvas: copying a canvas onto itself takes four times as
 * long.
 */
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
