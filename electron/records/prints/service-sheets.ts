import type { ImageId, OrderId, PhotoId, ServiceSheetId } from '../../../shared/ids.ts';
import type { ServiceSheetView } from '../../../shared/model/sheets.ts';
import type { KnownMediumId } from '../../../shared/sheet-media.ts';
import { photoTime } from '../photos/photo-indexes.ts';
import type { Sql } from '../sql.ts';

export interface ServiceSheetRow {
  readonly id: ServiceSheetId;
  readonly photoId: PhotoId;
  readonly mediumId: KnownMediumId;
  /** The size that was requested. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The document's dots per inch, which give the pixels their size on paper. */
  readonly dpi: number;
  /** The sealed answer with the sheet's address, while the sheet is pending. */
  readonly answerImageId: ImageId | null;
  readonly imageId: ImageId | null;
  readonly trouble: ServiceSheetView['trouble'];
  readonly createdAt: string;
}

type NewServiceSheet = Omit<ServiceSheetRow, 'imageId'>;

export interface ServiceSheets {
  /** Adds a sheet, one for each medium of a photo. Asking again replaces a sheet only while its image has not arrived. */
  ask(sheet: NewServiceSheet): void;
  get(id: ServiceSheetId): ServiceSheetRow | null;
  ofPhoto(photoId: PhotoId): ServiceSheetRow[];
  /** Returns sheets of the order's current photos, in the order of the photos, then of the requests. */
  ofOrder(orderId: OrderId): ServiceSheetRow[];
  /** Returns photos with sheets that have yet to be fetched. */
  pendingPhotos(): PhotoId[];
  setHere(id: ServiceSheetId, imageId: ImageId, trouble: 'size-differs' | null): void;
  setLost(id: ServiceSheetId, trouble: 'expired' | 'unreadable'): void;
}

const columns = `s.id, s.photo_id AS photoId, s.medium_id AS mediumId, s.width_px AS widthPx, s.height_px AS heightPx,
  s.dpi, s.answer_image_id AS answerImageId, s.image_id AS imageId, s.trouble, s.created_at AS createdAt`;

const serviceSheetsOfPhotoSql = `SELECT ${columns} FROM service_sheets s WHERE s.photo_id = @photoId
  ORDER BY s.rowid`;
const serviceSheetsOfOrderSql = `SELECT ${columns} FROM photos p JOIN service_sheets s ON s.photo_id = p.id
  WHERE p.order_id = @orderId AND p.set_aside_at IS NULL ORDER BY ${photoTime('p.created_at')}, p.rowid, s.rowid`;
const serviceSheetsPendingSql = `SELECT DISTINCT photo_id AS photoId FROM service_sheets
  WHERE answer_image_id IS NOT NULL`;

export function createServiceSheets(sql: Sql): ServiceSheets {
  const ask = sql.prepare<NewServiceSheet>(
    `INSERT INTO service_sheets (id, photo_id, medium_id, width_px, height_px, dpi, answer_image_id, trouble, created_at)
     VALUES (@id, @photoId, @mediumId, @widthPx, @heightPx, @dpi, @answerImageId, @trouble, @createdAt)
     ON CONFLICT (photo_id, medium_id) DO UPDATE SET width_px = excluded.width_px, height_px = excluded.height_px,
       dpi = excluded.dpi, answer_image_id = excluded.answer_image_id, trouble = excluded.trouble
     WHERE image_id IS NULL`,
  );
  const get = sql.prepare<{ id: string }, ServiceSheetRow>(
    `SELECT ${columns} FROM service_sheets s WHERE s.id = @id`,
  );
  const ofPhoto = sql.prepare<{ photoId: string }, ServiceSheetRow>(serviceSheetsOfPhotoSql);
  const ofOrder = sql.prepare<{ orderId: string }, ServiceSheetRow>(serviceSheetsOfOrderSql);
  const pending = sql.prepare<object, { photoId: PhotoId }>(serviceSheetsPendingSql);
  const setHere = sql.prepare<{ id: string; imageId: string; trouble: string | null }>(
    `UPDATE service_sheets SET image_id = @imageId, trouble = @trouble, answer_image_id = NULL WHERE id = @id`,
  );
  const setLost = sql.prepare<{ id: string; trouble: string }>(
    'UPDATE service_sheets SET trouble = @trouble, answer_image_id = NULL WHERE id = @id AND image_id IS NULL',
  );

  return {
    ask: (sheet) => void ask.run(sheet),
    get: (id) => get.get({ id }),
    ofPhoto: (photoId) => ofPhoto.all({ photoId }),
    ofOrder: (orderId) => ofOrder.all({ orderId }),
    pendingPhotos: () => pending.all({}).map((row) => row.photoId),
    setHere: (id, imageId, trouble) => void setHere.run({ id, imageId, trouble }),
    setLost: (id, trouble) => void setLost.run({ id, trouble }),
  };
}
