import { takesNoPrint } from '../../../shared/documents.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { OrderId } from '../../../shared/ids.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';

type OfPerson = Pick<PhotoRow, 'personId' | 'specCode'>;
const keyOf = ({ personId, specCode }: OfPerson): string => `${personId}/${specCode}`;

/** Returns a test for whether the customer was told that a photo's document accepts no print. */
export function toldIn({ records }: Needs<'records'>, orderId: OrderId): (photo: OfPerson) => boolean {
  const told = new Set(records.noPaperTold.ofOrder(orderId).map(keyOf));
  return (photo) => told.has(keyOf(photo));
}

/**
 * Refuses a document that accepts no print until the customer was told.
 * @throws KioskError NO_PRINT_UNTOLD with the name of the first such document
 */
export function refuseUntold(deps: Needs<'records'>, orderId: OrderId): void {
  const isTold = toldIn(deps, orderId);
  const untold = deps.records.photos
    .ofOrder(orderId)
    .find((photo) => takesNoPrint(photo.document) && !isTold(photo));
  if (untold === undefined) return;
  throw new KioskError('NO_PRINT_UNTOLD', 'the customer was not told that no print is accepted', {
    document: untold.document.name,
  });
}
