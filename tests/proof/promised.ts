import type { OrderView } from '../../shared/model/order.ts';
import type { PhotoState } from '../../shared/model/photo.ts';
import { orderSteps } from '../../shared/model/order.ts';
import { photoStates } from '../../shared/model/photo.ts';

/** Returns the earliest state to which a kill may return a photo, given the state during its call. */
const leastAfterKill = (state: PhotoState): PhotoState => {
  if (state === 'preview-asked') return 'chosen';
  if (state === 'final-asked') return 'approved';
  return state;
};

const rank = (state: PhotoState): number => photoStates.indexOf(state);

/**
 * Returns the parts that an order has lost since the kiosk answered with it. It may have advanced since: the answer
 * to the last call may have been lost.
 *
 * @returns one sentence for each loss
 */
export function lostFrom(promised: OrderView, now: OrderView): string[] {
  const of = (what: string): string => `order ${promised.number} has lost ${what}`;
  const losses: string[] = [];
  const customer = promised.customer;
  if (customer !== null && now.customer?.name !== customer.name) losses.push(of('its customer'));
  if (promised.payment !== null && now.payment?.receiptNumber !== promised.payment.receiptNumber) {
    losses.push(of('its payment'));
  }
  if (promised.state === 'done' && now.state !== 'done') losses.push(of('its end'));
  if (orderSteps.indexOf(now.step) < orderSteps.indexOf(promised.step))
    losses.push(of(`the step ${promised.step}`));
  for (const shot of promised.shots) {
    if (!now.shots.some((each) => each.image.id === shot.image.id)) losses.push(of(`shot ${shot.id}`));
  }
  for (const print of promised.prints) {
    if (!now.prints.some((each) => each.id === print.id)) losses.push(of(`print ${print.id}`));
  }
  for (const photo of promised.photos) {
    const same = now.photos.find((each) => each.id === photo.id);
    if (same === undefined) losses.push(of(`photo ${photo.id}`));
    else {
      if (rank(same.state) < rank(leastAfterKill(photo.state)))
        losses.push(of(`the ${photo.state} of its photo`));
      if (photo.preview !== null && same.preview?.id !== photo.preview.id) losses.push(of('its preview'));
      if (photo.final !== null && same.final?.id !== photo.final.id) losses.push(of('its final'));
      if (photo.code !== null && same.code?.code !== photo.code.code) losses.push(of('its code'));
    }
  }
  return losses;
}
