/* oxlint-disable max-lines -- It lists every table of the records and opens them in order. */
import type Database from 'better-sqlite3';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { whileHeldSync } from '../held-files.ts';
import { KioskError } from '../../shared/errors.ts';
import type { GapId } from '../../shared/ids.ts';
import type { AuditState } from '../../shared/model/audit.ts';
import type { KeptForecast } from '../../shared/model/keeping.ts';
import type { NextNumbers, RecordsGap } from '../../shared/model/records.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { checkAuditLog } from './audit/check.ts';
import { createAuditEntries, type AuditEntries } from './audit/entries.ts';
import { createAuthorityRules, type AuthorityRulesTable } from './authority-rules.ts';
import { findTraces, type Trace, type TraceTask } from './audit/traces.ts';
import { createRejections, type Rejections } from './orders/rejections.ts';
import { createRetouchSessions, type RetouchSessions } from './retouch/sessions.ts';
import { createCalibrations, type Calibrations } from './prints/calibrations.ts';
import { createCalls } from './calls/calls.ts';
import { createLostCalls, type LostCallsTable } from './calls/lost-calls.ts';
import { createCashMoves, type CashMoves } from './takings/cash-moves.ts';
import { createCapabilities, type Capabilities } from './capabilities.ts';
import { createCleanUp, type CleanUp } from './clean-up.ts';
import { createClosingEntries, type ClosingEntries } from './takings/closing-entries.ts';
import { createClosings, type Closings } from './takings/closings.ts';
import { createCodes, type Codes } from './photos/codes.ts';
import { checkpointsInThread, leaveWal, noCheckpoints, type Checkpoints } from './file/checkpoints.ts';
import { closeForWriting, connectForReading, connectForWriting, isWritable } from './file/connect.ts';
import { emptyWal, leaveWalMode } from './file/connect.ts';
import { createConnection, fixedConnection, type Connection } from './file/connection.ts';
import { createConsents, type Consents } from './orders/consents.ts';
import { createCustomerImport, type CustomerImport } from './orders/customer-import.ts';
import { createCustomerMerges, type CustomerMerges } from './orders/customer-merges.ts';
import { createCustomers, type Customers } from './orders/customers.ts';
import { ownerOnly, syncFolderOf } from './file/durable.ts';
import { guarded, translateFile } from './errors.ts';
import { createFolderFiles, type FolderFiles } from './photos/folder-files.ts';
import { createKeepingCameras, type KeepingCameras } from './photos/keeping-cameras.ts';
import { createHeadshotRuns, type HeadshotRuns } from './retouch/headshot-runs.ts';
import { createImages, type Images } from './photos/images.ts';
import { inspect } from './file/inspect.ts';
import type { RecordsKey } from './file/key.ts';
import { followMark } from './mark/followed-mark.ts';
import { forecastKept, type ForecastTask } from './keeping/forecast.ts';
import { createKeeping, type Keeping } from './keeping/keeping.ts';
import { createLeftOpen, type LeftOpen } from './orders/left-open.ts';
import { createMails, type Mails } from './orders/mails.ts';
import { migrate } from './file/migrate.ts';
import { checkWhole } from './file/migrate-file.ts';
import { migrations as ours } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { createMeasures, type Measures } from './photos/measures.ts';
import { createNumbers } from './orders/numbers.ts';
import { createOrderSummaries, type OrderSummaries } from './orders/order-summaries.ts';
import { createOrderItems, type OrderItems } from './orders/order-items.ts';
import { createOrders, type Orders } from './orders/orders.ts';
import { createNoPaperTold, type NoPaperTold } from './photos/no-paper-told.ts';
import { createOrderPacks, type OrderPacks } from './packs/order-packs.ts';
import { createOverrides, type Overrides } from './retouch/overrides.ts';
import { createLaterSales, type LaterSales } from './orders/later-sales.ts';
import { createPayments, type Payments } from './orders/payments.ts';
import { createPeople, type People } from './orders/people.ts';
import { createPhotoUuids, type PhotoUuids } from './photos/photo-uuids.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { createPhotos, type Photos } from './photos/photos.ts';
import { createPrinterProfiles, type PrinterProfiles } from './prints/printer-profiles.ts';
import { createPrints, type Prints } from './prints/prints.ts';
import { createPrompts, type Prompts } from './retouch/prompts.ts';
import { assertSafe, realVolume, reserveBytes, type Volume } from './file/safety.ts';
import { createServiceSheets, type ServiceSheets } from './prints/service-sheets.ts';
import { createSavedSheets, type SavedSheets } from './prints/saved-sheets.ts';
import { createLogos, type Logos } from './logo.ts';
import { createAbout, type RecordsAbout } from './about.ts';
import { createOpeningChecks, type OpeningChecks } from './opening-check.ts';
import { noteErasing } from './file/rewrite.ts';
import { createSearchMerges, type SearchMerges } from './orders/search-merges.ts';
import { createSettings, type Settings } from './settings.ts';
import { createStaffTable, type StaffTable } from './staff/staff.ts';
import { createSettlements, type Settlements } from './orders/settlements.ts';
import { createWentOnAnyway, type WentOnAnyway } from './orders/went-on-anyway.ts';
import { createShots, type Shots } from './photos/shots.ts';
import { createSpecs, type Specs } from './specs.ts';
import { createSupplies, type Supplies } from './prints/supplies.ts';
import { withUnwrittenEnds, type CallsInUse } from './calls/unwritten-ends.ts';
import { createVersions, type Versions } from './retouch/versions.ts';

