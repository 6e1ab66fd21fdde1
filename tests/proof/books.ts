/**
 * Compares the kiosk's records with the practice service's ledger from outside, after a kill, and reports
 * contradictions within them, between them and with the files. It does not ask the kiosk, whose own view is no proof.
 */
import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '../support/records/records-file.ts';
import { practiceSheets } from '../support/printing/saved-sheets.ts';

interface Rule {
  /** The meaning of each row that the query finds. */
  readonly says: string;
  /** Finds contradictions. `service` is the practice service's database. */
  readonly query: string;
}

/** Rules that hold after the kiosk has started, before its first call. */
const afterRecovery: readonly Rule[] = [
  {
    says: 'a call is still under way after the recovery',
    query: "SELECT id || ' ' || state AS found FROM calls WHERE state IN ('intent', 'sent')",
  },
  {
    says: 'a photo waits for a call that is not open',
    query: `SELECT id || ' ' || state AS found FROM photos p WHERE state IN ('preview-asked', 'final-asked')
      AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.photo_id = p.id AND c.state = 'uncertain')`,
  },
  {
    says: 'a print was handed over or not, and no one is asked',
    query: "SELECT id AS found FROM prints WHERE state = 'submitted' AND job_id IS NULL",
  },
];

/** Rules that always hold. */
const always: readonly Rule[] = [
  {
    says: 'a call was answered that the service never accepted, or accepted twice',
    query: `SELECT c.id AS found FROM calls c JOIN photos p ON p.id = c.photo_id
      WHERE c.state = 'done' AND p.photo_uuid IS NOT NULL AND c.endpoint = 'makeIdPhotoWatermark' AND 1 <>
        (SELECT count(*) FROM service.ledger l
         WHERE l.endpoint = c.endpoint AND l.photo_uuid = p.photo_uuid AND l.state = 'done')`,
  },
  {
    says: 'more finals of a photo were answered than the service made',
    query: `SELECT p.id AS found FROM photos p WHERE p.photo_uuid IS NOT NULL AND
      (SELECT count(*) FROM calls c WHERE c.photo_id = p.id AND c.endpoint = 'getIdPhotoNoWatermark' AND c.state = 'done')
      > (SELECT count(*) FROM service.ledger l
         WHERE l.endpoint = 'getIdPhotoNoWatermark' AND l.photo_uuid = p.photo_uuid AND l.state = 'done')`,
  },
  {
    says: 'the service accepted finals of a photo that no row says were sent',
    query: `SELECT l.photo_uuid AS found FROM service.ledger l WHERE l.endpoint = 'getIdPhotoNoWatermark'
      GROUP BY l.photo_uuid HAVING count(*) > (SELECT count(*) FROM calls c JOIN photos p ON p.id = c.photo_id
        WHERE p.photo_uuid = l.photo_uuid AND c.endpoint = l.endpoint AND c.sent_at IS NOT NULL)`,
  },
  {
    says: 'the service accepted more calls than the records say were sent',
    query: `SELECT l.endpoint AS found FROM service.ledger l GROUP BY l.endpoint
      HAVING count(*) > (SELECT count(*) FROM calls c WHERE c.endpoint = l.endpoint AND c.sent_at IS NOT NULL)`,
  },
  {
    says: 'a photo that has come to its preview or final has no image',
    query: `SELECT id || ' ' || state AS found FROM photos
      WHERE (state IN ('preview', 'approved') AND preview_image_id IS NULL)
        OR (state = 'final' AND final_image_id IS NULL)
        OR (state IN ('preview-pending', 'final-pending') AND answer_image_id IS NULL)`,
  },
  {
    says: 'a final was fetched without payment',
    query: `SELECT p.id AS found FROM photos p
      WHERE p.state IN ('final-asked', 'final-pending', 'final')
        AND NOT EXISTS (SELECT 1 FROM payments y WHERE y.order_id = p.order_id)`,
  },
  {
    says: 'a UK final is without its one code',
    query: `SELECT p.id AS found FROM photos p WHERE p.state = 'final' AND p.spec_code = 'uk-passport'
      AND 1 <> (SELECT count(*) FROM codes k WHERE k.photo_id = p.id)`,
  },
  {
    says: 'two prints share one job',
    query: 'SELECT job_id AS found FROM prints WHERE job_id IS NOT NULL GROUP BY job_id HAVING count(*) > 1',
  },
  {
    says: 'a row points at nothing',
    query: 'SELECT "table" || \' \' || rowid AS found FROM pragma_foreign_key_check',
  },
];

export const practiceFolder = (dataDir: string): string => join(dataDir, 'practice');
const ledgerFile = (dataDir: string): string => join(practiceFolder(dataDir), 'service', 'practice.sqlite');

function withBooks<T>(dataDir: string, look: (db: Database.Database) => T): T {
  const db = openFile(join(practiceFolder(dataDir), 'records.sqlite'), { readonly: true });
  try {
    db.prepare("ATTACH ? AS service KEY ''").run(ledgerFile(dataDir));
    return look(db);
  } finally {
    db.close();
  }
}

const broken = (db: Database.Database, rules: readonly Rule[]): string[] =>
  rules.flatMap(({ says, query }) =>
    db
      .prepare<[], { found: string }>(query)
      .all()
      .map(({ found }) => `${says}: ${found}`),
  );

