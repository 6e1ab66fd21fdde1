import type { OrderId, PersonId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { RawFrame } from '../../../shared/model/pictures.ts';
import type { Needs } from '../deps.ts';
import type { Orders } from '../orders.ts';

export interface FrameInput extends RawFrame {
  /** The person in the picture; defaults to the order's first. */
  readonly personId?: PersonId | undefined;
  /** The camera's label. */
  readonly origin: string;
}

/**
 * Encodes a camera's frame in the studio's format for shots, and adds it as a shot.
 * @throws KioskError as `addShot` does
 */
export async function addFrame(
  deps: Needs<'settings' | 'pictures'>,
  orders: Pick<Orders, 'addShot'>,
  orderId: OrderId,
  { personId, origin, ...frame }: FrameInput,
): Promise<OrderView> {
  const { bytes, facts } = await deps.pictures.encodeFrame(frame, deps.settings.get().shotFormat);
  return orders.addShot(orderId, { source: 'camera', origin, bytes, facts, personId });
}