export interface Records {
  /** True when the file system cannot be written: everything can be read, nothing can be added. */
  readonly readOnly: boolean;
  /** False after `close`. */
  readonly isOpen: boolean;
  readonly customers: Customers;
  readonly customerImport: CustomerImport;
  readonly customerMerges: CustomerMerges;
  readonly consents: Consents;
  readonly orders: Orders;
  readonly orderSummaries: OrderSummaries;
  readonly orderItems: OrderItems;
  readonly images: Images;
  readonly folderFiles: FolderFiles;
  readonly keepingCameras: KeepingCameras;
  readonly measures: Measures;
  readonly people: People;
  readonly shots: Shots;
  readonly photos: Photos;
  readonly photoUuids: PhotoUuids;
  readonly codes: Codes;
  readonly calls: CallsInUse;
  readonly lostCalls: LostCallsTable;
  readonly capabilities: Capabilities;
  readonly payments: Payments;
  readonly laterSales: LaterSales;
  readonly mails: Mails;
  readonly settlements: Settlements;
  readonly rejections: Rejections;
  readonly cashMoves: CashMoves;
  readonly closingEntries: ClosingEntries;
  readonly closings: Closings;
  readonly prints: Prints;
  readonly savedSheets: SavedSheets;
  readonly leftOpen: LeftOpen;
  readonly serviceSheets: ServiceSheets;
  readonly printerProfiles: PrinterProfiles;
  readonly calibrations: Calibrations;
  readonly supplies: Supplies;
  readonly retouchSessions: RetouchSessions;
  readonly versions: Versions;
  readonly headshotRuns: HeadshotRuns;
  readonly prompts: Prompts;
  readonly overrides: Overrides;
  readonly noPaperTold: NoPaperTold;
  readonly wentOnAnyway: WentOnAnyway;
  readonly cleanUp: CleanUp;
  readonly keeping: Keeping;
  readonly definitions: Definitions;
  readonly packs: OrderPacks;
  readonly searchMerges: SearchMerges;
  readonly specs: Specs;
  readonly settings: Settings;
  readonly logos: Logos;
  readonly authorityRules: AuthorityRulesTable;
  readonly openingChecks: OpeningChecks;
  /** Says what the file is made with. */
  about(): RecordsAbout;
  readonly staff: StaffTable;
  readonly audit: AuditEntries;
  /** Runs `work` completely or not at all; the result is on disk on return. A nested call joins. `work` must be synchronous. */
  transaction<T>(work: () => T): T;
  /** Runs `work`, which only reads and is synchronous, with one lock for all of it. */
  reading<T>(work: () => T): T;
  /** Changes that may be missing and that nobody has confirmed yet; null when there are none. */
  readonly gap: RecordsGap | null;
  /** Returns the numbers that would be given next on a day, `YYMMDD`. */
  nextNumbers(day: string): NextNumbers;
  /** True once a number was given to an order, a receipt, a refund or a closing. */
  hasNumbers(): boolean;
  /** Time of the last change before these records were opened, ISO 8601, UTC; null for new ones. */
  readonly lastChange: string | null;
  /** Number of commits that changed something, from the first one on. */
  changes(): number;
  /** Records that a person read what may be missing and goes on. @throws KioskError NOT_FOUND for another gap */
  acceptGap(id: GapId): void;
  /**
   * Throws RECORDS_READ_ONLY, RECORDS_UNSAFE, DISK_FULL or RECORDS_INCOMPLETE when no paid call may be made now.
   * @param answerBytes disk space that the next answer needs, in addition to the reserve
   */
  assertSafe(answerBytes?: number): void;
  /** Reads every entry of the audit log in a thread. @throws KioskError RECORDS_* */
  checkAudit(): Promise<AuditState>;
  /** Counts what goes within the next days, in a thread. @throws KioskError RECORDS_* */
  forecast(of: Omit<ForecastTask, 'file' | 'key'>): Promise<readonly KeptForecast[]>;
  /** Looks in the audit log for what left this computer about a customer, in a thread. @throws KioskError RECORDS_* */
  customerTraces(of: Omit<TraceTask, 'file' | 'key'>): Promise<readonly Trace[]>;
  /**
   * Empties the WAL into the file, so that erased data is in neither. Waits for nobody.
   * @returns false while something still reads what was there before, such as a backup
   */
  checkpoint(): boolean;
  /** The thread that copies the WAL into the file, when there is one. */
  readonly checkpoints: Checkpoints;
  close(): void;
  /** Resolves when nothing more is written beside the file. Call it after `close`. */
  atRest(): Promise<void>;
}

