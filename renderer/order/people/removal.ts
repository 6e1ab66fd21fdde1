/** Lists what an order loses when a person or a document is removed. */
import type { PersonId, PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { photosOf } from '../../../shared/people.ts';
import { locale, tc } from '../../i18n/index.ts';

export interface Removal {
  /** For example `2 shots and 1 preview`; empty when nothing is lost. */
  readonly things: string;
  /** True when credit was used for some of it. */
  readonly usedCredit: boolean;
}

/** True once a call for the preview has counted, even while its picture has not arrived. */
const hasPreview = (photo: PhotoView): boolean => photo.preview !== null || photo.state === 'preview-pending';

export const removalOfPerson = (order: OrderView, personId: PersonId): Removal =>
  removal(order.shots.filter((shot) => shot.personId === personId).length, photosOf(order, personId));

/** Returns what is lost with a document. The shot stays, because the person's other documents are made from it. */
export const removalOfDocument = (order: OrderView, photoId: PhotoId): Removal =>
  removal(
    0,
    order.photos.filter((photo) => photo.id === photoId),
  );

function removal(shots: number, photos: readonly PhotoView[]): Removal {
  const previews = photos.filter(hasPreview).length;
  const crops = photos.filter(({ crop }) => crop !== null).length;
  const edits = new Set(photos.flatMap(({ versionId }) => versionId ?? [])).size;
  const parts = [
    shots > 0 ? tc('removal.shots', shots) : null,
    edits > 0 ? tc('removal.edits', edits) : null,
    crops > 0 ? tc('removal.crops', crops) : null,
    previews > 0 ? tc('removal.previews', previews) : null,
  ].filter((part) => part !== null);
  return {
    things: new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts),
    usedCredit: previews + edits > 0,
  };
}
