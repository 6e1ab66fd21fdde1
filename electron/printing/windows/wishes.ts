/** Requests to the print process. */
import type { DriverWays, PageFacts, WindowsAction } from './answers.ts';
import type { PictureBox } from './page.ts';

interface OnPrinter {
  readonly printer: string;
}

/** A page, as chosen from the driver's papers and settings. */
export interface PageWish extends OnPrinter {
  readonly paper: string;
  readonly ways: DriverWays;
}

export interface SheetWish extends PageWish {
  /** A PNG for each page, all of one size. */
  readonly pages: readonly Uint8Array[];
  /** The driver's page that `box` was computed for; nothing is printed on a page that differs. */
  readonly page: PageFacts;
  readonly box: PictureBox;
  readonly title: string;
  readonly copies: number;
}

/** One of our jobs. The spooler's numbers start again, but its title is unique. */
export interface JobWish extends OnPrinter {
  readonly job: number;
  readonly title: string;
}

export interface Wishes {
  readonly list: OnPrinter;
  readonly describe: OnPrinter;
  readonly page: PageWish;
  readonly print: SheetWish;
  readonly job: JobWish;
  readonly cancel: JobWish;
}

/** One message to the print process. */
export interface Request<Action extends WindowsAction = WindowsAction> {
  readonly number: number;
  readonly action: Action;
  readonly wish: Wishes[Action];
}
