/** The options of a kiosk and of a studio, and the studio itself. Types only, so that every handler may import them. */
import type { PictureSize } from '../../shared/photo-route.ts';
import type { RetouchSessionId, ImageId, OrderId, PrintId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language/languages.ts';
import type { FolderView } from '../../shared/model/pictures.ts';
import type { RepairAnswer } from '../../shared/model/records.ts';
import type { KioskStatus } from '../../shared/model/status.ts';
import type { UpdatesView } from '../../shared/model/updates.ts';
import type { LearntCapabilities } from '../account/capabilities.ts';
import type { Audit } from '../audit/audit.ts';
import type { KeyPaper } from '../account/key-paper.ts';
import type { Door } from '../account/door.ts';
import type { CameraProgram } from '../camera/ports.ts';
import type { Backups } from '../backups/backups.ts';
import type { Clock } from '../clock.ts';
import type { WatchedFolder } from '../folder/watched-folder.ts';
import type { Pictures } from '../imaging/pictures.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import type { Orders } from '../orders/orders.ts';
import type { Papers } from '../orders/payment/papers.ts';
import type { PrintDesk } from '../orders/prints/print-desk.ts';
import type { Prints } from '../orders/prints/prints.ts';
import type { LaunchPractice } from '../practice/launch.ts';
import type { PrintSetup } from '../print-setup/print-setup.ts';
import type { RecordsKey } from '../records/file/key.ts';
import type { PageCheck } from '../records/file/page-check.ts';
import type { FaceMatch } from '../retouch/face-match.ts';
import type { HeadshotPrints } from '../retouch/headshot-prints.ts';
import type { Prompts } from '../retouch/headshot-prompts.ts';
import type { Headshots } from '../retouch/headshots.ts';
import type { Retouch } from '../retouch/retouch.ts';
import type { Scratch } from '../scratch.ts';
import type { AccountSecrets } from '../secrets/account.ts';
import type { SecretStore } from '../secrets/store.ts';
import type { HashCost } from '../staff/pin-hash.ts';
import type { ClosingPapers } from '../takings/closing-papers.ts';
import type { Customers } from '../customers/customers.ts';
import type { Erasure } from '../customers/erase.ts';
import type { DateCheck } from './date-check.ts';
import type { RecordCopies } from './copies.ts';
import type { ForecastKeeping } from './forecast-keeping.ts';
import type { Tidying } from './tidy-daily.ts';
import type { CustomerFileImport } from '../customers/import/import.ts';
import type { Takings } from '../takings/takings.ts';
import type { UpdateHost } from '../updates/host.ts';
import type { Updates } from '../updates/types.ts';
import type { LaunchWork } from '../work/launch.ts';

export interface KioskOptions {
  /** Folder of all the kiosk's data. */
  readonly dataDir: string;
  readonly host: KioskStatus['host'];
  readonly version: string;
  readonly launchPractice: LaunchPractice;
  readonly launchWork: LaunchWork;
  readonly log: Log;
  readonly clock?: Clock;
  readonly secrets?: SecretStore;
  /** Installs updates; null, or left out, where this program was not installed. */
  readonly updateHost?: UpdateHost | null;
  /** For tests: the publisher's keys, in place of those in the program. */
  readonly publisherKeys?: readonly string[];
  /** For tests: an authority of mail servers to trust instead of the usual ones, PEM. */
  readonly mailAuthority?: string;
  /** For tests: makes the file of new records, in place of the migrations. */
  readonly newRecords?: (path: string, key: RecordsKey) => void;
  /** For tests: the programs that drive cameras, in place of this system's. */
  readonly cameraPrograms?: Readonly<Record<string, CameraProgram>>;
  /** For tests: the cost of a PIN's hash, in place of the studio's. */
  readonly pinCost?: HashCost;
}

export interface StudioOptions extends KioskOptions {
  readonly clock: Clock;
  readonly secrets: SecretStore;
  readonly scratch: Scratch;
  readonly pictures: Pictures;
  /** As `OrdersDeps`. */
  readonly who: () => string;
  readonly orderChanged: (orderId: OrderId) => void;
  readonly retouchSessionChanged: (sessionId: RetouchSessionId) => void;
  readonly printChanged: (printId: PrintId) => void;
  readonly statusChanged: () => void;
  readonly folderChanged: (view: FolderView) => void;
  /** Called with the language of the settings, when they are saved and when the studio opens with one that people have chosen. */
  readonly languageChosen: (language: Language) => void;
  readonly updates: () => UpdatesView;
  readonly putBack: Updates['putBack'];
}

/** A picture of the kiosk as a page asks for it. */
export interface ServedPicture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** One set of data with its service: the studio's own, or practice. The two never mix. */
export interface Studio {
  readonly deps: OrdersDeps;
  readonly orders: Orders;
  readonly prints: Prints;
  readonly printSetup: PrintSetup;
  /** The prints of all orders, retouch sessions and printers. */
  readonly printDesk: PrintDesk;
  readonly papers: Papers;
  readonly mail: Mail;
  readonly customers: Customers;
  readonly customerImport: CustomerFileImport;
  readonly erasure: Erasure;
  readonly forecast: ForecastKeeping;
  readonly dates: Pick<DateCheck, 'confirm' | 'aheadOfService'>;
  readonly tidying: Pick<Tidying, 'again'>;
  readonly audit: Audit;
  readonly takings: Takings;
  readonly closingPapers: ClosingPapers;
  readonly keyPaper: KeyPaper;
  readonly retouch: Retouch;
  readonly headshots: Headshots;
  readonly prompts: Prompts;
  readonly headshotPrints: HeadshotPrints;
  readonly faceMatch: FaceMatch;
  /** The folder that camera software writes to. */
  readonly folder: WatchedFolder;
  /** Null in practice, and where nothing can be written. */
  readonly backups: Backups | null;
  /** Copies of the records for another version of the program. */
  readonly copies: RecordCopies;
  /** Null in practice. */
  readonly account: AccountSecrets | null;
  /** The capabilities that are enabled for the account, learnt from the service's answers. */
  readonly capabilities: LearntCapabilities;
  /** True while the keychain has a supervisor's PIN that could not be taken into the records. */
  readonly supervisorWaits: boolean;
  /** The check of the records at the start. */
  readonly pages: PageCheck;
  /** Shut while the account changes. */
  readonly door: Door;
  /** Notes that staff have read that the account's counters differ from ours. */
  acknowledgeCredit(): void;
  status(): Promise<KioskStatus>;
  /**
   * Repairs records of which only indexes are damaged; opening the studio again then puts them in place. Call it after `close`.
   */
  repair(): Promise<RepairAnswer>;
  /** Null for an image that is erased, or that no page may see. */
  picture(imageId: ImageId, size: PictureSize): Promise<ServedPicture | null>;
  close(): Promise<void>;
}
