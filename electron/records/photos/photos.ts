import type { PhotoCrop } from '../../../shared/formats/photo-crop.ts';
import type { ImageId, OrderId, PersonId, PhotoId, ShotId, VersionId } from '../../../shared/ids.ts';
import type { DocumentView, Sensitivity } from '../../../shared/model/document.ts';
import type { PhotoState, PhotoTrouble } from '../../../shared/model/photo.ts';
import type { Clock } from '../../clock.ts';
import { definitionOf, type Definitions } from '../definitions.ts';
import { firstPersonOf } from '../orders/first-person.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import { fromJson, type Sql } from '../sql.ts';
import { photoTime } from './photo-indexes.ts';

/** Troubles that are stored; the two others follow from other rows (orders/photos/photo-trouble.ts). */
export type StoredTrouble = Exclude<PhotoTrouble, 'photo-uuid-taken' | 'photo-uuid-shared'>;

export interface PhotoRow {
  readonly id: PhotoId;
  readonly orderId: OrderId;
  readonly personId: PersonId;
  readonly specCode: string;
  /** The document as it was when it was chosen, including its price. */
  readonly document: DocumentView;
  readonly shotId: ShotId | null;
  /** The version of the shot that the photo is made from; null for the shot itself. */
  readonly versionId: VersionId | null;
  readonly state: PhotoState;
  /** The service's id for the photo, needed to request the final. */
  readonly photoUuid: string | null;
  readonly issues: readonly string[];
  /** As the service last reported, for the preview and then for the final. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly previewImageId: ImageId | null;
  readonly finalImageId: ImageId | null;
  /** The sealed answer whose image has yet to be fetched. */
  readonly answerImageId: ImageId | null;
  /** The checks that the last call asked the service for. */
  readonly sensitivity: Sensitivity;
  /** The problem with the last answer; null when there is none. */
  readonly trouble: StoredTrouble | null;
  /** The frame in which the photo was cut out of its picture; null for the service's photos, and before it is cropped. */
  readonly crop: PhotoCrop | null;
  /** The photo that this one replaced. */
  readonly replacesPhotoId: PhotoId | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type NewPhoto = Pick<PhotoRow, 'id' | 'orderId' | 'personId' | 'specCode' | 'document' | 'createdAt'> & {
  readonly replacesPhotoId?: PhotoId | null | undefined;
};
type PreviewResult = Pick<
  PhotoRow,
  'photoUuid' | 'issues' | 'widthPx' | 'heightPx' | 'previewImageId' | 'answerImageId' | 'state' | 'trouble'
>;
/** Without `issues`, the preview's are kept. */
type FinalResult = Pick<
  PhotoRow,
  'widthPx' | 'heightPx' | 'finalImageId' | 'answerImageId' | 'state' | 'trouble'
> & {
  readonly issues?: readonly string[] | undefined;
};

type CroppedPhoto = Pick<PhotoRow, 'widthPx' | 'heightPx'> & {
  readonly crop: PhotoCrop;
  readonly finalImageId: ImageId;
};

export interface Photos {
  insert(photo: NewPhoto): void;
  get(id: PhotoId): PhotoRow | null;
  /** Returns the order's current photos, oldest first, without those that were set aside. */
  ofOrder(orderId: OrderId): PhotoRow[];
  /** Returns the same without opening the order's pack, which would write. In a whole pack, all pictures are erased. */
  outsidePack(orderId: OrderId): PhotoRow[];
  /** Returns photos whose answer has arrived but whose image has not. */
  pending(): PhotoRow[];
  /** Sets a photo aside because another shot or document replaced it. Its pictures stay. */
  setAside(id: PhotoId, at: string): void;
  /** Returns the ids that the service gave to an order's photos, those included that were set aside. */
  uuidsOf(orderId: OrderId): string[];
  /** Undoes `setAside`. */
  bringBack(id: PhotoId): void;
  /** Removes a photo from the order. Returns false when it is more than chosen, or when a call was ever made for it. */
  remove(id: PhotoId): boolean;
  /** Throws for a version of another shot, for a headshot, and for an original, which is the shot itself. */
  setShot(id: PhotoId, shotId: ShotId, versionId?: VersionId | null): void;
  setState(id: PhotoId, state: PhotoState): void;
  /** Records that a call begins, and clears the trouble of an earlier answer. */
  setAsked(id: PhotoId, state: PhotoState, sensitivity: Sensitivity): void;
  /** Records that an answer's image will never arrive. */
  setLost(id: PhotoId, state: PhotoState, trouble: StoredTrouble): void;
  setPreview(id: PhotoId, result: PreviewResult): void;
  setFinal(id: PhotoId, result: FinalResult): void;
  /** Records the photo that was cropped here, which is its final. */
  setCropped(id: PhotoId, photo: CroppedPhoto): void;
  /** Sets the answer whose image has yet to be fetched; null once the image has arrived or is lost. */
  setAnswer(id: PhotoId, answerImageId: ImageId | null): void;
}

type Stored = Omit<PhotoRow, 'document' | 'issues' | 'sensitivity' | 'crop'> & {
  readonly crop: string | null;
  readonly document: string;
  readonly issues: string;
  readonly sensitivity: string;
};
type Stamped<Row> = Omit<Row, 'issues'> & { id: string; at: string };

const columns = `id, order_id AS orderId, coalesce(person_id, ${firstPersonOf('order_id')}) AS personId, spec_code AS specCode,
  ${definitionOf('document')} AS document, shot_id AS shotId, version_id AS versionId, state, photo_uuid AS photoUuid, issues, width_px AS widthPx, height_px AS heightPx,
  preview_image_id AS previewImageId, final_image_id AS finalImageId, answer_image_id AS answerImageId,
  sensitivity, trouble, crop, replaces_photo_id AS replacesPhotoId, created_at AS createdAt, updated_at AS updatedAt`;

const read = (row: Stored): PhotoRow => ({
  ...row,
  document: fromJson(row.document) as DocumentView,
  issues: fromJson(row.issues) as string[],
  sensitivity: fromJson(row.sensitivity) as Sensitivity,
  crop: row.crop === null ? null : (fromJson(row.crop) as PhotoCrop),
});

export function createPhotos(
  sql: Sql,
  clock: Clock,
  definitions: Definitions,
  packs: Pick<OrderPacks, 'open'>,
): Photos {
  const insert = sql.prepare<
    Omit<NewPhoto, 'document' | 'replacesPhotoId'> & { document: string; replacesPhotoId: string | null }
  >(
    `INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, replaces_photo_id, created_at,
       updated_at)
     VALUES (@id, @orderId, @personId, @specCode, @document, 'chosen', '[]', @replacesPhotoId, @createdAt, @createdAt)`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM photos WHERE id = @id`);
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(
    `SELECT ${columns} FROM photos WHERE order_id = @orderId AND set_aside_at IS NULL ORDER BY ${photoTime('created_at')}, rowid`,
  );
  const pending = sql.prepare<object, Stored>(
    `SELECT ${columns} FROM photos WHERE answer_image_id IS NOT NULL AND set_aside_at IS NULL`,
  );
  const uuidsOf = sql.prepare<{ orderId: string }, { photoUuid: string }>(
    'SELECT photo_uuid AS photoUuid FROM photos WHERE order_id = @orderId AND photo_uuid IS NOT NULL',
  );
  const setAside = sql.prepare<{ id: string; at: string }>(
    'UPDATE photos SET set_aside_at = @at, updated_at = @at WHERE id = @id',
  );
  const bringBack = sql.prepare<{ id: string; at: string }>(
    'UPDATE photos SET set_aside_at = NULL, updated_at = @at WHERE id = @id',
  );
  const remove = sql.prepare<{ id: string }>(
    `DELETE FROM photos WHERE id = @id AND state = 'chosen'
       AND NOT EXISTS (SELECT 1 FROM calls WHERE photo_id = @id)`,
  );
  const setShot = sql.prepare<{ id: string; shotId: string; versionId: string | null; at: string }>(
    'UPDATE photos SET shot_id = @shotId, version_id = @versionId, updated_at = @at WHERE id = @id',
  );
  const setState = sql.prepare<{ id: string; state: string; at: string }>(
    'UPDATE photos SET state = @state, updated_at = @at WHERE id = @id',
  );
  const setAsked = sql.prepare<{ id: string; state: string; sensitivity: string; at: string }>(
    `UPDATE photos SET state = @state, sensitivity = @sensitivity, trouble = NULL, updated_at = @at WHERE id = @id`,
  );
  const setLost = sql.prepare<{ id: string; state: string; trouble: string; at: string }>(
    `UPDATE photos SET state = @state, trouble = @trouble, answer_image_id = NULL, updated_at = @at WHERE id = @id`,
  );
  const setPreview = sql.prepare<Stamped<PreviewResult> & { issues: string }>(
    `UPDATE photos SET photo_uuid = @photoUuid, issues = @issues, width_px = @widthPx, height_px = @heightPx,
       preview_image_id = @previewImageId, answer_image_id = @answerImageId, state = @state, trouble = @trouble,
       updated_at = @at
     WHERE id = @id`,
  );
  const setFinal = sql.prepare<Stamped<FinalResult> & { issues: string | null }>(
    `UPDATE photos SET issues = coalesce(@issues, issues), width_px = @widthPx, height_px = @heightPx,
       final_image_id = @finalImageId, answer_image_id = @answerImageId, state = @state, trouble = @trouble,
       updated_at = @at
     WHERE id = @id`,
  );
  const setCropped = sql.prepare<Omit<CroppedPhoto, 'crop'> & { crop: string; id: string; at: string }>(
    `UPDATE photos SET state = 'final', crop = @crop, final_image_id = @finalImageId, width_px = @widthPx,
       height_px = @heightPx, updated_at = @at
     WHERE id = @id`,
  );
  const setAnswer = sql.prepare<{ id: string; answerImageId: string | null; at: string }>(
    'UPDATE photos SET answer_image_id = @answerImageId, updated_at = @at WHERE id = @id',
  );
  const now = (): string => clock.now().toISOString();

  return {
    insert({ replacesPhotoId = null, ...photo }) {
      sql.transaction(() => {
        const document = definitions.store(JSON.stringify(photo.document));
        insert.run({ ...photo, replacesPhotoId, document });
      });
    },
    get(id) {
      const row = get.get({ id });
      return row === null ? null : read(row);
    },
    ofOrder(orderId) {
      packs.open(orderId);
      return ofOrder.all({ orderId }).map(read);
    },
    outsidePack: (orderId) => ofOrder.all({ orderId }).map(read),
    pending: () => pending.all({}).map(read),
    uuidsOf: (orderId) => uuidsOf.all({ orderId }).map(({ photoUuid }) => photoUuid),
    setAside: (id, at) => void setAside.run({ id, at }),
    bringBack: (id) => void bringBack.run({ id, at: now() }),
    remove: (id) => remove.run({ id }) === 1,
    setShot: (id, shotId, versionId = null) => void setShot.run({ id, shotId, versionId, at: now() }),
    setState: (id, state) => void setState.run({ id, state, at: now() }),
    setAsked(id, state, sensitivity) {
      setAsked.run({ id, state, sensitivity: JSON.stringify(sensitivity), at: now() });
    },
    setLost: (id, state, trouble) => void setLost.run({ id, state, trouble, at: now() }),
    setPreview(id, result) {
      setPreview.run({ ...result, issues: JSON.stringify(result.issues), id, at: now() });
    },
    setFinal(id, result) {
      const issues = result.issues === undefined ? null : JSON.stringify(result.issues);
      setFinal.run({ ...result, issues, id, at: now() });
    },
    setCropped(id, { crop, ...photo }) {
      setCropped.run({ ...photo, crop: JSON.stringify(crop), id, at: now() });
    },
    setAnswer: (id, answerImageId) => void setAnswer.run({ id, answerImageId, at: now() }),
  };
}
