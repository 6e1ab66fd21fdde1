import type { CallId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import type { Sql } from '../sql.ts';
import { uuidBegins } from './photo-indexes.ts';

/** A photo whose id from the service already belonged to another photo. */
interface UuidConflict {
  readonly photoId: PhotoId;
  /** The photo that had the id first. */
  readonly ownerPhotoId: PhotoId;
  /** The call whose answer was refused; null for photos that shared an id before the kiosk checked this. */
  readonly callId: CallId | null;
  /** ISO 8601, UTC. */
  readonly foundAt: string;
}

export interface PhotoUuids {
  /** Returns another picture's or document's photo with this id; null when `photoId` may have it. */
  ownerOf(photoUuid: string, photoId: PhotoId): PhotoId | null;
  /** Records that a call's answer was refused. */
  refuse(conflict: UuidConflict & { readonly callId: CallId }): void;
  /** Returns the order's photos whose id was given to another photo too. */
  sharedIn(orderId: OrderId): ReadonlySet<PhotoId>;
  /** Returns how many photos shared an id before the kiosk checked this. */
  sharedBefore(): number;
}

const photoUuidOwnerSql = `SELECT theirs.photo_id AS id
  FROM photo_makings theirs JOIN photo_makings ours ON ours.photo_id = @photoId
  WHERE ${uuidBegins('theirs.photo_uuid')} AND theirs.photo_uuid = @photoUuid AND theirs.photo_id <> @photoId AND theirs.region IS ours.region
    AND NOT (theirs.spec_code = ours.spec_code AND theirs.sha256 IS ours.sha256)
  LIMIT 1`;
const photoUuidsSharedSql = `SELECT c.owner_photo_id AS id
    FROM photos p JOIN photo_uuid_conflicts c ON c.owner_photo_id = p.id WHERE p.order_id = @orderId
  UNION ALL SELECT c.photo_id
    FROM photos p JOIN photo_uuid_conflicts c ON c.photo_id = p.id
    WHERE p.order_id = @orderId AND c.call_id IS NULL`;

export function createPhotoUuids(sql: Sql, packs: Pick<OrderPacks, 'openByUuid'>): PhotoUuids {
  const owner = sql.prepare<{ photoUuid: string; photoId: string }, { id: PhotoId }>(photoUuidOwnerSql);
  const insert = sql.prepare<UuidConflict>(
    `INSERT INTO photo_uuid_conflicts (photo_id, owner_photo_id, call_id, found_at)
     VALUES (@photoId, @ownerPhotoId, @callId, @foundAt)`,
  );
  const shared = sql.prepare<{ orderId: string }, { id: PhotoId }>(photoUuidsSharedSql);
  const before = sql.prepare<object, { photos: number }>(
    'SELECT count(*) AS photos FROM photo_uuid_conflicts WHERE call_id IS NULL',
  );
  return {
    ownerOf(photoUuid, photoId) {
      // Which picture the other photo was made from is in its order's pack.
      packs.openByUuid(photoUuid);
      return owner.get({ photoUuid, photoId })?.id ?? null;
    },
    refuse: (conflict) => void insert.run(conflict),
    sharedIn: (orderId) => new Set(shared.all({ orderId }).map(({ id }) => id)),
    sharedBefore: () => before.get({})?.photos ?? 0,
  };
}
