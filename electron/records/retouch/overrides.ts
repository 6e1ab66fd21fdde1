import type { OverrideView } from '../../../shared/retouch.ts';
import type { OrderId, OverrideId, PhotoId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';

interface NewOverride extends Omit<OverrideView, 'orderNumber'> {
  readonly id: OverrideId;
  readonly photoId: PhotoId;
}

/** The log of supervisors who allowed an edited picture although the document's rule forbids it. Rows are only added. */
export interface Overrides {
  insert(override: NewOverride): void;
  newest(limit: number): OverrideView[];
  /** Oldest first. */
  ofPhoto(photoId: PhotoId): Pick<OverrideView, 'reason' | 'by' | 'at'>[];
  /** Oldest first. */
  ofOrder(orderId: OrderId): Pick<OverrideView, 'documentName' | 'tool' | 'reason' | 'by' | 'at'>[];
}

const overridesNewestSql = `SELECT v.order_id AS orderId, o.number AS orderNumber, v.spec_code AS specCode,
    v.document_name AS documentName, v.version_id AS versionId, v.image_id AS imageId, v.tool, v.reason,
    ${staffName('v.overridden_by')} AS "by", v.overridden_at AS "at"
  FROM overrides v JOIN orders o ON o.id = v.order_id
  ORDER BY v.overridden_at DESC, v.rowid DESC LIMIT @limit`;

export function createOverrides(sql: Sql): Overrides {
  const insert = sql.prepare<NewOverride>(
    `INSERT INTO overrides (id, order_id, photo_id, version_id, image_id, spec_code, document_name, tool, reason,
       overridden_by, overridden_at)
     VALUES (@id, @orderId, @photoId, @versionId, @imageId, @specCode, @documentName, @tool, @reason, @by, @at)`,
  );
  const newest = sql.prepare<{ limit: number }, OverrideView>(overridesNewestSql);
  const ofPhoto = sql.prepare<{ photoId: string }, Pick<OverrideView, 'reason' | 'by' | 'at'>>(
    `SELECT reason, overridden_by AS "by", overridden_at AS "at" FROM overrides WHERE photo_id = @photoId ORDER BY rowid`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, ReturnType<Overrides['ofOrder']>[number]>(
    `SELECT document_name AS documentName, tool, reason, ${staffName('overridden_by')} AS "by", overridden_at AS "at"
     FROM overrides WHERE order_id = @orderId ORDER BY rowid`,
  );
  return {
    ofOrder: (orderId) => ofOrder.all({ orderId }),
    ofPhoto: (photoId) => ofPhoto.all({ photoId }),
    insert: (override) => void insert.run(override),
    newest: (limit) => newest.all({ limit }),
  };
}
