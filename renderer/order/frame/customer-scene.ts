import type { CustomerScene } from '../../../shared/customer-screen.ts';
import type { OrderView } from '../../../shared/model/order.ts';

/**
 * Returns what the customer sees on their own screen while nothing on the stage is meant for them: that their photo is
 * being checked, or the bill. Null where the studio's name is enough.
 */
export function customerSceneOf({ id, state, step, shots, language }: OrderView): CustomerScene | null {
  if (state !== 'open') return null;
  if (step === 'payment') return { kind: 'bill', language, orderId: id };
  const isChecked = step === 'preview' || (step === 'shot' && shots.length > 0);
  return isChecked ? { kind: 'checking', language } : null;
}
