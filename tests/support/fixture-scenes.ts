/* oxlint-disable max-lines -- It lists the orders of all scenes. */
/** Orders in every state in which a screen looks different, by the name of the scene. */
import type { CallView } from '../../shared/model/calls.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PaymentView } from '../../shared/model/payment.ts';
import type { CodeView } from '../../shared/model/photo.ts';
import type { PrintState, PrintView, SavedFile } from '../../shared/model/prints.ts';
import type { ServiceSheetView } from '../../shared/model/sheets.ts';
import { mailsOfEveryState } from './fixture-mail.ts';
import { media, type KnownMediumId } from '../../shared/sheet-media.ts';
import {
  code,
  customers,
  documents,
  final,
  fixtureId,
  fromNow,
  order,
  photo,
  preview,
  settings,
  shot,
  billForPhotos,
} from './fixture-data.ts';
import { familyScenes } from './fixture-family.ts';
import { formatScenes } from './fixture-formats.ts';
import { owed, settledCall, settlement } from './fixture-owed.ts';
import { print as paperPrint } from './fixture-paper.ts';
import { partPaid } from './payments.ts';
import { policyScenes } from './fixture-policy.ts';
import { billOf } from '../../shared/money.ts';

const amelia = customers[0] ?? null;
const known = { customer: amelia, photos: [photo()], shots: [shot(1)] };
const payment: PaymentView = {
  bill: billOf([{ text: 'UK passport photo', quantity: 1, unitPrice: 1_200 }], settings.prices),
  parts: [partPaid(1_200, { takenAt: fromNow(-60_000) })],
  receiptNumber: '261121-R007',
  paidAt: fromNow(-60_000),
};
const call = (state: CallView['state'], endpoint: string): CallView => ({
  id: fixtureId('call', 1),
  orderId: fixtureId('ord', 1),
  photoId: fixtureId('pho', 1),
  sessionId: null,
  endpoint,
  state,
  error: state === 'uncertain' ? 'SERVICE_UNREACHABLE' : null,
  region: 'practice',
  status: null,
  reason: state === 'uncertain' ? 'time-out' : null,
  detail: null,
  requestBytes: state === 'uncertain' ? 812_004 : null,
  responseBytes: null,
  createdAt: fromNow(-8_000),
  sentAt: fromNow(-7_000),
  endedAt: null,
  resolution: null,
  resolvedBy: null,
  resolvedAt: null,
  replacesCallId: null,
  remainingBefore: 182,
  remainingAfter: state === 'uncertain' ? 181 : null,
});
const [, visa = documents[0]] = documents;
const visaPhoto = photo({
  id: fixtureId('pho', 2),
  specCode: 'schengen-visa',
  ...(visa ? { document: visa } : {}),
});
const twoPaid: PaymentView = {
  ...payment,
  parts: [partPaid(2_400, { takenAt: fromNow(-60_000) })],
  bill: billOf(
    [
      { text: 'UK passport photo', quantity: 1, unitPrice: 1_200 },
      { text: 'Schengen visa photo', quantity: 1, unitPrice: 1_200 },
    ],
    settings.prices,
  ),
};
const finalPhoto = photo({
  state: 'final',
  preview,
  final,
  code: code(1, 1, 'Amelia Okafor', 'aB3dO0lI', 21),
});
/** A code whose service reported the year 2099. */
const doubtfulCode: CodeView = {
  ...code(1, 1, 'Amelia Okafor', 'aB3dO0lI', 21),
  doubt: {
    serviceTime: '2099-01-02T10:00:00.000Z',
    counterTime: '2026-11-21T10:00:00.000Z',
    countedFrom: 'counter',
  },
};
const handover = { ...known, step: 'handover', photos: [finalPhoto], payment } as const;
const print = (n: number, state: PrintState, more: Partial<PrintView> = {}): PrintView =>
  paperPrint(n, { state, reason: n > 1 ? 'The first sheet had a scratch' : '', ...more });
