import type { OrderId, PersonId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { frameFacts } from '../../imaging/frame-facts.ts';
import type { Orders } from '../orders.ts';

export interface FrameInput {
  /** The person in the picture; defaults to the order's first. */
  readonly personId?: PersonId | undefined;
  /** The camera's label. */
  readonly origin: string;
  /** The frame as a picture file, as the page has encoded it. */
  readonly bytes: Uint8Array;
}

/**
 * Adds a camera's frame as a shot. The page has just encoded it, so it is not decoded here: staff wait for the answer.
 * @throws KioskError as `frameFacts` and `addShot` do
 */
export const addFrame = (
  orders: Pick<Orders, 'addShot'>,
  orderId: OrderId,
  frame: FrameInput,
): Promise<OrderView> =>
  orders.addShot(orderId, { ...frame, source: 'camera', facts: frameFacts(frame.bytes) });
