import type { OrderId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { SheetLayout } from '../../../shared/model/sheets.ts';
import type { KioskClient } from './kiosk-client.ts';
import { byCard } from '../records/payments.ts';

/** The robot's counter: a kiosk over HTTP or in the same process. */
export type Counter = Pick<KioskClient, 'call'>;

/** The calls that the robot started, counted before the kiosk is asked: the service may never charge for more. */
export interface Started {
  previews: number;
  finals: number;
  prints: number;
}

export interface RobotOrder {
  readonly customer?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly specCode: string;
  readonly shot: Uint8Array;
  readonly started: Started;
}

type Move = (client: Counter, order: OrderView, job: RobotOrder) => Promise<OrderView>;

const forOrder = (order: OrderView): { readonly orderId: OrderId } => ({ orderId: order.id });

const settle: Move = (client, order) => {
  const call = order.openCalls.find((each) => each.state === 'uncertain');
  if (call === undefined) throw new Error('there is no call to settle');
  return client.call('resolveCall', { callId: call.id, resolution: 'counted' });
};

const name: Move = (client, order, { customer = 'Zofia Żółć', phone = '020 7946 0000', email = '' }) =>
  client.call('setCustomer', {
    ...forOrder(order),
    customerId: null,
    name: customer,
    ...{ phone, email },
    keepPhotos: true,
  });

const choose: Move = (client, order, { specCode }) =>
  client.call('addDocument', { ...forOrder(order), specCode });

const shoot: Move = (client, order, { shot }) =>
  client.call('addShot', { ...forOrder(order), source: 'camera', origin: 'Robot camera', bytes: shot });

const pay: Move = (client, order) => client.call('takePayment', byCard(order));

const finish: Move = (client, order) => client.call('finishOrder', forOrder(order));

const print: Move = (client, order, { started }) => {
  started.prints += 1;
  const photos = order.photos.map((photo) => ({ photoId: photo.id, count: null }));
  const layout: SheetLayout = {
    ...{ mediumId: '4x6in', gapMm: 2, edgeMm: 2, cut: 'marks', caption: false },
    ...{ photos, arranged: null },
  };
  return client.call('printSheet', { ...forOrder(order), printerId: 'file', layout, copies: 1 });
};

const makeFinal: Move = (client, order, { started }) => {
  started.finals += 1;
  return client.call('requestFinal', forPhoto(order));
};

const photoMoves: Readonly<Record<OrderView['photos'][number]['state'], Move | null>> = {
  chosen: (client, order, { started }) => {
    started.previews += 1;
    return client.call('requestPreview', forPhoto(order));
  },
  'preview-asked': settle,
  'preview-pending': (client, order) => client.call('fetchPendingImage', forPhoto(order)),
  'no-face': shoot,
  preview: (client, order) => client.call('approvePreview', forPhoto(order)),
  approved: makeFinal,
  'final-asked': settle,
  'final-pending': (client, order) => client.call('fetchPendingImage', forPhoto(order)),
  final: null,
};

function forPhoto(order: OrderView) {
  const photo = order.photos[0];
  if (photo === undefined) throw new Error('the order has no photo');
  return { ...forOrder(order), photoId: photo.id };
}

/** Returns the next move that staff would make with the order; null when it is done. */
export function nextMove(order: OrderView): Move | null {
  if (order.state !== 'open') return null;
  if (order.customer === null) return name;
  const photo = order.photos[0];
  if (photo === undefined) return choose;
  if (photo.shotId === null) return shoot;
  const isDirect = order.photoMode === 'direct' && photo.state === 'chosen';
  if (order.payment === null && (isDirect || photo.state === 'approved')) return pay;
  if (isDirect) return makeFinal;
  const move = photoMoves[photo.state];
  if (move !== null) return move;
  return order.prints.length === 0 ? print : finish;
}

/** Works on an order until `until` is true, or until the order is done. */
export async function workUntil(
  client: Counter,
  start: OrderView,
  job: RobotOrder,
  until: (order: OrderView) => boolean = () => false,
): Promise<OrderView> {
  let order = start;
  for (let moves = 0; moves < 20 && !until(order); moves += 1) {
    const move = nextMove(order);
    if (move === null) return order;
    order = await move(client, order, job);
  }
  return order;
}