/** As a receipt printer prints it. */
const onRoll = {
  ...{ printerId: 'cups:Receipts', printerName: 'Receipts' },
  layout: { ...paperPrint(1).layout, mediumId: 'roll80', cut: 'none', photos: [] },
} as const;
const toFile = { printerId: 'file', printerName: 'PDF' };
const savedSheet = (name: string, erasedAt: string | null): SavedFile => ({
  name,
  savedAt: fromNow(-40_000),
  erasedAt,
});
const serviceSheet = (
  n: number,
  mediumId: KnownMediumId,
  trouble: ServiceSheetView['trouble'],
): ServiceSheetView => {
  const { widthMm, heightMm } = media[mediumId];
  const pixels = {
    widthPx: Math.round((widthMm / 25.4) * 300),
    heightPx: Math.round((heightMm / 25.4) * 300),
  };
  const image = trouble === null ? { ...final, ...pixels } : null;
  return {
    id: fixtureId('ssh', n),
    photoId: finalPhoto.id,
    mediumId,
    ...pixels,
    widthMm,
    heightMm,
    image,
    trouble,
  };
};
const issues = ['ISSUE_FACE_LIGHT_NOT_BALANCE', 'ISSUE_EYEGLASSES_NOT_ALLOWED', 'ISSUE_SHOULDER_NOT_LEVEL'];

