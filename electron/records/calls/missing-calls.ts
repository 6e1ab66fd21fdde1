import type Database from 'better-sqlite3';
import type { CallId, ImageId, OrderId, PhotoId, ShotId, VersionId } from '../../../shared/ids.ts';
import type { CodeTimeDoubt } from '../../../shared/model/photo.ts';
import { definitionOf } from '../definitions.ts';
import { guarded } from '../errors.ts';
import { connectForReading, using } from '../file/connect.ts';
import { inspect } from '../file/inspect.ts';
import type { RecordsKey } from '../file/key.ts';
import { newestMigration } from '../migrations/index.ts';
import type { OrderRegion } from '../orders/orders.ts';
import type { ImageKind, ImageRow } from '../photos/images.ts';
import type { StoredTrouble } from '../photos/photos.ts';
import { rowsOf } from '../packs/pack.ts';
import { packedColumns } from '../packs/packed-tables.ts';
import { packsChangedAfter, packsOf, packsOtherThan } from '../packs/read-packs.ts';
import { fromJson } from '../sql.ts';
import type { FoundCall, FoundResult } from './found-call.ts';

/** Calls that are read at a time. */
const batch = 500;
/** Calls in a row that both have, after which the older ones are the same too: a restore may have brought some back. */
const enoughKnown = 2_000;

/** Calls with what they are about. `calls` is a table in SQL, with the columns of `calls`. */
const callsIn = (
  calls: string,
  seq: string,
): string => `SELECT ${seq} AS seq, c.id, c.endpoint, c.region, c.created_at AS createdAt, c.sent_at AS sentAt,
    c.ended_at AS endedAt, c.state, c.resolution, c.order_id AS orderId, o.number AS orderNumber,
    p.id AS photoId, p.shot_id AS shotId, p.version_id AS versionId,
    json_extract(${definitionOf('p.document')}, '$.name') AS document,
    p.photo_uuid AS photoUuid, p.issues, p.width_px AS widthPx, p.height_px AS heightPx, p.trouble,
    p.state AS photoState, p.preview_image_id AS previewId, p.final_image_id AS finalId, p.answer_image_id AS answerId,
    k.code, k.issued_at AS issuedAt, k.expires_at AS expiresAt, k.doubted_service_time AS serviceTime,
    k.doubted_counter_time AS counterTime, k.counted_from AS countedFrom
  FROM ${calls} c LEFT JOIN orders o ON o.id = c.order_id LEFT JOIN photos p ON p.id = c.photo_id
    LEFT JOIN codes k ON k.photo_id = p.id`;
const callsSql = `${callsIn('calls', 'c.rowid')}
  WHERE c.rowid < @before ORDER BY c.rowid DESC LIMIT ${String(batch)}`;
const packedCallsSql = callsIn(
  `(SELECT ${[...packedColumns('calls')].map((name) => `value ->> '${name}' AS ${name}`).join(', ')} FROM json_each(@calls))`,
  '0',
);
const knownCallsSql = 'SELECT id, state FROM calls WHERE id IN (SELECT value FROM json_each(@ids))';
const knownImagesSql = `SELECT id FROM images WHERE id IN (SELECT value FROM json_each(@ids))
  UNION ALL SELECT id FROM originals WHERE id IN (SELECT value FROM json_each(@ids))`;
const imageSql = `SELECT id, kind, width_px AS widthPx, height_px AS heightPx, mime, bytes, sha256, created_at AS createdAt
  FROM images WHERE id = @id AND erased_at IS NULL`;

interface Row {
  readonly seq: number;
  readonly id: CallId;
  readonly endpoint: string;
  readonly region: OrderRegion;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly state: string;
  readonly resolution: string | null;
  readonly orderId: OrderId | null;
  readonly orderNumber: string | null;
  readonly photoId: PhotoId | null;
  readonly shotId: ShotId | null;
  readonly versionId: VersionId | null;
  readonly document: string | null;
  readonly photoUuid: string | null;
  readonly issues: string;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly trouble: StoredTrouble | null;
  readonly photoState: string;
  readonly previewId: ImageId | null;
  readonly finalId: ImageId | null;
  readonly answerId: ImageId | null;
  readonly code: string | null;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly serviceTime: string | null;
  readonly counterTime: string | null;
  readonly countedFrom: CodeTimeDoubt['countedFrom'] | null;
}

/**
 * Returns the calls that may have used credit and that the records in use do not have, and calls for photos whose outcome these do not
 * know, oldest first. Reads both files, so call it in a thread.
 *
 * @param aside records that were set aside, migrated to this version
 * @throws KioskError RECORDS_*
 */
export function missingCalls(aside: string, inUse: string, key: RecordsKey): FoundCall[] {
  const newest = newestMigration();
  if (inspect(aside, newest, key) !== newest) throw new Error('The records that were set aside are older.');
  return guarded(() =>
    using(connectForReading(aside, key), (theirs) =>
      using(connectForReading(inUse, key), (ours) => missingIn(theirs, ours)),
    ),
  );
}

