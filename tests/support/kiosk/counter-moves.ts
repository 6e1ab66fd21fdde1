/** Staff's actions at a counter, one at a time. */
import type { OrderView } from '../../../shared/model/order.ts';
import type { OpenKiosk } from './open-kiosk.ts';
import { smallPicture } from '../pictures/marked-picture.ts';
import { workUntil, type RobotOrder } from './staff-robot.ts';

export type Pressed = Pick<OpenKiosk, 'call'>;

/** Works on a new order, like staff would, until it has come far enough. */
export async function orderUntil(kiosk: Pressed, far: (order: OrderView) => boolean): Promise<OrderView> {
  const started = { previews: 0, finals: 0, prints: 0 };
  const job: RobotOrder = { specCode: 'uk-passport', shot: await smallPicture(), started };
  return workUntil(kiosk, await kiosk.call('createOrder'), job, far);
}

export const hasShot = (order: OrderView): boolean => order.shots.length > 0;
export const hasFinal = ({ photos }: OrderView): boolean => photos[0]?.state === 'final';
export const isPaid = (order: OrderView): boolean => order.payment !== null;

const photoOf = (order: OrderView) => {
  const [photo] = order.photos;
  if (photo === undefined) throw new Error('the order has no photo');
  return { orderId: order.id, photoId: photo.id };
};

export const askPreview = (kiosk: Pressed, order: OrderView): Promise<OrderView> =>
  kiosk.call('requestPreview', photoOf(order));
export const askFinal = (kiosk: Pressed, order: OrderView): Promise<OrderView> =>
  kiosk.call('requestFinal', photoOf(order));
export const fetchImage = (kiosk: Pressed, order: OrderView): Promise<OrderView> =>
  kiosk.call('fetchPendingImage', photoOf(order));
export const seen = (kiosk: Pressed, order: OrderView): Promise<OrderView> =>
  kiosk.call('openOrder', { orderId: order.id });

/** Settles the open call as not counted, as a person would. */
export async function settle(kiosk: Pressed, order: OrderView): Promise<OrderView> {
  const [call] = (await seen(kiosk, order)).openCalls;
  if (call === undefined) throw new Error('no call is open');
  return kiosk.call('resolveCall', { callId: call.id, resolution: 'not-counted' });
}
