/** Everything that decides what a stage shows at one moment. */
import type { Size } from './frame.ts';
import type { Side } from './modes.ts';
import type { Pane } from './panes.ts';
import type { View } from './view.ts';

export interface PaintedPicture {
  /** The largest first. */
  readonly levels: readonly ImageBitmap[];
  /** True when its backdrop may show through. */
  readonly seeThrough: boolean;
}

export interface Scene {
  readonly stage: Size;
  readonly panes: readonly Pane[];
  readonly frame: Size;
  readonly view: View;
  readonly pictures: Readonly<Record<Side, PaintedPicture | null>>;
  /** The stage's own colour beside the pictures. */
  readonly ground: string;
  /** `#rrggbb` behind transparent parts, or `transparent` for a chequered ground. */
  readonly backdrop: string;
  /** False draws pixels as squares. */
  readonly smooth: boolean;
  /** True while the zoom changes: details that nobody sees in a growing picture are left out. */
  readonly moving: boolean;
  /** Pixels of the display for one CSS pixel. */
  readonly density: number;
}
