import type Database from 'better-sqlite3';
import type { CallId, ImageId, OrderId, PhotoId, ShotId, VersionId } from '../../../shared/ids.ts';
import type { CodeTimeDoubt } from '../../../shared/model/photo.ts';
import { definitionOf } from '../definitions.ts';
import { guarded } from '../errors.ts';
import { connectForReading, using } from '../file/connect.ts';
import { inspect } from '../file/inspect.ts';
import type { RecordsKey } from '../file/key.ts';
import { migrations } from '../migrations/index.ts';
import type { OrderRegion } from '../orders/orders.ts';
import type { ImageKind, ImageRow } from '../photos/images.ts';
import type { StoredTrouble } from '../photos/photos.ts';
import { fromJson } from '../sql.ts';
import type { FoundCall, FoundResult } from './found-call.ts';

/** Calls that are read at a time. */
const batch = 500;
/** Calls in a row that both have, after which the older ones are the same too: a restore may have brought some back. */
const enoughKnown = 2_000;

const callsSql = `SELECT c.rowid AS seq, c.id, c.endpoint, c.region, c.created_at AS createdAt, c.sent_at AS sentAt,
    c.ended_at AS endedAt, c.state, c.resolution, c.order_id AS orderId, o.number AS orderNumber,
    p.id AS photoId, p.shot_id AS shotId, p.version_id AS versionId,
    json_extract(${definitionOf('p.document')}, '$.name') AS document,
    p.photo_uuid AS photoUuid, p.issues, p.width_px AS widthPx, p.height_px AS heightPx, p.trouble,
    p.state AS photoState, p.preview_image_id AS previewId, p.final_image_id AS finalId, p.answer_image_id AS answerId,
    k.code, k.issued_at AS issuedAt, k.expires_at AS expiresAt, k.doubted_service_time AS serviceTime,
    k.doubted_counter_time AS counterTime, k.counted_from AS countedFrom
  FROM calls c LEFT JOIN orders o ON o.id = c.order_id LEFT JOIN photos p ON p.id = c.photo_id
    LEFT JOIN codes k ON k.photo_id = p.id
  WHERE c.rowid < @before ORDER BY c.rowid DESC LIMIT ${String(batch)}`;
const knownCallsSql = 'SELECT id FROM calls WHERE id IN (SELECT value FROM json_each(@ids))';
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
 * Returns the calls that may have used credit and that the records in use do not have, oldest first. Reads both files, so
 * call it in a thread.
 *
 * @param aside records that were set aside
 * @throws KioskError RECORDS_*, also for records of an earlier version
 */
export function missingCalls(aside: string, inUse: string, key: RecordsKey): FoundCall[] {
  const newest = migrations.at(-1)?.version ?? 0;
  if (inspect(aside, newest, key) !== newest) throw new Error('The records that were set aside are older.');
  return guarded(() =>
    using(connectForReading(aside, key), (theirs) =>
      using(connectForReading(inUse, key), (ours) => missingIn(theirs, ours)),
    ),
  );
}

function missingIn(theirs: Database.Database, ours: Database.Database): FoundCall[] {
  const calls = theirs.prepare<{ before: number }, Row>(callsSql);
  const image = theirs.prepare<{ id: ImageId }, ImageRow>(imageSql);
  const known = ours.prepare<{ ids: string }, CallId>(knownCallsSql).pluck();
  const found: FoundCall[] = [];
  let [before, knownInRow] = [Number.MAX_SAFE_INTEGER, 0];
  while (knownInRow < enoughKnown) {
    const rows = calls.all({ before });
    const here = new Set(known.all({ ids: JSON.stringify(rows.map(({ id }) => id)) }));
    for (const row of rows) {
      knownInRow = here.has(row.id) ? knownInRow + 1 : 0;
      if (!here.has(row.id) && mayHaveCounted(row))
        found.push(foundCall(row, row.sentAt, (id) => image.get({ id })));
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    before = last.seq;
  }
  return found.toReversed();
}

/** A call that was sent, unless it is known not to have counted. */
const mayHaveCounted = (row: Row): row is Row & { readonly sentAt: string } =>
  row.sentAt !== null &&
  !['intent', 'refused', 'not-sent'].includes(row.state) &&
  row.resolution !== 'not-counted';

type ImageOf = (id: ImageId) => ImageRow | undefined;

function foundCall(row: Row, sentAt: string, imageOf: ImageOf): FoundCall {
  const { id, endpoint, region, createdAt, endedAt, orderId, orderNumber, photoId, shotId, versionId } = row;
  return {
    ...{ id, endpoint, region, createdAt, sentAt, endedAt, orderId, orderNumber },
    isKnown: row.state === 'done' || row.resolution === 'counted',
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

/** Returns those of these pictures that the records know, erased ones included. For a thread. */
export const knownPictures = (
  inUse: string,
  key: RecordsKey,
  ids: readonly ImageId[],
): ReadonlySet<ImageId> =>
  guarded(() =>
    using(
      connectForReading(inUse, key),
      (db) =>
        new Set(
          db
            .prepare<{ ids: string }, ImageId>(knownImagesSql)
            .pluck()
            .all({ ids: JSON.stringify(ids) }),
        ),
    ),
  );
