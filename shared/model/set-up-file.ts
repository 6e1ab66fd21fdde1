/** The set-up file: what one counter of a studio gives to the next (decision 144). It has no secret. */
import type { StudioSettings } from './settings.ts';

/** Settings of the studio, which are the same at each of its counters. All others belong to one computer, to its account, or to the records. */
export const sharedSettings = [
  ...(['studioName', 'studioAddress', 'taxNumber'] as const),
  ...(['prices', 'sheetPrices', 'items', 'retouchItemId', 'formats', 'favourites'] as const),
  ...(['ownMedia', 'mediumId', 'gapMm', 'edgeMm', 'cut', 'caption'] as const),
  ...(['slipsOnSheet', 'receiptsOnSheet', 'serviceSheets'] as const),
  ...(['guidance', 'shotFormat', 'burst'] as const),
  ...(['photoMode', 'watermarkText', 'sensitivity', 'uploadLongSidePx', 'fewPhotosLeft'] as const),
  ...(['deadlineSeconds', 'deadlineSecondsFor'] as const),
  ...(['keepDays', 'keepYears', 'mail', 'language', 'theme', 'lockAfterMinutes'] as const),
] as const satisfies readonly (keyof StudioSettings)[];

export type SharedSetting = (typeof sharedSettings)[number];
export type SharedSettings = Pick<StudioSettings, SharedSetting>;

/**
 * Settings that stay out of the file, each with the reason: `machine` for this computer's devices, folders and people, `records` for what is true
 * of one counter's records, `number` for what each counter has of its own.
 */
export const ownSettings = {
  camera: 'machine',
  cameraRotation: 'machine',
  cameraMirror: 'machine',
  printerId: 'machine',
  slips: 'machine',
  receipts: 'machine',
  hotFolders: 'machine',
  watchedFolder: 'machine',
  watchedFolderStraightIn: 'machine',
  exportFolder: 'machine',
  customerScreen: 'machine',
  lockAlone: 'machine',
  recoveryKeyProvenAt: 'records',
  setUp: 'records',
  numberPrefix: 'number',
  givenPrefixes: 'number',
} as const satisfies Readonly<
  Record<Exclude<keyof StudioSettings, SharedSetting>, 'machine' | 'records' | 'number'>
>;

/** Largest set-up file, bytes. The logo is most of it, and is at most 600 × 240 px. */
export const largestSetUpFile = 2_000_000;

/** The numbers of this counter. */
export interface NumberPrefixView {
  readonly prefix: string;
  /** True when it stays, because numbers were given with it. */
  readonly fixed: boolean;
  /** Number that the next order of today gets. */
  readonly nextOrder: string;
  /** Prefix for the next counter; empty where none is left. */
  readonly suggested: string;
  /** Prefixes that other counters have, as far as this one knows. */
  readonly given: readonly string[];
}

/** The changes that a set-up file would make. */
export interface SetUpFilePreview {
  /** When the file was made, ISO 8601. */
  readonly madeAt: string;
  /** The studio's name in the file. */
  readonly studioName: string;
  /** Settings that change, in the order of `sharedSettings`. */
  readonly changes: readonly SharedSetting[];
  readonly before: SharedSettings;
  readonly after: SharedSettings;
  readonly logo: 'same' | 'added' | 'changed' | 'removed';
  /** Address of this computer's updates; null where it stays. */
  readonly updateFeed: { readonly before: string; readonly after: string } | null;
  readonly prefix: {
    readonly before: string;
    readonly after: string;
    /** The prefix in the file. It differs from `after` where this counter has given numbers with its own. */
    readonly inFile: string;
    /** True when this counter has given numbers without a prefix, which stay as they are. */
    readonly hasNumbers: boolean;
  };
}

/**
 * Why a file cannot be used. `not-one`: not a set-up file. `damaged`: cut off or changed after it was made. `newer`: made by a newer
 * Headroom. `limits`: a value that Headroom does not accept. `own`: this counter made it for another one.
 */
export type SetUpFileTrouble = 'not-one' | 'damaged' | 'too-large' | 'newer' | 'limits' | 'own';