export interface RecordsOptions {
  readonly key: RecordsKey;
  readonly log?: Log;
  /** Supplies `updatedAt` where the caller gives no time. */
  readonly clock?: Clock;
  /**
   * Program of the thread that copies the WAL into the file. Without one, SQLite does it during a commit. The caller
   * must stop `checkpoints` before `close`.
   */
  readonly checkpointProgram?: URL;
  /** True for a copy that is only prepared, such as a backup: what is done to it is not counted as the studio's work. */
  readonly isCopy?: boolean;
  /** Called when the disk begins to refuse changes, and when it stores again. */
  readonly diskChanged?: () => void;
  /** Called when every page should be read: some could not be, or the disk has refused changes. */
  readonly suspected?: () => void;
  /** This and the four below are for tests. Makes the file of new records, in place of the migrations. */
  readonly newFile?: (path: string, key: RecordsKey) => void;
  /** Prepares every statement at once, not when it is first used. */
  readonly prepareAtOnce?: boolean;
  readonly migrations?: readonly Migration[];
  readonly volume?: Volume;
  readonly reserveBytes?: number;
}

/**
 * Opens the studio's records, or creates them when there is no file. Throws RECORDS_DAMAGED, RECORDS_NEWER,
 * RECORDS_BUSY, RECORDS_READ_ONLY (no file, and none can be created) or DISK_FULL; the file is then unchanged.
 */
