import type { OrderStep } from '../../shared/model.ts';
import { orderSteps } from '../../shared/model.ts';

/** The facts of an order that decide how far it has come. */
export interface OrderFacts {
  readonly hasCustomer: boolean;
  readonly photos: readonly { readonly hasShot: boolean; readonly approved: boolean }[];
  readonly paid: boolean;
}

/** The last step that staff may stand on now: each step opens when what it works on is there. */
export function furthestStep(facts: OrderFacts): OrderStep {
  if (facts.paid) return 'handover';
  if (!facts.hasCustomer) return 'customer';
  if (facts.photos.length === 0) return 'document';
  if (!facts.photos.every((photo) => photo.hasShot)) return 'shot';
  if (!facts.photos.every((photo) => photo.approved)) return 'preview';
  return 'payment';
}

/** True when `step` is not beyond what the order has reached. Going back is always allowed. */
export function canStandOn(step: OrderStep, facts: OrderFacts): boolean {
  return orderSteps.indexOf(step) <= orderSteps.indexOf(furthestStep(facts));
}