export const scenes: Readonly<Record<string, Partial<OrderView>>> = {
  customer: {},
  'customer-known': { customer: amelia },
  document: { step: 'document', customer: amelia },
  'document-chosen': { ...known, step: 'document', photos: [photo({ shotId: null })], shots: [] },
  shot: { ...known, step: 'shot', photos: [photo({ shotId: null })], shots: [] },
  still: { ...known, step: 'shot', shots: [shot(1, 5), shot(2, 4), shot(3, 3), shot(4, 1)] },
  ask: { ...known, step: 'preview' },
  progress: {
    ...known,
    step: 'preview',
    photos: [photo({ state: 'preview-asked' })],
    openCalls: [call('sent', 'makeIdPhotoWatermark')],
  },
  uncertain: {
    ...known,
    step: 'preview',
    photos: [photo({ state: 'preview-asked' })],
    openCalls: [call('uncertain', 'makeIdPhotoWatermark')],
  },
  pending: { ...known, step: 'preview', photos: [photo({ state: 'preview-pending' })] },
  'no-face': {
    ...known,
    step: 'preview',
    photos: [photo({ state: 'no-face', issues: ['ISSUE_FACE_NOT_FOUND'] })],
  },
  preview: { ...known, step: 'preview', photos: [photo({ state: 'preview', preview, issues })] },
  clean: { ...known, step: 'preview', photos: [photo({ state: 'preview', preview })] },
  payment: { ...known, step: 'payment', photos: [photo({ state: 'approved', preview })] },
  'payment-items': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview })],
    bill: billOf(
      [
        {
          ...billForPhotos({ photos: [photo()] }).lines[0],
          ...{ text: 'UK passport', quantity: 1, unitPrice: 1_200 },
          discount: { amount: 200, reason: 'Regular customer' },
        },
        { id: fixtureId('oit', 1), text: 'Frame', quantity: 2, unitPrice: 850 },
      ],
      settings.prices,
    ),
  },
  'payment-part': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview })],
    partsPaid: [partPaid(500, { method: 'cash', given: 500, reference: '', takenAt: fromNow(-60_000) })],
  },
  owed: {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview, owed: owed('refused', undefined, 'SERVICE_CREDIT') })],
    payment,
  },
  'service-sheets': {
    ...handover,
    serviceSheets: [
      serviceSheet(1, '4x6in', null),
      serviceSheet(2, '10x15cm', 'pending'),
      serviceSheet(3, 'a5', 'not-made'),
    ],
  },
  'owed-waiting': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview, owed: owed('waiting') })],
    payment,
  },
  'owed-unknown': {
    ...known,
    step: 'payment',
    photos: [
      photo({
        state: 'approved',
        preview,
        owed: owed('unknown-photo', undefined, 'SERVICE_UNKNOWN_PHOTO'),
      }),
    ],
    payment,
  },
  'owed-pending': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'final-pending', preview, owed: owed('image-pending') })],
    payment,
  },
  'owed-expired': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview, trouble: 'image-expired', owed: owed('image-expired') })],
    payment,
  },
  'owed-no-code': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'final', preview, final, owed: owed('no-code') })],
    payment,
  },
  'owed-one-of-two': {
    ...known,
    step: 'payment',
    photos: [
      { ...finalPhoto, code: doubtfulCode },
      { ...visaPhoto, state: 'approved', preview, owed: owed('refused', undefined, 'SERVICE_BUSY') },
    ],
    payment: twoPaid,
  },
  'handover-one-of-two': {
    ...known,
    step: 'handover',
    photos: [
      { ...finalPhoto, code: doubtfulCode },
      { ...visaPhoto, state: 'approved', preview, owed: owed('refused', undefined, 'SERVICE_BUSY') },
    ],
    payment: twoPaid,
  },
  'final-two-of-two': {
    ...known,
    step: 'payment',
    photos: [finalPhoto, { ...visaPhoto, state: 'approved', preview, owed: owed('waiting') }],
    payment: twoPaid,
  },
  'owed-settled': {
    ...known,
    step: 'payment',
    photos: [
      photo({
        state: 'approved',
        preview,
        owed: owed('settled'),
        settledCalls: [settledCall('getIdPhotoNoWatermark')],
      }),
      { ...visaPhoto, state: 'approved', preview, owed: owed('waiting') },
    ],
    payment: twoPaid,
  },
  'preview-settled': {
    ...known,
    step: 'preview',
    photos: [
      photo({ settledCalls: [settledCall('makeIdPhotoWatermark', { resolution: 'not-counted' })] }),
      visaPhoto,
    ],
  },
  'preview-too-large': { ...known, step: 'preview', photos: [photo({ pictureRefusal: 'too-large' })] },
  'preview-unusable': { ...known, step: 'preview', photos: [photo({ pictureRefusal: 'unusable' })] },
  'owed-unreadable': {
    ...known,
    step: 'payment',
    photos: [
      photo({ state: 'approved', preview, trouble: 'image-unreadable', owed: owed('image-unreadable') }),
    ],
    payment,
  },
  'taken-again': {
    ...known,
    step: 'payment',
    photos: [photo({ shotId: null, owed: owed('waiting', ['refund']) })],
    payment,
  },
  refunded: {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview, settled: settlement() })],
    settlements: [settlement()],
    payment,
  },
  'part-refunded': {
    ...known,
    step: 'payment',
    photos: [
      photo({ state: 'approved', preview, settled: settlement() }),
      { ...visaPhoto, state: 'final', preview, final },
    ],
    settlements: [settlement()],
    payment: twoPaid,
  },
  voided: {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'approved', preview, settled: settlement({ kind: 'void' }) })],
    settlements: [settlement({ kind: 'void' })],
    payment,
  },
  'refunded-done': {
    ...known,
    state: 'done',
    step: 'handover',
    photos: [photo({ state: 'approved', preview, settled: settlement() })],
    settlements: [settlement()],
    payment,
  },
  'direct-payment': { ...known, photoMode: 'direct', step: 'payment', photos: [photo()] },
  'direct-shot': { ...known, photoMode: 'direct', step: 'shot', photos: [photo()] },
  'direct-progress': {
    ...known,
    photoMode: 'direct',
    step: 'payment',
    photos: [photo({ state: 'final-asked', owed: owed('on-its-way') })],
    payment,
    openCalls: [call('sent', 'makeIdPhoto')],
  },
  'direct-issues': {
    ...known,
    photoMode: 'direct',
    step: 'payment',
    photos: [{ ...finalPhoto, issues }],
    payment,
  },
  'direct-clean': { ...known, photoMode: 'direct', step: 'payment', photos: [finalPhoto], payment },
  'direct-no-image': {
    ...known,
    photoMode: 'direct',
    step: 'payment',
    photos: [photo({ trouble: 'no-image', owed: owed('no-image', ['take-again', 'refund']) })],
    payment,
  },
  'preview-expired': { ...known, step: 'preview', photos: [photo({ trouble: 'image-expired' })] },
  'preview-unsellable': {
    ...known,
    step: 'preview',
    photos: [photo({ state: 'preview', preview, trouble: 'no-photo-uuid' })],
  },
  'preview-taken': { ...known, step: 'preview', photos: [photo({ trouble: 'photo-uuid-taken' })] },
  'two-chosen': { ...known, step: 'document', photos: [photo(), visaPhoto] },
  'two-made': {
    ...known,
    step: 'document',
    photos: [photo({ state: 'preview', preview }), visaPhoto],
  },
  'two-documents': {
    ...known,
    step: 'preview',
    photos: [photo({ state: 'preview', preview, issues }), visaPhoto],
  },
  'final-progress': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'final-asked', preview, owed: owed('on-its-way') })],
    payment,
    openCalls: [call('sent', 'getIdPhotoNoWatermark')],
  },
  'final-uncertain': {
    ...known,
    step: 'payment',
    photos: [photo({ state: 'final-asked', preview, owed: owed('uncertain') })],
    payment,
    openCalls: [
      {
        ...call('uncertain', 'getIdPhotoNoWatermark'),
        status: 500,
        reason: 'processing-failed',
        detail: '{"error":{"code":"INTERNAL","message":"Processing failed. Please try again later."}}',
        requestBytes: 214,
        remainingAfter: 182,
      },
    ],
  },
  paid: { ...handover, step: 'payment' },
  handover,
  'no-code': { ...handover, photos: [photo({ state: 'final', preview, final })] },
  printing: { ...handover, prints: [print(1, 'printing', { cancellable: true })] },
  'print-failed': {
    ...handover,
    prints: [print(1, 'failed', { note: 'media-empty: no ribbon', trouble: 'ribbon-empty' })],
  },
  'saved-as-pdf': {
    ...handover,
    prints: [
      print(2, 'printed', { ...toFile, saved: savedSheet('261121-001-sheet-2.pdf', null) }),
      print(1, 'printed', { ...toFile, saved: savedSheet('261121-001-sheet.pdf', fromNow(-60_000)) }),
    ],
  },
  'pictures-erased': {
    customer: amelia,
    step: 'shot',
    photos: [photo({ shotId: null })],
    shots: [],
    picturesErasedAt: fromNow(-60_000),
  },
  'print-uncertain': { ...handover, prints: [print(1, 'uncertain')] },
  'print-out-of-paper': {
    ...handover,
    prints: [
      print(1, 'waiting', { trouble: 'media-empty', note: 'Load paper in tray 1.', cancellable: true }),
    ],
  },
  'print-stopped': {
    ...handover,
    prints: [
      print(1, 'waiting', {
        ...{ trouble: 'media-empty', hold: 'queue-stopped', cancellable: true },
        note: 'media-empty-error; paused',
      }),
    ],
  },
  'printed-together': {
    ...handover,
    prints: [print(1, 'printed', { orderNumbers: ['261121-001', '261121-070'] })],
  },
  'papers-printed': {
    ...handover,
    prints: [
      print(3, 'failed', { ...onRoll, kind: 'receipt', trouble: 'offline', reason: '' }),
      print(2, 'waiting', {
        ...{ ...onRoll, kind: 'slip', codeId: finalPhoto.code?.id ?? null, reason: '' },
        ...{ trouble: 'media-empty', cancellable: true },
      }),
      print(1, 'printed'),
    ],
  },
  mailed: { ...handover, state: 'done', mails: mailsOfEveryState },
  printed: { ...handover, prints: [print(2, 'printed'), print(1, 'printed')] },
  done: { ...handover, state: 'done', prints: [print(1, 'printed')] },
  cancelled: { ...known, state: 'cancelled' },
  ...familyScenes,
  ...policyScenes,
  ...formatScenes,
  'retouch-uncertain': {
    ...known,
    step: 'shot',
    openCalls: [{ ...call('uncertain', 'aiEdit'), photoId: null, sessionId: fixtureId('ben', 1) }],
  },
};

/** Returns the order of a scene. @throws Error for an unknown name */
export function sceneOrder(name: string): OrderView {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`no scene "${name}"`);
  return order(1, scene);
}
