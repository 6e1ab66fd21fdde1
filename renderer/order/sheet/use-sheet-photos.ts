import { computed, shallowReactive, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import type { PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import type { SheetPhotoView } from '../../../shared/model/sheets.ts';
import { titleFor } from '../../../shared/people.ts';
import { photosToPrint, readyPhotos } from '../../state/order-progress.ts';
import { documentWords } from '../../state/document-words.ts';

/** A photo to lay on the sheet. */
export interface OnSheet {
  readonly photoId: PhotoId;
  /** Its document, and the person's name where needed. */
  readonly title: string;
  readonly image: ImageView;
  /** Millimetres, upright; null where the document does not state them. */
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** The number of another customer's order; null for a photo of this one. */
  readonly guestOf: string | null;
}

export interface SheetPhotos {
  /** This order's photos first, then those of other customers. */
  readonly all: ComputedRef<readonly OnSheet[]>;
  readonly guests: ShallowRef<readonly SheetPhotoView[]>;
  /** Copies requested; null for as many as fit. */
  readonly countOf: (photoId: PhotoId) => number | null;
  readonly setCount: (photoId: PhotoId, count: number | null) => void;
  readonly addGuest: (photo: SheetPhotoView) => void;
  readonly removeGuest: (photoId: PhotoId) => void;
}

const guest = (photo: SheetPhotoView): OnSheet => ({
  photoId: photo.photoId,
  title: titleFor(documentWords(photo.documentName), photo.personName),
  image: photo.image,
  widthMm: photo.widthMm,
  heightMm: photo.heightMm,
  guestOf: photo.orderNumber,
});

/** Chooses the photos for the next sheet, and their copies. */
export function useSheetPhotos(order: () => OrderView): SheetPhotos {
  const guests = shallowRef<readonly SheetPhotoView[]>([]);
  const counts = shallowReactive(new Map<PhotoId, number | null>());

  /** Photos that are already printed are laid on the sheet only when none are left to print. */
  const own = computed<readonly OnSheet[]>(() => {
    const view = order();
    const left = photosToPrint(view);
    return (left.length > 0 ? left : readyPhotos(view)).flatMap((photo) => {
      if (photo.final === null) return [];
      const { widthMm, heightMm } = photo.document;
      const whose = view.people.find(({ id }) => id === photo.personId)?.name ?? '';
      // Beside other customers' photos, this customer's name is needed as well.
      const several = view.people.length > 1 || guests.value.length > 0;
      const title = titleFor(documentWords(photo.document.name), several ? whose : '');
      return [{ photoId: photo.id, title, image: photo.final, widthMm, heightMm, guestOf: null }];
    });
  });

  return {
    all: computed(() => [...own.value, ...guests.value.map(guest)]),
    guests,
    countOf: (photoId) => counts.get(photoId) ?? null,
    setCount: (photoId, count) => counts.set(photoId, count),
    addGuest(photo) {
      if (guests.value.some(({ photoId }) => photoId === photo.photoId)) return;
      guests.value = [...guests.value, photo];
    },
    removeGuest(photoId) {
      guests.value = guests.value.filter((one) => one.photoId !== photoId);
      counts.delete(photoId);
    },
  };
}
