import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

/** Everything that staff do within an order, up to the photo. */
export function orderHandlers(
  studio: () => Studio,
): Pick<
  Handlers,
  | 'createOrder'
  | 'openOrder'
  | 'goToStep'
  | 'setCustomer'
  | 'chooseDocument'
  | 'addShot'
  | 'chooseShot'
  | 'requestPreview'
  | 'approvePreview'
  | 'takePayment'
  | 'requestFinal'
  | 'fetchPendingImage'
  | 'resolveCall'
  | 'finishOrder'
  | 'cancelOrder'
> {
  const orders = () => studio().orders;
  return {
    createOrder: () => orders().create(),
    openOrder: ({ orderId }) => orders().view(orderId),
    goToStep: ({ orderId, step }) => orders().goToStep(orderId, step),
    setCustomer: ({ orderId, ...customer }) => orders().setCustomer(orderId, customer),
    chooseDocument: ({ orderId, specCode }) => orders().chooseDocument(orderId, specCode),
    addShot: ({ orderId, ...shot }) => orders().addShot(orderId, shot),
    chooseShot: ({ orderId, shotId }) => orders().chooseShot(orderId, shotId),
    requestPreview: ({ orderId, photoId }) => orders().requestPreview(orderId, photoId),
    approvePreview: ({ orderId, photoId }) => orders().approvePreview(orderId, photoId),
    takePayment: ({ orderId, method, reference }) => orders().takePayment(orderId, method, reference),
    requestFinal: ({ orderId, photoId }) => orders().requestFinal(orderId, photoId),
    fetchPendingImage: ({ orderId, photoId }) => orders().fetchPendingImage(orderId, photoId),
    resolveCall: ({ callId, resolution }) => orders().resolveCall(callId, resolution),
    finishOrder: ({ orderId }) => orders().finish(orderId),
    cancelOrder: ({ orderId, reason }) => orders().cancel(orderId, reason),
  };
}
