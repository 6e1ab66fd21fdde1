import type { OrderView } from '../../shared/model/order.ts';
import type { ImageView } from '../../shared/model/pictures.ts';
import { t } from '../i18n/index.ts';
import { facts } from '../i18n/join.ts';
import { clockTime } from '../ui/dates.ts';
import type { PickedPicture } from './picked.ts';
import { documentWords } from '../state/document-words.ts';

/** A picture of an order that can be chosen. */
export interface OrderPicture extends PickedPicture {
  readonly id: string;
  readonly image: ImageView;
  readonly words: string;
}

/** Returns a picture's name for screens that do not show its order. */
const nameOf = (order: OrderView, person: string): string => facts(person, order.number);

const personOf = (order: OrderView, personId: string): string =>
  order.people.find((one) => one.id === personId)?.name ?? '';

/** Returns the shots, newest first: the last one is usually wanted. */
export const shotsOf = (order: OrderView): readonly OrderPicture[] =>
  [...order.shots].reverse().map((shot) => {
    const person = personOf(order, shot.personId) || t('order.nobody');
    return {
      id: shot.id,
      source: { from: 'shot', shotId: shot.id },
      name: nameOf(order, person),
      image: shot.image,
      blob: null,
      words: t('picturePicker.order.shot', { name: person, time: clockTime(shot.takenAt) }),
    };
  });

export const finalsOf = (order: OrderView): readonly OrderPicture[] =>
  order.photos.flatMap((photo) => {
    if (photo.final === null) return [];
    const person = personOf(order, photo.personId) || t('order.nobody');
    return [
      {
        id: photo.id,
        source: { from: 'photo', photoId: photo.id },
        name: nameOf(order, person),
        image: photo.final,
        blob: null,
        words: t('picturePicker.order.final', { document: documentWords(photo.document.name), name: person }),
      },
    ];
  });
