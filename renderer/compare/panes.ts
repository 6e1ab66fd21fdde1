/** Which part of the stage shows which picture. Lengths are pixels of the display. */
import type { Box, Size } from './frame.ts';
import type { CompareMode, Side } from './modes.ts';

/** The pictures move in panes: one that both share under a divider, or one each. */
export interface Pane extends Box {
  /** What of the pane each picture fills. */
  readonly regions: readonly Region[];
}
export interface Region extends Box {
  readonly side: Side;
}

export interface Layout {
  readonly mode: CompareMode;
  /** The picture that is shown alone. */
  readonly only: Side;
  /** Where the divider stands, from the stage's left edge. */
  readonly split: number;
  /** Between two pictures next to each other. */
  readonly gap: number;
}

/** The panes of a stage. Both have the same size, so that one view serves them. */
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

/** What two boxes share; null when that is nothing. */
export function overlap(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
