/** The studio's settings. */
import type { Language } from '../language/languages.ts';
import type { PriceList, StudioItem, StudioItemId } from '../money.ts';
import type { HotFolder } from '../printing.ts';
import type { watermarkTexts } from '../service/limits.ts';
import type { Endpoint } from '../service/wire.ts';
import type { KnownMediumId, MediumId, OwnMedium, SlipPaper } from '../sheet-media.ts';
import type { SheetPrices } from '../sheet-prices.ts';
import type { StudioFormat } from '../formats/studio-formats.ts';
import type { Sensitivity } from './document.ts';
import type { MailServer } from './mail.ts';
import type { PhotoMode } from './order.ts';
import type { Rotation, ShotFormat } from './pictures.ts';
import type { KeptSetUp } from './set-up.ts';
import type { CutStyle } from './sheets.ts';

/** Days for which each kind of picture, order and copy is kept. */
export interface KeepDays {
  /** Pictures of a closed order whose customer allows the studio to keep them. */
  readonly withConsent: number;
  /** All other pictures of closed orders; headshots and retouched pictures without an order, counted from the last change. */
  readonly without: number;
  /** Pictures of an open order, counted from the last change. */
  readonly open: number;
  /** Sheets saved as files. */
  readonly files: number;
  /** Copies of the records made before an update. */
  readonly copies: number;
  /** Longest time for shots and edits of a closed order, whatever the customer allows. */
  readonly shots: number;
  /** Longest time for previews of a closed order. */
  readonly previews: number;
  /** Open orders on which nothing was paid, until Headroom cancels them; null for never. */
  readonly abandoned: number | null;
  /** Files of the log. */
  readonly logs: number;
  /** Data that a restore, or a beginning with new records, has set aside; null for no end. */
  readonly setAside: number | null;
}

/** Years for which what is no picture is kept; null for no end. */
export interface KeepYears {
  /** Customers, counted from the last work on an order of theirs. */
  readonly customers: number | null;
  /** Closed orders with their payments and calls, closings, and movements of cash. */
  readonly accounts: number | null;
  /** Entries of the audit log. */
  readonly audit: number | null;
}

/** The printer of slips or receipts, and the paper in it. */
export interface SlipPrinter {
  readonly printerId: string;
  readonly paper: SlipPaper;
}

export interface StudioSettings {
  readonly studioName: string;
  readonly studioAddress: string;
  readonly taxNumber: string;
  /** Before the numbers of this counter's orders, receipts, refunds and closings (shared/number-prefix.ts); empty for none. */
  readonly numberPrefix: string;
  /** Prefixes of the studio's other counters, as far as this one knows them. Only the main process changes them. */
  readonly givenPrefixes: readonly string[];
  readonly prices: PriceList;
  readonly sheetPrices: SheetPrices;
  /** Items that the studio sells besides photos, in the order in which the ticket offers them. */
  readonly items: readonly StudioItem[];
  /** The item that is added to a ticket for a retouched picture; null where the studio does not charge for it. */
  readonly retouchItemId: StudioItemId | null;
  /** The studio's own photo formats, in the order in which the document step shows them. */
  readonly formats: readonly StudioFormat[];
  readonly keepDays: KeepDays;
  readonly keepYears: KeepYears;
  readonly favourites: readonly string[];
  /** Language of the screens, and of papers and e-mails unless the customer has chosen another. */
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly camera: { readonly deviceId: string; readonly label: string } | null;
  /** True when hints are shown while the sitter poses. */
  readonly guidance: boolean;
  /** Clockwise rotation that turns the camera's picture upright, for a camera mounted on its side. */
  readonly cameraRotation: Rotation;
  /** True when the live picture is mirrored. The shot never is. */
  readonly cameraMirror: boolean;
  /** File format in which a camera's frame is kept. */
  readonly shotFormat: ShotFormat;
  /** True when one press takes several frames, the best of which becomes the shot. */
  readonly burst: boolean;
  readonly printerId: string;
  readonly mediumId: MediumId;
  /** The printer of slips with a code; null where staff save them as files. */
  readonly slips: SlipPrinter | null;
  /** The printer of receipts; null where staff save them as files. */
  readonly receipts: SlipPrinter | null;
  /** True when slips with a code come into the free space of a sheet, where there is room. */
  readonly slipsOnSheet: boolean;
  /** The same for receipts. */
  readonly receiptsOnSheet: boolean;
  readonly gapMm: number;
  readonly edgeMm: number;
  readonly cut: CutStyle;
  readonly caption: boolean;
  /** Media besides the known ones. */
  readonly ownMedia: readonly OwnMedium[];
  readonly hotFolders: readonly HotFolder[];
  /** Media for which the service makes a sheet with every final: free, at most ten. */
  readonly serviceSheets: readonly KnownMediumId[];
  /** The mode of new orders. */
  readonly photoMode: PhotoMode;
  /** By specCode; a document or check that is left out uses the service's default. */
  readonly sensitivity: Readonly<Record<string, Sensitivity>>;
  readonly watermarkText: WatermarkText;
  /** Longest side of the copy of a shot that is sent to the service, px; null sends it at full size. */
  readonly uploadLongSidePx: number | null;
  /** Staff are warned when this many calls or fewer are left. */
  readonly fewPhotosLeft: number;
  /** Total time for a paid call, seconds. */
  readonly deadlineSeconds: number;
  /** For single endpoints; others use `deadlineSeconds`, or the client's own time for free requests. */
  readonly deadlineSecondsFor: Readonly<Partial<Record<Endpoint, number>>>;
  /** The folder that camera software writes to, as an absolute path; empty for none. */
  readonly watchedFolder: string;
  /** True when a picture that arrives there during the shot step automatically becomes that order's shot. */
  readonly watchedFolderStraightIn: boolean;
  /** The folder for exported pictures, as an absolute path; empty for USB drives only. */
  readonly exportFolder: string;
  /** The studio's mail account; null while e-mail is not set up. Its password is in the keychain. */
  readonly mail: MailServer | null;
  /** True when customers see themselves, and then their preview, on their own screen. */
  readonly customerScreen: boolean;
  /** Minutes after which an untouched counter locks, once several people can sign in; null for never. */
  readonly lockAfterMinutes: number | null;
  /** True when it locks while only one person can sign in, too: a supervisor chose that, and knows the PIN. */
  readonly lockAlone: boolean;
  /** When staff last typed the recovery key correctly; null when nobody has. Only the main process changes it. */
  readonly recoveryKeyProvenAt: string | null;
  /** How far people have come with the first run; null until they begin. Only the main process changes it. */
  readonly setUp: KeptSetUp | null;
}
type WatermarkText = (typeof watermarkTexts)[number];

/** The studio's logo as the page shows it. */
export interface LogoView {
  /** PNG on white. */
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Settings that anyone at the counter may change. All others need a supervisor once a PIN is set. */
export const counterSettings = [
  'language',
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
  'slips',
  'receipts',
  'slipsOnSheet',
  'receiptsOnSheet',
  'gapMm',
  'edgeMm',
  'cut',
  'caption',
  'customerScreen',
] as const satisfies readonly (keyof StudioSettings)[];
