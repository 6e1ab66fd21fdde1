/** The studio's settings. */
import type { PriceList } from '../money.ts';
import type { HotFolder } from '../printing.ts';
import type { watermarkTexts } from '../service/limits.ts';
import type { Endpoint } from '../service/wire.ts';
import type { KnownMediumId, MediumId, OwnMedium } from '../sheet-media.ts';
import type { Sensitivity } from './document.ts';
import type { PhotoMode } from './order.ts';
import type { Rotation, shotFormats } from './pictures.ts';
import type { CutStyle } from './sheets.ts';

/** How many days each kind of picture, and of copy, is kept. */
export interface KeepDays {
  /** Pictures of a closed order whose customer lets the studio keep them. */
  readonly withConsent: number;
  /** All others of closed orders; headshots and retouched pictures without an order, from the last work on them. */
  readonly without: number;
  /** Pictures of an open order, from the last work on it. */
  readonly open: number;
  /** Sheets that were saved as files. */
  readonly files: number;
  /** Copies of the records that were made before an update, and damaged records that were set aside. */
  readonly copies: number;
}

export interface StudioSettings {
  readonly studioName: string;
  readonly studioAddress: string;
  readonly taxNumber: string;
  readonly prices: PriceList;
  /** Days that photos are kept with and without the customer's consent. */
  readonly keepDays: KeepDays;
  readonly favourites: readonly string[];
  readonly theme: 'system' | 'light' | 'dark';
  readonly camera: { readonly deviceId: string; readonly label: string } | null;
  /** Hints while the sitter poses. */
  readonly guidance: boolean;
  /** How far a camera's picture is turned clockwise to stand upright: a camera may be mounted on its side. */
  readonly cameraRotation: Rotation;
  /** The live picture is shown as in a mirror. The shot never is. */
  readonly cameraMirror: boolean;
  /** What a camera's frame is kept as. */
  readonly shotFormat: (typeof shotFormats)[number];
  /** One press takes several frames, of which the best becomes the shot. */
  readonly burst: boolean;
  readonly printerId: string;
  readonly mediumId: MediumId;
  readonly gapMm: number;
  readonly edgeMm: number;
  readonly cut: CutStyle;
  readonly caption: boolean;
  /** Media beside the known ones. */
  readonly ownMedia: readonly OwnMedium[];
  readonly hotFolders: readonly HotFolder[];
  /** Media for which the service is asked to make a sheet with every final: free, and at most ten. */
  readonly serviceSheets: readonly KnownMediumId[];
  /** For new orders. */
  readonly photoMode: PhotoMode;
  /** By specCode; a document or a check that is left out is checked as the service does by itself. */
  readonly sensitivity: Readonly<Record<string, Sensitivity>>;
  readonly watermarkText: WatermarkText;
  /** Longest side of the copy of a shot that the service is sent, pixels; null sends it at full size. */
  readonly uploadLongSidePx: number | null;
  /** At this many calls left and fewer, staff are warned. */
  readonly fewPhotosLeft: number;
  /** Total time for a call that costs, seconds. */
  readonly deadlineSeconds: number;
  /** For single endpoints; what is left out has `deadlineSeconds`, or the client's own for free look-ups. */
  readonly deadlineSecondsFor: Readonly<Partial<Record<Endpoint, number>>>;
  /** The folder that camera software writes to, an absolute path; empty for none. */
  readonly watchedFolder: string;
  /** What comes into it while a shot is being taken becomes that order's shot by itself. */
  readonly watchedFolderStraightIn: boolean;
  /** Where pictures are exported to, an absolute path; empty for sticks only. */
  readonly exportFolder: string;
  /** The customer sees themselves, and then their preview, on a screen of their own. */
  readonly customerScreen: boolean;
}
export type WatermarkText = (typeof watermarkTexts)[number];

/** What anyone at the counter may change. Every other setting is a supervisor's, once a PIN is set. */
export const counterSettings = [
  'theme',
  'camera',
  'guidance',
  'cameraRotation',
  'cameraMirror',
  'shotFormat',
  'burst',
  'favourites',
  'printerId',
  'mediumId',
  'gapMm',
  'edgeMm',
  'cut',
  'caption',
  'customerScreen',
] as const satisfies readonly (keyof StudioSettings)[];
