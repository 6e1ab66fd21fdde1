/** Decides which part of the stage shows which picture. Lengths are pixels of the display. */
import type { Box, Size } from './frame.ts';
import type { CompareMode, Side } from './modes.ts';

/** The pictures move in panes: both share one under a divider, or each has its own. */
export interface Pane extends Box {
  /** The part of the pane that each picture fills. */
  readonly regions: readonly Region[];
}
export interface Region extends Box {
  readonly side: Side;
}

export interface Layout {
  readonly mode: CompareMode;
  /** The picture to show in single mode. */
  readonly only: Side;
  /** Position of the divider, from the stage's left edge. */
  readonly split: number;
  /** Distance between two pictures next to each other. */
  readonly gap: number;
}

/** Returns the panes of a stage. Both have the same size, so one view serves both. */
export function panesOf(stage: Size, { mode, only, split, gap }: Layout): readonly Pane[] {
  const whole: Box = { left: 0, top: 0, ...stage };
  if (mode === 'single') return [{ ...whole, regions: [{ ...whole, side: only }] }];
  if (mode === 'slider') {
    const at = Math.round(Math.min(stage.width, Math.max(0, split)));
    const before: Region = { ...whole, width: at, side: 'before' };
    const after: Region = { ...whole, left: at, width: stage.width - at, side: 'after' };
    return [{ ...whole, regions: [before, after] }];
  }
  const width = Math.max(1, Math.floor((stage.width - gap) / 2));
  const pane = (side: Side, left: number): Pane => {
    const box: Box = { left, top: 0, width, height: stage.height };
    return { ...box, regions: [{ ...box, side }] };
  };
  return [pane('before', 0), pane('after', stage.width - width)];
}

/** Returns the area that two boxes share; null when they do not overlap. */
export function overlap(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
