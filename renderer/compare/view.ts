/** Computes which part of the frame is visible, and how large: pure functions. Lengths are pixels of the display. */
import type { Box, Size } from './frame.ts';

/** A point on a pane, relative to the pane's middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface View {
  /** Pixels of the display for one pixel of the frame. */
  readonly zoom: number;
  /** The point of the frame in the middle of the pane, as shares of its width and height. */
  readonly centreX: number;
  readonly centreY: number;
}

/** 400 %: enough to tell single pixels apart at arm's length. */
const mostZoom = 4;
/** Zoom factor of one press of a key or button; a notch of a wheel gives about half as much. */
export const zoomStep = 1.5;

/** Space on every side of a frame that is shown whole, so that its edge is visible. */
const margin = 8;

/** Returns the zoom that shows the whole frame as large as possible. A stage without a size counts as one pixel. */
const fittingZoom = (frame: Size, pane: Size): number =>
  Math.min(
    Math.max(1, pane.width - 2 * margin) / frame.width,
    Math.max(1, pane.height - 2 * margin) / frame.height,
  );

/** Returns the view of the whole frame in the middle of the pane. */
export const fittingView = (frame: Size, pane: Size): View => ({
  zoom: fittingZoom(frame, pane),
  centreX: 0.5,
  centreY: 0.5,
});

/** Returns the limits: from the whole frame, or 100 % if that is less, to 400 %, or the whole frame if that is more. */
export function zoomLimits(frame: Size, pane: Size): { readonly least: number; readonly most: number } {
  const fitting = fittingZoom(frame, pane);
  return { least: Math.min(1, fitting), most: Math.max(mostZoom, fitting) };
}

/** Keeps one direction inside the pane: centres what fits, and leaves no gap at an edge of what does not. */
function centreWithin(centre: number, length: number, paneLength: number): number {
  if (length <= paneLength) return 0.5;
  const half = paneLength / length / 2;
  return Math.min(1 - half, Math.max(half, centre));
}

/** Returns the nearest view within the limits of zoom and without a gap beside the frame. */
export function withinLimits(view: View, frame: Size, pane: Size): View {
  const { least, most } = zoomLimits(frame, pane);
  const zoom = Math.min(most, Math.max(least, view.zoom));
  return {
    zoom,
    centreX: centreWithin(view.centreX, frame.width * zoom, pane.width),
    centreY: centreWithin(view.centreY, frame.height * zoom, pane.height),
  };
}

/** Returns the view at another zoom, with the point `at` kept in place. */
export function zoomedTo(view: View, zoom: number, at: Point, frame: Size, pane: Size): View {
  const { least, most } = zoomLimits(frame, pane);
  const next = Math.min(most, Math.max(least, zoom));
  const shift = 1 / view.zoom - 1 / next;
  const moved = {
    zoom: next,
    centreX: view.centreX + (at.x * shift) / frame.width,
    centreY: view.centreY + (at.y * shift) / frame.height,
  };
  return withinLimits(moved, frame, pane);
}

/** Returns the view after the frame has been dragged `by` across the pane. */
export const pannedBy = (view: View, by: Point, frame: Size, pane: Size): View =>
  withinLimits(
    {
      zoom: view.zoom,
      centreX: view.centreX - by.x / (frame.width * view.zoom),
      centreY: view.centreY - by.y / (frame.height * view.zoom),
    },
    frame,
    pane,
  );

/**
 * Returns a view between two others, `share` of the way from 0 to 1. The zoom grows by equal factors, and the picture
 * moves as if it were stretched about one fixed point.
 */
export function between(from: View, to: View, share: number): View {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const way = 1 / from.zoom - 1 / to.zoom;
  const gone = Math.abs(way) < 1e-9 ? share : (1 / from.zoom - 1 / zoom) / way;
  return {
    zoom,
    centreX: from.centreX + (to.centreX - from.centreX) * gone,
    centreY: from.centreY + (to.centreY - from.centreY) * gone,
  };
}

/** True when the frame can be moved across the pane. */
export const canPan = ({ zoom }: View, frame: Size, pane: Size): boolean =>
  Math.round(frame.width * zoom) > pane.width || Math.round(frame.height * zoom) > pane.height;

/**
 * Returns where a part of the frame lies on the stage, in whole pixels: only then is 100 % pixel for pixel, and drawing
 * costs a fifth of drawing between two pixels.
 */
export function boxOnStage(view: View, frame: Size, pane: Box, part: Box): Box {
  const width = frame.width * view.zoom;
  const height = frame.height * view.zoom;
  const left = Math.round(pane.left + pane.width / 2 - view.centreX * width);
  const top = Math.round(pane.top + pane.height / 2 - view.centreY * height);
  const [partLeft, partTop] = [Math.round(part.left * width), Math.round(part.top * height)];
  return {
    left: left + partLeft,
    top: top + partTop,
    width: Math.max(1, Math.round((part.left + part.width) * width) - partLeft),
    height: Math.max(1, Math.round((part.top + part.height) * height) - partTop),
  };
}
