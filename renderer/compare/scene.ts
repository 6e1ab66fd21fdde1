/** Everything that decides what a stage shows at one moment. */
import type { Size } from './frame.ts';
import type { Side } from './modes.ts';
import type { Pane } from './panes.ts';
import type { View } from './view.ts';

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