export function openRecords(path: string, options: RecordsOptions): Records {
  const file = resolve(path);
  const { key } = options;
  const migrations = options.migrations ?? ours;
  const newest = migrations.at(-1)?.version ?? 0;
  if (!existsSync(file))
    create(file, newest, key, options.newFile ?? ((part) => migrateFromNothing(part, key, migrations)));
  const version = inspect(file, newest, key);

  const readOnly = !isWritable(file);
  if (readOnly && version < newest) {
    throw new KioskError(
      'RECORDS_READ_ONLY',
      'The records are of an older version and cannot be migrated here.',
    );
  }
  if (version < newest) checkWhole(file, key);
  const db = guarded(() => (readOnly ? connectForReading : connectForWriting)(file, key));
  try {
    const migrated = readOnly ? 0 : migrate(db, file, version, migrations);
    options.log?.info({ version: newest, migrated, readOnly }, 'records opened');
    return recordsOn(connectionOn(db, file, readOnly, options), file, readOnly, options);
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Creates a new file under another name, so that a file with the records' own name is never empty or half made:
 * an empty one always means damage.
 */
function create(
  file: string,
  newest: number,
  key: RecordsKey,
  make: (path: string, key: RecordsKey) => void,
): void {
  const part = newOf(file);
  for (const suffix of ['-wal', '-shm']) rmSync(`${part}${suffix}`, { force: true });
  noteBeginning(file);
  // A WAL without its file belongs to lost records. SQLite would read it into the new ones.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${file}.orphan${suffix}`);
  }
  make(part, key);
  inspect(part, newest, key);
  try {
    whileHeldSync(() => renameSync(part, file));
    syncFolderOf(file);
  } catch (error) {
    throw translateFile(error);
  }
}

/** Path of records that are being created. */
const newOf = (file: string): string => `${file}.new`;

/**
 * Notes that new records begin, before their key is put into the keychain: a key without records otherwise means that
 * the records are gone. The note is an empty file, which becomes the records.
 */
export function noteBeginning(file: string): void {
  try {
    writeFileSync(newOf(file), '', { mode: 0o600 });
    syncFolderOf(file);
  } catch (error) {
    throw translateFile(error);
  }
}

/** Returns whether new records had begun when the kiosk ended. There was no order yet. */
export const hasBegun = (file: string): boolean => !existsSync(file) && existsSync(newOf(file));

function migrateFromNothing(file: string, key: RecordsKey, migrations: readonly Migration[]): void {
  guarded(() => {
    const db = connectForWriting(file, key);
    ownerOnly(file);
    try {
      migrate(db, file, 0, migrations);
      // The file gets its name without a WAL.
      leaveWalMode(db);
    } finally {
      db.close();
    }
  });
}

function connectionOn(
  db: Database.Database,
  file: string,
  readOnly: boolean,
  { key, log, checkpointProgram, diskChanged, suspected }: RecordsOptions,
): Connection {
  if (readOnly) return fixedConnection(db);
  const nothing = (): void => undefined;
  return createConnection(db, {
    ...{ file, key, log, changed: diskChanged ?? nothing, suspected: suspected ?? nothing },
    begin: checkpointProgram === undefined ? nothing : leaveWal,
  });
}

function recordsOn(
  connection: Connection,
  file: string,
  readOnly: boolean,
  options: RecordsOptions,
): Records {
  const clock = options.clock ?? systemClock;
  const volume = options.volume ?? realVolume;
  const reserve = options.reserveBytes ?? reserveBytes;
  const { key, log, checkpointProgram: program, isCopy = false, prepareAtOnce = false } = options;
  let checkpoints = noCheckpoints;
  const written = (): void => checkpoints.follow();
  const { sql, mark, knownEntries, lastChange, gaps, progress } = followMark({
    connection,
    file,
    readOnly,
    isCopy,
    clock,
    log,
    written,
    prepareAtOnce,
  });
  if (!readOnly && program !== undefined)
    checkpoints = checkpointsInThread({ connection, file, key, program, log });
  const definitions = createDefinitions(sql);
  const numbers = createNumbers(sql, mark);
  const packs = createOrderPacks(sql, clock);
  const cleanUp = createCleanUp(sql, packs);
  const audit = createAuditEntries(sql, key);
  const erasing = isCopy ? undefined : () => noteErasing(file);
  // Entries that were lost keep their numbers, so that the log shows that they are missing.
  if (knownEntries > audit.last()) audit.raise(knownEntries);
  return {
    readOnly,
    get isOpen() {
      return connection.db.open;
    },
    customers: createCustomers(sql, clock, packs, erasing),
    customerImport: createCustomerImport(sql),
    customerMerges: createCustomerMerges(sql),
    consents: createConsents(sql),
    orders: createOrders(sql, clock, numbers, packs),
    orderSummaries: createOrderSummaries(sql),
    orderItems: createOrderItems(sql),
    images: createImages(sql),
    folderFiles: createFolderFiles(sql),
    keepingCameras: createKeepingCameras(sql),
    measures: createMeasures(sql, definitions),
    people: createPeople(sql, packs, erasing),
    shots: createShots(sql, packs),
    photos: createPhotos(sql, clock, definitions, packs),
    photoUuids: createPhotoUuids(sql, packs),
    codes: createCodes(sql),
    calls: withUnwrittenEnds(createCalls(sql, packs)),
    lostCalls: createLostCalls(sql),
    capabilities: createCapabilities(sql),
    payments: createPayments(sql, numbers, definitions),
    laterSales: createLaterSales(sql, numbers),
    rejections: createRejections(sql),
    mails: createMails(sql),
    settlements: createSettlements(sql, numbers),
    cashMoves: createCashMoves(sql),
    closingEntries: createClosingEntries(sql),
    closings: createClosings(sql, numbers),
    prints: createPrints(sql, clock, definitions, packs),
    savedSheets: createSavedSheets(sql),
    leftOpen: createLeftOpen(sql),
    serviceSheets: createServiceSheets(sql),
    printerProfiles: createPrinterProfiles(sql),
    calibrations: createCalibrations(sql),
    supplies: createSupplies(sql),
    retouchSessions: createRetouchSessions(sql),
    versions: createVersions(sql),
    headshotRuns: createHeadshotRuns(sql),
    prompts: createPrompts(sql),
    overrides: createOverrides(sql),
    noPaperTold: createNoPaperTold(sql),
    wentOnAnyway: createWentOnAnyway(sql),
    cleanUp,
    keeping: createKeeping(sql, cleanUp),
    definitions,
    packs,
    searchMerges: createSearchMerges(sql),
    specs: createSpecs(sql),
    settings: createSettings(sql),
    logos: createLogos(sql),
    authorityRules: createAuthorityRules(sql),
    openingChecks: createOpeningChecks(sql),
    about: createAbout(sql, connection),
    staff: createStaffTable(sql),
    audit,
    transaction: (work) => sql.transaction(work),
    reading: (work) => sql.reading(work),
    get gap() {
      return gaps.open();
    },
    nextNumbers: (day) => numbers.upcoming(day),
    hasNumbers: () => numbers.anyGiven(),
    lastChange,
    changes: () => progress().change,
    acceptGap: (id) => gaps.accept(id),
    assertSafe(answerBytes = 0) {
      connection.assertSound();
      assertSafe(connection.db, readOnly, dirname(file), volume, reserve + answerBytes);
      if (gaps.open() !== null) throw new KioskError('RECORDS_INCOMPLETE', 'Records may be missing.');
    },
    checkAudit: () => checkAuditLog({ file, key }),
    forecast: (of) => forecastKept({ file, key, ...of }),
    customerTraces: (of) => findTraces({ file, key, ...of }),
    checkpoint: () => guarded(() => emptyWal(connection.db)),
    checkpoints,
    close() {
      if (connection.db.open) mark?.close();
      if (readOnly) connection.db.close();
      else closeForWriting(connection.db);
    },
    atRest: async () => mark?.atRest(),
  };
}
