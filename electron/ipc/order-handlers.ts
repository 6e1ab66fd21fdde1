import { addFrame } from '../orders/photos/add-frame.ts';
import { listCalls } from '../orders/calls/ledger.ts';
import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Handles everything that staff do within an order, up to the photo. */
export function orderHandlers(studio: () => Pick<Studio, 'orders' | 'deps'>, staff: Staff) {
  const orders = () => studio().orders;
  return {
    createOrder: () => orders().create(),
    sameAgain: ({ orderId }) => orders().sameAgain(orderId),
    openOrder: ({ orderId }) => orders().open(orderId),
    goToStep: ({ orderId, step }) => orders().goToStep(orderId, step),
    setCustomer: ({ orderId, ...customer }) => orders().setCustomer(orderId, customer),
    setOrderLanguage: ({ orderId, language }) => orders().setLanguage(orderId, language),
    addPerson: ({ orderId, ...person }) => orders().addPerson(orderId, person),
    changePerson: ({ orderId, personId, ...change }) => orders().changePerson(orderId, personId, change),
    removePerson: ({ orderId, personId }) => orders().removePerson(orderId, personId),
    addShot: ({ orderId, ...shot }) => orders().addShot(orderId, shot),
    addFrame: ({ orderId, ...frame }) => addFrame(orders(), orderId, frame),
    keepMeasures: ({ imageId, view }) => {
      orders().keepMeasures(imageId, view);
    },
    chooseShot: ({ orderId, shotId }) => orders().chooseShot(orderId, shotId),
    addDocument: ({ orderId, specCode, personId, more }) =>
      orders().addDocument(orderId, specCode, { personId, more }),
    removeDocument: ({ orderId, photoId }) => orders().removeDocument(orderId, photoId),
    requestPreview: ({ orderId, photoId, sensitivity }) =>
      orders().requestPreview(orderId, photoId, sensitivity),
    approvePreview: ({ orderId, photoId }) => orders().approvePreview(orderId, photoId),
    cropPhoto: ({ orderId, photoId, crop }) => orders().cropPhoto(orderId, photoId, crop),
    goOnAnyway: ({ orderId, ...decision }) => orders().goOnAnyway(orderId, decision),
    customerKnows: ({ orderId, photoIds }) => orders().customerKnows(orderId, photoIds),
    takePayment: ({ orderId, anyway = false, ...taken }) =>
      orders().takePayment(orderId, { ...taken, anyway }),
    addItem: ({ orderId, itemId }) => orders().addItem(orderId, itemId),
    changeQuantity: ({ orderId, orderItemId, quantity }) =>
      orders().changeQuantity(orderId, orderItemId, quantity),
    giveDiscount: ({ orderId, lineId, ...discount }) => orders().giveDiscount(orderId, lineId, discount),
    returnPart: ({ orderId, partId }) => orders().returnPart(orderId, partId),
    sellLater: ({ orderId, ...sale }) => orders().sellLater(orderId, sale),
    requestFinal: ({ orderId, photoId, sensitivity }) => orders().requestFinal(orderId, photoId, sensitivity),
    takeAgain: ({ orderId, photoId }) => orders().takeAgain(orderId, photoId),
    acceptWithoutCode: ({ orderId, photoId, reason }) => orders().acceptWithoutCode(orderId, photoId, reason),
    refund: ({ orderId, photoId, ...refund }) =>
      orders().refund(orderId, photoId, refund, () => staff.demand()),
    refundItem: ({ orderId, ...refund }) => orders().refundItem(orderId, refund, () => staff.demand()),
    retakeRejected: ({ orderId, ...rejection }) =>
      orders().retakeRejected(orderId, rejection, () => staff.demand()),
    fetchPendingImage: ({ orderId, photoId }) => orders().fetchPendingImage(orderId, photoId),
    fetchServiceSheets: ({ orderId, photoId }) => orders().fetchServiceSheets(orderId, photoId),
    resolveCall: ({ callId, resolution }) => orders().resolveCall(callId, resolution),
    listCalls: ({ orderId }) => listCalls(studio().deps, orderId),
    finishOrder: ({ orderId }) => orders().finish(orderId),
    cancelOrder: ({ orderId, reason }) => orders().cancel(orderId, reason),
  } satisfies Partial<Handlers>;
}
