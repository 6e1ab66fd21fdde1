import type { OrderStep, PhotoMode } from '../../shared/model/order.ts';
import { orderSteps, stepsOf } from '../../shared/model/order.ts';

/** The facts about an order that decide how far it has come. */
export interface OrderFacts {
  readonly mode: PhotoMode;
  readonly hasCustomer: boolean;
  /** Every person of the order has at least one. */
  readonly hasDocuments: boolean;
  readonly photos: readonly {
    readonly hasShot: boolean;
    readonly approved: boolean;
    /** True for one of the studio's own formats, which is cropped before payment in either mode. */
    readonly isFormat: boolean;
  }[];
  readonly paid: boolean;
}

/** Returns the last step that is open: each step opens when it has what it needs. */
export function furthestStep(facts: OrderFacts): OrderStep {
  if (facts.paid) return 'handover';
  if (!facts.hasCustomer) return 'customer';
  if (!facts.hasDocuments) return 'document';
  if (!facts.photos.every((photo) => photo.hasShot)) return 'shot';
  const shown = facts.photos.filter(({ isFormat }) => facts.mode === 'preview' || isFormat);
  if (!shown.every(({ approved }) => approved)) return 'preview';
  return 'payment';
}

/**
 * True when the order has this step and the order has reached it. Going back is always allowed. A paid order may
 * go to every step, because one photo may be taken again while another is handed over.
 */
export function canGoTo(step: OrderStep, facts: OrderFacts): boolean {
  const crops = facts.photos.some(({ isFormat }) => isFormat);
  if (!stepsOf(facts.mode, crops).includes(step)) return false;
  return orderSteps.indexOf(step) <= orderSteps.indexOf(furthestStep(facts));
}