/**
 * Audits right after a start, before the first call. Finds nothing until the service has created its ledger, which
 * happens only after some kills on a slow machine. @returns the faults, one sentence each
 */
export const auditAfterStart = (dataDir: string): string[] =>
  existsSync(ledgerFile(dataDir))
    ? withBooks(dataDir, (db) => [...broken(db, afterRecovery), ...broken(db, always)])
    : [];

/**
 * Audits while the kiosk is stopped: all rules above, every page of both databases, and the files that rows refer to.
 */
export const auditAtEnd = (dataDir: string): string[] =>
  withBooks(dataDir, (db) => [
    ...broken(db, afterRecovery),
    ...broken(db, always),
    ...(db.pragma('integrity_check', { simple: true }) === 'ok' ? [] : ['the records are damaged']),
    ...(db.pragma('service.integrity_check', { simple: true }) === 'ok' ? [] : ['the ledger is damaged']),
    ...missingFiles(db, dataDir),
    ...wrongSheets(db, dataDir),
  ]);

/** Returns missing sealed files of images that may still be requested. The photo route shows whether they open. */
function missingFiles(db: Database.Database, dataDir: string): string[] {
  const rows = db
    .prepare<[], { id: string; kind: string }>(
      `SELECT id, kind FROM images i WHERE erased_at IS NULL AND (kind <> 'answer'
         OR EXISTS (SELECT 1 FROM photos WHERE answer_image_id = i.id)
         OR EXISTS (SELECT 1 FROM calls WHERE answer_image_id = i.id AND state = 'uncertain'))`,
    )
    .all();
  return rows
    .filter(({ id }) => !existsSync(join(practiceFolder(dataDir), 'vault', id.slice(-2), id)))
    .map(({ id, kind }) => `the file of a ${kind} is gone: ${id}`);
}

/**
 * Returns faults of sheets that were saved as PDF: one without a print, or a printed one that is not erased and whose hash differs
 * from the recorded one.
 */
function wrongSheets(db: Database.Database, dataDir: string): string[] {
  const hashes = new Map(
    [...practiceSheets(dataDir)].map(([id, bytes]) => [
      id,
      createHash('sha256').update(bytes).digest().toString('base64url', 0, 16),
    ]),
  );
  const prints = db
    .prepare<[], { id: string; number: string; state: string; sha256: string }>(
      `SELECT p.id, o.number, CASE WHEN s.erased_at IS NULL THEN p.state ELSE 'erased' END AS state,
         p.file_sha256 AS sha256
       FROM prints p JOIN orders o ON o.id = p.order_id LEFT JOIN saved_sheets s ON s.print_id = p.id`,
    )
    .all();
  return [
    ...[...hashes.keys()]
      .filter((id) => prints.every((print) => print.id !== id))
      .map((id) => `no print is known of ${id}`),
    ...prints
      .filter(({ id, state, sha256 }) => state === 'printed' && hashes.get(id) !== sha256)
      .map(({ number }) => `the printed sheet of order ${number} is not the one that was handed over`),
  ];
}

export interface Figures {
  /** Number of entries in the service's ledger, which it writes before it starts on a call. */
  readonly accepted: number;
  readonly sent: number;
  readonly done: number;
  readonly settled: number;
  readonly notSent: number;
  readonly prints: number;
  readonly uncertainPrints: number;
  readonly images: number;
  /** Number of answers that stay sealed in the vault although no photo waits for them. */
  readonly staleAnswers: number;
}

/** Returns the counts of both sides. */
export const figuresOf = (dataDir: string): Figures =>
  withBooks(dataDir, (db) => {
    const row = db
      .prepare<[], Figures>(
        `SELECT (SELECT count(*) FROM service.ledger) AS accepted,
           (SELECT count(*) FROM calls WHERE sent_at IS NOT NULL) AS sent,
           (SELECT count(*) FROM calls WHERE state = 'done') AS done,
           (SELECT count(*) FROM calls WHERE state = 'resolved') AS settled,
           (SELECT count(*) FROM calls WHERE state = 'not-sent') AS notSent,
           (SELECT count(*) FROM prints) AS prints,
           (SELECT count(*) FROM prints WHERE state = 'uncertain') AS uncertainPrints,
           (SELECT count(*) FROM images WHERE erased_at IS NULL AND kind <> 'answer') AS images,
           (SELECT count(*) FROM images i JOIN calls c ON c.answer_image_id = i.id WHERE i.erased_at IS NULL
              AND c.state = 'done' AND NOT EXISTS (SELECT 1 FROM photos WHERE answer_image_id = i.id)) AS staleAnswers`,
      )
      .get();
    if (row === undefined) throw new Error('the records gave no figures');
    return row;
  });

/** Returns the hash, before sealing, of every picture that rows refer to, by its id. */
export const pictureHashes = (dataDir: string): Map<string, string> =>
  withBooks(
    dataDir,
    (db) =>
      new Map(
        db
          .prepare<[], { id: string; sha256: string }>(
            "SELECT id, sha256 FROM images WHERE erased_at IS NULL AND kind <> 'answer'",
          )
          .all()
          .map(({ id, sha256 }) => [id, sha256]),
      ),
  );
