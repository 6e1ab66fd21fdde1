import type { ScannedOrder } from '../../shared/model/desk.ts';
import { isCodeOf, readOrderCode } from '../../shared/order-code.ts';
import { hasPromisedForm } from '../../shared/photo-code.ts';
import type { Needs } from './deps.ts';

/** Most orders of this studio that share a number or the words of a photo code. */
const mostAlike = 10;

/**
 * Finds the order of a scanned code: of a receipt's order code, or of a slip's photo code.
 * @returns null for any other text, and for a code of another studio
 */
export function scannedOrder({ records }: Needs<'records'>, text: string): ScannedOrder | null {
  const code = readOrderCode(text);
  if (code === null && !hasPromisedForm(text)) return null;
  const photoCode = text.trim();
  const found = records.orders
    .search(code?.number ?? photoCode, mostAlike)
    .find((order) =>
      code === null
        ? records.codes.ofOrder(order.id).some((each) => each.code === photoCode)
        : isCodeOf(code, order),
    );
  if (found === undefined) return null;
  const { id, number, state, picturesErasedAt } = found;
  return { id, number, isOpen: state === 'open', picturesErasedAt };
}