function missingIn(theirs: Database.Database, ours: Database.Database): FoundCall[] {
  const calls = theirs.prepare<{ before: number }, Row>(callsSql);
  const packedCalls = theirs.prepare<{ calls: string }, Row>(packedCallsSql);
  const image = theirs.prepare<{ id: ImageId }, ImageRow>(imageSql);
  const standings = standingsIn(ours);

  function* newestFirst(): Generator<readonly Row[]> {
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const rows = calls.all({ before });
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      before = last.seq;
    }
  }
  function* packedNewestFirst(): Generator<readonly Row[]> {
    for (const packed of packsOtherThan(theirs, ours))
      yield packedCalls.all({ calls: JSON.stringify(rowsOf(packed, 'calls')) }).toReversed();
  }
  function search(parts: Iterable<readonly Row[]>): FoundCall[] {
    const found: FoundCall[] = [];
    let knownInRow = 0;
    for (const rows of parts) {
      for (const [row, standing] of standings(rows)) {
        knownInRow = standing === 'missing' ? 0 : knownInRow + 1;
        if (row.sentAt !== null && isWanted(row, standing))
          found.push(foundCall(row, row.sentAt, (id) => image.get({ id })));
      }
      if (knownInRow >= enoughKnown) break;
    }
    return found.toReversed();
  }
  return [...search(packedNewestFirst()), ...search(newestFirst())];
}

/** Whether the records in use have a call. While the backup was made, an `open` call was on its way. */
type Standing = 'missing' | 'open' | 'known';

/** Returns a function that tells the standing of calls, also of those in the pack of their order. */
function standingsIn(ours: Database.Database): (rows: readonly Row[]) => [Row, Standing][] {
  const known = ours.prepare<{ ids: string }, Pick<Row, 'id' | 'state'>>(knownCallsSql);
  return (rows) => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const here = new Map<CallId, Standing>(
      known.all({ ids }).map(({ id, state }) => [id, state === 'uncertain' ? 'open' : 'known']),
    );
    const others = rows.filter(({ id }) => !here.has(id));
    for (const packed of packsOf(ours, [...new Set(others.flatMap(({ orderId }) => orderId ?? []))]))
      for (const { id } of rowsOf(packed, 'calls')) here.set(id as CallId, 'known');
    return rows.map((row) => [row, here.get(row.id) ?? 'missing']);
  };
}

/** Whether a call counted, as far as those records know. One that was never sent did not. */
function outcomeOf({ state, resolution, sentAt }: Row): FoundCall['outcome'] {
  if (state === 'done' || resolution === 'counted') return 'counted';
  const ended = sentAt === null || ['intent', 'refused', 'not-sent'].includes(state);
  return ended || resolution === 'not-counted' ? 'not-counted' : 'unknown';
}

/** Returns whether a call may have counted, or whether its outcome settles an open one. A call of a retouch session is settled by staff. */
function isWanted(row: Row, standing: Standing): boolean {
  const outcome = outcomeOf(row);
  if (standing === 'missing') return outcome !== 'not-counted';
  return standing === 'open' && row.photoId !== null && outcome !== 'unknown';
}

type ImageOf = (id: ImageId) => ImageRow | undefined;

function foundCall(row: Row, sentAt: string, imageOf: ImageOf): FoundCall {
  const { id, endpoint, region, createdAt, endedAt, orderId, orderNumber, photoId, shotId, versionId } = row;
  return {
    ...{ id, endpoint, region, createdAt, sentAt, endedAt, orderId, orderNumber },
    outcome: outcomeOf(row),
    photo:
      photoId === null
        ? null
        : { id: photoId, shotId, versionId, document: row.document ?? '', photoUuid: row.photoUuid },
    result: resultOf(row, imageOf),
  };
}

function resultOf(row: Row, imageOf: ImageOf): FoundResult | null {
  const isPreview = row.endpoint === 'makeIdPhotoWatermark';
  const waits = row.photoState === (isPreview ? 'preview-pending' : 'final-pending');
  const imageId = waits ? row.answerId : isPreview ? row.previewId : row.finalId;
  const image = imageId === null ? undefined : imageOf(imageId);
  if (image === undefined || !isResult(image)) return null;
  const { issues, widthPx, heightPx, trouble } = row;
  return {
    ...{ widthPx, heightPx, trouble, image },
    issues: fromJson(issues) as string[],
    code: isPreview ? null : codeOf(row),
  };
}

const resultKinds: readonly ImageKind[] = ['preview', 'final', 'answer'];
const isResult = (image: ImageRow): image is ImageRow & FoundResult['image'] =>
  resultKinds.includes(image.kind);

function codeOf(row: Row): FoundResult['code'] {
  const { code, issuedAt, expiresAt, serviceTime, counterTime, countedFrom } = row;
  if (code === null) return null;
  const doubt =
    counterTime === null || countedFrom === null ? null : { serviceTime, counterTime, countedFrom };
  return { code, issuedAt, expiresAt, doubt };
}

/** Returns those of these pictures that the records know, erased and packed ones included. For a thread. */
export const knownPictures = (
  inUse: string,
  key: RecordsKey,
  ids: readonly ImageId[],
): ReadonlySet<ImageId> =>
  guarded(() =>
    using(connectForReading(inUse, key), (db) => {
      const images = db.prepare<{ ids: string }, ImageId>(knownImagesSql).pluck();
      const known = new Set(images.all({ ids: JSON.stringify(ids) }));
      const others = new Set(ids.filter((id) => !known.has(id)));
      if (others.size > 0) for (const id of picturesInPacks(db)) if (others.has(id)) known.add(id);
      return known;
    }),
  );

function* picturesInPacks(db: Database.Database): Generator<ImageId> {
  for (const { packed } of packsChangedAfter(db, { since: '', order: null }))
    for (const { id } of [...rowsOf(packed, 'images'), ...rowsOf(packed, 'originals')]) yield id as ImageId;
}
