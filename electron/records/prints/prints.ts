import type {
  CodeId,
  RetouchSessionId,
  OrderId,
  PrintId,
  ServiceSheetId,
  VersionId,
} from '../../../shared/ids.ts';
import type {
  PrintedLayout,
  PrintHold,
  PrintKind,
  PrintState,
  PrintTrouble,
  SavedFile,
} from '../../../shared/model/prints.ts';
import type { Correction, PrinterProfile } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { Clock } from '../../clock.ts';
import { createPrintCounts, type PrintCounts } from './print-counts.ts';
import { definitionOf, type Definitions } from '../definitions.ts';
import { layoutDefinition, readLayout, storedLayout } from './layouts.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import { fromJson, type Sql } from '../sql.ts';

/** The driver, profile and correction that a sheet was printed with. A ruler's reading is judged against them. */
export interface PrintedWith {
  /** `DriverView.identity`; empty where there is no driver. */
  readonly identity: string;
  readonly profile: PrinterProfile;
  readonly correction: Correction;
  /** The upright medium, as it was then. */
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface PrintRow {
  readonly id: PrintId;
  readonly kind: PrintKind;
  /** The order that the sheet belongs to; null for a headshot and a calibration sheet. */
  readonly orderId: OrderId | null;
  /** That order's number, then those of all other orders whose photos are on it. */
  readonly orderNumbers: readonly string[];
  readonly sessionId: RetouchSessionId | null;
  /** The headshot, if the print is one. */
  readonly versionId: VersionId | null;
  /** The service's own sheet, if the print is one. */
  readonly serviceSheetId: ServiceSheetId | null;
  /** The code on the slip, if the print is one. */
  readonly codeId: CodeId | null;
  readonly printerId: string;
  readonly printerName: string;
  /** The layout's medium. */
  readonly mediumId: MediumId;
  readonly layout: PrintedLayout;
  readonly copies: number;
  /** Null for a print from before profiles existed. */
  readonly printedWith: PrintedWith | null;
  /** Hash of the printed file: its first 16 bytes in base64url; in rows from before migration 602, all 32 in hex. */
  readonly fileSha256: string;
  readonly state: PrintState;
  /** The spooler's own name for the job; null until it has accepted it. */
  readonly jobId: string | null;
  /** The spooler's last message. */
  readonly note: string;
  readonly trouble: PrintTrouble | null;
  /** Why the spooler keeps the sheet until a person acts; null when it does not keep it. */
  readonly hold: PrintHold | null;
  /** Why it was printed again; empty for a first print. */
  readonly reason: string;
  readonly reprintOf: PrintId | null;
  readonly submittedAt: string;
  readonly updatedAt: string;
  /** The saved file, for a sheet that was saved as one. */
  readonly saved: SavedFile | null;
}

export type NewPrint = Omit<
  PrintRow,
  'orderNumbers' | 'mediumId' | 'state' | 'jobId' | 'note' | 'trouble' | 'hold' | 'updatedAt' | 'saved'
> & {
  /** Other orders whose photos are on the sheet. */
  readonly guests: readonly OrderId[];
};

/** The state of a print, as reported by the spooler or a person. */
export type PrintProgress = Pick<PrintRow, 'state' | 'note' | 'trouble' | 'hold'>;

export interface Prints extends PrintCounts {
  /** Refuses what leads to a new print while prints are held (account/door.ts). Records without a door refuse nothing. @throws KioskError CALLS_HELD */
  refuseHeld(): void;
  /** Adds a print, in the state `submitted`. */
  insert(print: NewPrint): void;
  /** Adds a calibration sheet of other records, which came out. No closing counts it, because it is no paper of this studio's day. */
  adopt(sheet: PrintRow): void;
  setState(id: PrintId, progress: PrintProgress, at: string): void;
  /** @param jobId null when the job had a name but was never made */
  setJob(id: PrintId, jobId: string | null): void;
  get(id: PrintId): PrintRow | null;
  /** Returns an order's prints, newest first, including other orders' sheets with its photos. */
  ofOrder(orderId: OrderId): PrintRow[];
  /** Returns every order with a photo on the sheet, including the sheet's own. */
  ordersOn(id: PrintId): OrderId[];
  /** Returns a retouch session's prints, oldest first. */
  ofSession(sessionId: RetouchSessionId): PrintRow[];
  /** Returns the newest prints, newest first. */
  newest(limit: number): PrintRow[];
  /** Returns the newest calibration sheet, whatever its state. */
  newestCalibration(printerId: string, mediumId: MediumId): PrintRow | null;
  /** Returns prints that a spooler still has, or may have when it comes back. Oldest first. */
  unfinished(): PrintRow[];
  /** Returns prints of unknown outcome, without calibration sheets. Newest first. */
  inDoubt(limit: number): PrintRow[];
  countInDoubt(): number;
  /**
   * Returns prints of open orders that failed, were submitted at `since` or later, and were followed by no later print of
   * the order's sheets, of the same slip, of its receipt or of its record. Newest first.
   */
  failedSince(since: string): PrintRow[];
  /** Run after a crash: a print without a job's name may be on paper, so it becomes `uncertain`. Returns the changed prints. */
  recover(at: string): PrintRow[];
}

type Stored = Omit<PrintRow, 'orderNumbers' | 'layout' | 'printedWith' | 'saved'> & {
  readonly saved: string | null;
  readonly ownNumber: string | null;
  readonly otherNumbers: string;
  readonly layout: string;
  readonly layoutDefinition: string | null;
  readonly printedWith: string | null;
};

const columns = `p.id, p.kind, p.order_id AS orderId, p.bench_id AS sessionId, p.version_id AS versionId,
  p.service_sheet_id AS serviceSheetId, p.code_id AS codeId, p.printer_id AS printerId, p.printer_name AS printerName,
  p.medium_id AS mediumId, p.layout, ${layoutDefinition('p.layout')} AS layoutDefinition, p.copies, ${definitionOf('p.printed_with')} AS printedWith, p.file_sha256 AS fileSha256, p.state,
  p.job_id AS jobId, p.note, p.trouble, p.hold, p.reason, p.reprint_of AS reprintOf, p.submitted_at AS submittedAt,
  p.updated_at AS updatedAt, (SELECT o.number FROM orders o WHERE o.id = p.order_id) AS ownNumber,
  (SELECT json_group_array(o.number) FROM print_orders x JOIN orders o ON o.id = x.order_id
    WHERE x.print_id = p.id AND x.order_id <> p.order_id) AS otherNumbers,
  (SELECT json_object('name', s.name, 'savedAt', s.saved_at, 'erasedAt', s.erased_at) FROM saved_sheets s
    WHERE s.print_id = p.id) AS saved`;

/** Exactly the condition of the partial index in migration 130. */
const unfinished = `(state IN ('submitted', 'waiting', 'printing') OR (state = 'uncertain' AND trouble = 'spooler-gone'))`;

const printsOfOrderSql = `SELECT ${columns} FROM print_orders g JOIN prints p ON p.id = g.print_id
  WHERE g.order_id = @orderId ORDER BY p.submitted_at DESC, p.rowid DESC`;
const printsUnfinishedSql = `SELECT ${columns} FROM prints p WHERE ${unfinished} ORDER BY p.submitted_at`;
const printsOfSessionSql = `SELECT ${columns} FROM prints p WHERE p.bench_id IS NOT NULL AND p.bench_id = @sessionId
  ORDER BY p.submitted_at, p.rowid`;
const printsNewestSql = `SELECT ${columns} FROM prints p ORDER BY p.submitted_at DESC, p.rowid DESC LIMIT @limit`;
/** Exactly the conditions of the partial indexes in migration 210. */
const inDoubt = `state = 'uncertain' AND kind <> 'calibration'`;
const printsInDoubtSql = `SELECT ${columns} FROM prints p WHERE ${inDoubt}
  ORDER BY p.submitted_at DESC, p.rowid DESC LIMIT @limit`;
const printsInDoubtCountSql = `SELECT count(*) AS count FROM prints WHERE ${inDoubt}`;
const printsFailedSql = `SELECT ${columns} FROM prints p JOIN orders o ON o.id = p.order_id
  WHERE p.state = 'failed' AND p.submitted_at >= @since AND o.state = 'open'
    AND NOT EXISTS (SELECT 1 FROM print_orders x JOIN prints later ON later.id = x.print_id
      WHERE x.order_id = p.order_id AND later.submitted_at > p.submitted_at
        AND later.code_id IS p.code_id AND (later.kind = 'receipt') = (p.kind = 'receipt')
        AND (later.kind = 'record') = (p.kind = 'record'))
  ORDER BY p.submitted_at DESC, p.rowid DESC`;
const printsCalibrationSql = `SELECT ${columns} FROM prints p
  WHERE p.kind = 'calibration' AND p.printer_id = @printerId AND p.medium_id = @mediumId
  ORDER BY p.submitted_at DESC, p.rowid DESC LIMIT 1`;

const read = ({ ownNumber, otherNumbers, layoutDefinition: definition, ...row }: Stored): PrintRow => ({
  ...row,
  orderNumbers: [...(ownNumber === null ? [] : [ownNumber]), ...(fromJson(otherNumbers) as string[]).sort()],
  layout: readLayout(row.layout, definition),
  printedWith: row.printedWith === null ? null : (fromJson(row.printedWith) as PrintedWith),
  saved: row.saved === null ? null : (fromJson(row.saved) as SavedFile),
});

export function createPrints(
  sql: Sql,
  clock: Clock,
  definitions: Definitions,
  packs: Pick<OrderPacks, 'open'>,
): Prints {
  const insert = sql.prepare<
    Omit<NewPrint, 'layout' | 'printedWith' | 'guests'> & { layout: string; printedWith: string | null }
  >(
    `INSERT INTO prints (id, kind, order_id, bench_id, version_id, service_sheet_id, code_id, printer_id,
       printer_name, layout, copies, printed_with, file_sha256, state, note, reason, reprint_of, submitted_at, updated_at)
     VALUES (@id, @kind, @orderId, @sessionId, @versionId, @serviceSheetId, @codeId, @printerId,
       @printerName, @layout, @copies, @printedWith, @fileSha256, 'submitted', '', @reason, @reprintOf, @submittedAt, @submittedAt)`,
  );
  const adopt = sql.prepare<
    Pick<
      PrintRow,
      'id' | 'printerId' | 'printerName' | 'copies' | 'fileSha256' | 'submittedAt' | 'updatedAt'
    > & {
      layout: string;
      printedWith: string;
    }
  >(
    `INSERT INTO prints (id, kind, printer_id, printer_name, layout, copies, printed_with, file_sha256, state, note, reason,
       submitted_at, updated_at, out_at)
     VALUES (@id, 'calibration', @printerId, @printerName, @layout, @copies, @printedWith, @fileSha256, 'printed', '', '',
       @submittedAt, @updatedAt, @submittedAt)`,
  );
  const insertOrder = sql.prepare<{ id: string; orderId: string }>(
    'INSERT INTO print_orders (print_id, order_id) VALUES (@id, @orderId)',
  );
  const setState = sql.prepare<PrintProgress & { id: string; at: string }>(
    `UPDATE prints SET state = @state, note = @note, trouble = @trouble, hold = @hold, updated_at = @at,
       out_at = CASE WHEN @state IN ('printed', 'uncertain') THEN coalesce(out_at, @at) ELSE out_at END
     WHERE id = @id`,
  );
  const setJob = sql.prepare<{ id: string; jobId: string | null; at: string }>(
    'UPDATE prints SET job_id = @jobId, updated_at = @at WHERE id = @id',
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM prints p WHERE p.id = @id`);
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(printsOfOrderSql);
  const ordersOn = sql.prepare<{ id: string }, { orderId: OrderId }>(
    'SELECT order_id AS orderId FROM print_orders WHERE print_id = @id',
  );
  const ofSession = sql.prepare<{ sessionId: string }, Stored>(printsOfSessionSql);
  const newest = sql.prepare<{ limit: number }, Stored>(printsNewestSql);
  const calibration = sql.prepare<{ printerId: string; mediumId: string }, Stored>(printsCalibrationSql);
  const allUnfinished = sql.prepare<object, Stored>(printsUnfinishedSql);
  const inDoubtPart = sql.prepare<{ limit: number }, Stored>(printsInDoubtSql);
  const inDoubtCount = sql.prepare<object, { count: number }>(printsInDoubtCountSql);
  const failed = sql.prepare<{ since: string }, Stored>(printsFailedSql);
  const recover = sql.prepare<{ at: string }, { id: PrintId }>(
    `UPDATE prints SET state = 'uncertain', updated_at = @at, out_at = @at
     WHERE ${unfinished} AND state = 'submitted' AND job_id IS NULL RETURNING id`,
  );

  const find = (id: PrintId): PrintRow | null => {
    const row = get.get({ id });
    return row === null ? null : read(row);
  };

  return {
    refuseHeld: () => undefined,
    insert({ guests, ...print }) {
      const { id, orderId, layout, printedWith } = print;
      sql.transaction(() => {
        insert.run({
          ...print,
          layout: storedLayout(layout, definitions),
          printedWith: printedWith === null ? null : definitions.store(JSON.stringify(printedWith)),
        });
        const orders = new Set(orderId === null ? guests : [orderId, ...guests]);
        for (const each of orders) insertOrder.run({ id, orderId: each });
      });
    },
    adopt({ id, printerId, printerName, layout, copies, printedWith, fileSha256, submittedAt, updatedAt }) {
      adopt.run({
        ...{ id, printerId, printerName, copies, fileSha256, submittedAt, updatedAt },
        layout: storedLayout(layout, definitions),
        printedWith: definitions.store(JSON.stringify(printedWith)),
      });
    },
    setState: (id, { state, note, trouble, hold }, at) =>
      void setState.run({ id, state, note, trouble, hold, at }),
    setJob: (id, jobId) => void setJob.run({ id, jobId, at: clock.now().toISOString() }),
    get: find,
    ofOrder(orderId) {
      packs.open(orderId);
      return ofOrder.all({ orderId }).map(read);
    },
    ordersOn: (id) => ordersOn.all({ id }).map(({ orderId }) => orderId),
    ofSession: (sessionId) => ofSession.all({ sessionId }).map(read),
    newest: (limit) => newest.all({ limit }).map(read),
    newestCalibration(printerId, mediumId) {
      const row = calibration.get({ printerId, mediumId });
      return row === null ? null : read(row);
    },
    unfinished: () => allUnfinished.all({}).map(read),
    inDoubt: (limit) => inDoubtPart.all({ limit }).map(read),
    countInDoubt: () => inDoubtCount.get({})?.count ?? 0,
    failedSince: (since) => failed.all({ since }).map(read),
    recover: (at) => sql.transaction(() => recover.all({ at }).flatMap(({ id }) => find(id) ?? [])),
    ...createPrintCounts(sql),
  };
}
