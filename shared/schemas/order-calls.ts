/** The desk, and an order from its first person to its end. */
import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { ages } from '../guidance/sitter.ts';
import { codeLists } from '../model/desk.ts';
import { orderSteps, overrulableSteps } from '../model/order.ts';
import { paymentMethods } from '../model/payment.ts';
import { rejectionReasons } from '../model/rejection.ts';
import { photoEndpoints } from '../service/wire.ts';
import {
  billLineId,
  connectedId,
  id,
  line,
  money,
  photoCrop,
  itemId,
  specCode,
  nothing,
  skip,
  forOrder,
  forPhoto,
  sensitivity,
  because,
  callSettled,
  forPerson,
} from './parts.ts';
import { customerDetails } from './customer-calls.ts';
import { pictureBytes, sitterView } from './pictures.ts';

/** More different lines than a customer ever buys at once. */
const mostLaterLines = 100;

export const orderCalls = {
  desk: nothing,
  deskOrders: z.strictObject({ column: z.enum(['inHand', 'doneToday']), skip }),
  findOrders: z.strictObject({ text: line(100) }),
  scannedOrder: z.strictObject({ text: line(300) }),
  listCodes: z.strictObject({ list: z.enum(codeLists), text: line(100), skip }),
  openCode: z.strictObject({ codeId: id('cod') }),
  linkCode: z.strictObject({ codeId: id('cod'), linked: z.boolean() }),
  remindOfCode: z.strictObject({ codeId: id('cod'), reminded: z.boolean() }),
  listDocuments: nothing,
  createOrder: nothing,
  sameAgain: z.strictObject(forOrder),
  openOrder: z.strictObject(forOrder),
  goToStep: z.strictObject({ ...forOrder, step: z.enum(orderSteps) }),
  setCustomer: z.strictObject({
    ...forOrder,
    customerId: id('cus').nullable(),
    ...customerDetails,
    stay: z.boolean().optional(),
  }),
  setOrderLanguage: z.strictObject({ ...forOrder, language: z.enum(languages).nullable() }),
  addPerson: z.strictObject({ ...forOrder, name: line(120).pipe(z.string().min(1)), age: z.enum(ages) }),
  changePerson: z.strictObject({
    ...forPerson,
    name: line(120).optional(),
    age: z.enum(ages).optional(),
  }),
  removePerson: z.strictObject({ ...forOrder, personId: id('per') }),
  addShot: z.strictObject({
    ...forPerson,
    source: z.enum(['camera', 'import']),
    origin: line(255),
    bytes: pictureBytes,
  }),
  addFrame: z.strictObject({ ...forPerson, origin: line(255), bytes: pictureBytes }),
  connectedCameras: nothing,
  openConnectedCamera: z.strictObject({ cameraId: connectedId }),
  closeConnectedCamera: z.strictObject({ cameraId: connectedId }),
  connectedFrame: z.strictObject({ cameraId: connectedId }),
  takeWithCamera: z.strictObject({ ...forPerson, cameraId: connectedId }),
  connectedPicture: z.strictObject({ cameraId: connectedId }),
  keepMeasures: z.strictObject({ imageId: id('img'), view: sitterView }),
  chooseShot: z.strictObject({ ...forOrder, shotId: id('shot') }),
  /** `more` keeps the order at its documents: staff choose another one. */
  addDocument: z.strictObject({ ...forPerson, specCode, more: z.literal(true).optional() }),
  removeDocument: z.strictObject(forPhoto),
  requestPreview: z.strictObject({ ...forPhoto, sensitivity: sensitivity.optional() }),
  approvePreview: z.strictObject(forPhoto),
  cropPhoto: z.strictObject({ ...forPhoto, crop: photoCrop }),
  goOnAnyway: z.strictObject({
    ...forOrder,
    step: z.enum(overrulableSteps),
    imageId: id('img').nullable(),
    points: z
      .array(line(120).pipe(z.string().min(1)))
      .min(1)
      .max(100),
  }),
  customerKnows: z.strictObject({ ...forOrder, photoIds: z.array(id('pho')).min(1).max(100) }),
  takePayment: z
    .strictObject({
      ...forOrder,
      method: z.enum(paymentMethods),
      reference: line(120),
      amount: money,
      due: money,
      given: money.nullable(),
      anyway: z.boolean().optional(),
    })
    .refine(({ amount, due }) => amount <= due && (amount > 0 || due === 0), 'a part of what is due')
    .refine(
      ({ method, amount, given }) => (method === 'cash' ? given !== null && given >= amount : given === null),
      'cash states what was given',
    ),
  addItem: z.strictObject({ ...forOrder, itemId }),
  changeQuantity: z.strictObject({ ...forOrder, orderItemId: id('oit'), quantity: z.int().min(0).max(999) }),
  giveDiscount: z
    .strictObject({ ...forOrder, lineId: billLineId, amount: money, reason: line(120) })
    .refine(({ amount, reason }) => amount === 0 || reason !== '', 'a discount states its reason'),
  sellLater: z
    .strictObject({
      ...forOrder,
      items: z
        .array(z.strictObject({ itemId, quantity: z.int().min(1).max(999) }))
        .min(1)
        .max(mostLaterLines),
      method: z.enum(paymentMethods),
      reference: line(120),
      given: money.nullable(),
      total: money,
      salesBefore: z.int().min(0),
    })
    .refine(
      ({ method, total, given }) => (method === 'cash' ? given !== null && given >= total : given === null),
      'cash states what was given',
    ),
  returnPart: z.strictObject({ ...forOrder, partId: id('part') }),
  requestFinal: z.strictObject({ ...forPhoto, sensitivity: sensitivity.optional() }),
  takeAgain: z.strictObject(forPhoto),
  acceptWithoutCode: z.strictObject({ ...forPhoto, reason: because }),
  refund: z.strictObject({
    ...forPhoto,
    kind: z.enum(['refund', 'void']),
    scope: z.enum(['photo', 'order']),
    method: z.enum(paymentMethods),
    reference: line(120),
    reason: because,
  }),
  refundItem: z.strictObject({
    ...forOrder,
    lineId: id('oit'),
    quantity: z.int().min(1).max(999),
    method: z.enum(paymentMethods),
    reference: line(120),
    reason: because,
    settledBefore: z.int().min(0),
  }),
  retakeRejected: z
    .strictObject({
      ...forOrder,
      photoIds: z.array(id('pho')).min(1).max(100),
      reason: z.enum(rejectionReasons),
      note: line(300),
      freeBecause: line(120).pipe(z.string().min(1)).nullable(),
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', 'another reason is stated'),
  fetchPendingImage: z.strictObject(forPhoto),
  resolveCall: callSettled,
  listCalls: z.strictObject(forOrder),
  listOpenCalls: nothing,
  usualSeconds: z.strictObject({ endpoint: z.enum(photoEndpoints) }),
  finishOrder: z.strictObject(forOrder),
  cancelOrder: z.strictObject({ ...forOrder, reason: line(300) }),
  folderInbox: nothing,
  folderThumbnail: z.strictObject({ fileId: id('fol') }),
  takeFolderFile: z.strictObject({ ...forPerson, fileId: id('fol') }),

  chooseVersion: z.strictObject({ ...forPhoto, versionId: id('ver').nullable(), reason: line(300) }),
  listOverrides: nothing,
};
