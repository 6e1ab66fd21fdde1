/** What may cross the bridge into the main process. Imported by the main process only. */
import { z } from 'zod';
import type { ArgsOf, CallName } from './contract.ts';
import { maxShotBytes } from './contract.ts';
import { idPattern, type Id, type IdKind } from './ids.ts';
import { orderSteps, paymentMethods, photoModes, regions } from './model.ts';
import { sensitivityKeys, sensitivityLevels } from './service/issues.ts';
import { watermarkTexts } from './service/limits.ts';
import { endpoints, type Endpoint } from './service/wire.ts';
import { mediumIds } from './sheet-media.ts';

const id = <Kind extends IdKind>(kind: Kind) =>
  z.custom<Id<Kind>>(
    (value) => typeof value === 'string' && idPattern(kind).test(value),
    `an id of kind ${kind}`,
  );

/** One line of text that a person typed: trimmed, of bounded length, without control characters. */
const line = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^\P{Cc}*$/u),
    );

const specCode = z.string().regex(/^[\w.-]{1,80}$/);
const printerId = z.string().regex(/^(file|cups:[^\p{Cc}\s/#]{1,127})$/u);
const nothing = z.void();
const forOrder = { orderId: id('ord') };
const forPhoto = { ...forOrder, photoId: id('pho') };

const layout = z.strictObject({
  mediumId: z.enum(mediumIds),
  gapMm: z.number().min(0).max(20),
  edgeMm: z.number().min(0).max(30),
  cutMarks: z.boolean(),
  photos: z
    .array(z.strictObject({ photoId: id('pho'), count: z.number().int().min(1).max(100).nullable() }))
    .min(1)
    .max(20),
});

const sensitivity = z.partialRecord(z.enum(sensitivityKeys), z.enum(sensitivityLevels));
const endpointNames = Object.keys(endpoints) as Endpoint[];
const deadlineSeconds = z.number().int().min(5).max(600);
const because = line(300).pipe(z.string().min(1));

const price = z.number().int().min(0).max(100_000_00);

const settings = z.strictObject({
  studioName: line(80).pipe(z.string().min(1)),
  studioAddress: line(200),
  taxNumber: line(40),
  prices: z.strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/),
    taxRateBasisPoints: z.number().int().min(0).max(9_999),
    photo: price,
    photoByDocument: z.record(specCode, price),
  }),
  keepDays: z.strictObject({
    withConsent: z.number().int().min(1).max(3_650),
    without: z.number().int().min(1).max(365),
  }),
  favourites: z.array(specCode).max(50),
  theme: z.enum(['system', 'light', 'dark']),
  camera: z.strictObject({ deviceId: z.string().max(300), label: z.string().max(300) }).nullable(),
  printerId,
  mediumId: z.enum(mediumIds),
  gapMm: z.number().min(0).max(20),
  edgeMm: z.number().min(0).max(30),
  cutMarks: z.boolean(),
  photoMode: z.enum(photoModes),
  sensitivity: z.record(specCode, sensitivity),
  watermarkText: z.enum(watermarkTexts),
  uploadLongSidePx: z.number().int().min(600).max(10_000).nullable(),
  fewPhotosLeft: z.number().int().min(0).max(10_000),
  deadlineSeconds,
  deadlineSecondsFor: z.partialRecord(z.enum(endpointNames), deadlineSeconds),
});

/** A supervisor's PIN. */
const pin = z.string().regex(/^\d{4,12}$/);

export const settingsSchema = settings;

export const schemas = {
  kioskStatus: nothing,
  settings: nothing,
  saveSettings: z.strictObject({ settings }),
  account: nothing,
  accountStatus: nothing,
  connectAccount: z.strictObject({
    region: z.enum(regions),
    baseUrl: z.string().max(300),
    headshotBaseUrl: z.string().max(300),
    apiKey: z.string().max(1_000),
    apiSecret: z.string().max(1_000),
  }),
  disconnectAccount: nothing,
  setPin: z.strictObject({ currentPin: z.union([z.literal(''), pin]), newPin: pin }),
  unlockSupervisor: z.strictObject({ pin }),
  lockSupervisor: nothing,

  desk: nothing,
  findOrders: z.strictObject({ text: line(100) }),
  findCustomers: z.strictObject({ text: line(100) }),
  listCodes: nothing,
  listDocuments: nothing,

  createOrder: nothing,
  openOrder: z.strictObject(forOrder),
  goToStep: z.strictObject({ ...forOrder, step: z.enum(orderSteps) }),
  setCustomer: z.strictObject({
    ...forOrder,
    customerId: id('cus').nullable(),
    name: line(120).pipe(z.string().min(1)),
    phone: line(40),
    email: line(254),
    keepPhotos: z.boolean(),
  }),
  chooseDocument: z.strictObject({ ...forOrder, specCode }),
  addShot: z.strictObject({
    ...forOrder,
    source: z.enum(['camera', 'import']),
    origin: line(255),
    bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= maxShotBytes, 'at most 64 MiB'),
  }),
  chooseShot: z.strictObject({ ...forOrder, shotId: id('shot') }),
  addDocument: z.strictObject({ ...forOrder, specCode }),
  removeDocument: z.strictObject(forPhoto),
  requestPreview: z.strictObject({ ...forPhoto, sensitivity: sensitivity.optional() }),
  approvePreview: z.strictObject(forPhoto),
  takePayment: z.strictObject({
    ...forOrder,
    method: z.enum(paymentMethods),
    reference: line(120),
    anyway: z.boolean().optional(),
  }),
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
  fetchPendingImage: z.strictObject(forPhoto),
  resolveCall: z.strictObject({ callId: id('call'), resolution: z.enum(['counted', 'not-counted']) }),
  listCalls: z.strictObject(forOrder),
  listOpenCalls: nothing,
  acknowledgeCredit: nothing,
  finishOrder: z.strictObject(forOrder),
  cancelOrder: z.strictObject({ ...forOrder, reason: line(300) }),

  receiptFile: z.strictObject(forOrder),
  slipFile: z.strictObject({ codeId: id('cod') }),
  finalFile: z.strictObject(forPhoto),
  sheetFile: z.strictObject({ ...forOrder, layout }),

  listPrinters: nothing,
  planSheet: z.strictObject({ ...forOrder, layout }),
  printSheet: z.strictObject({ ...forOrder, printerId, layout, copies: z.number().int().min(1).max(50) }),
  confirmPrint: z.strictObject({ printId: id('prt'), printed: z.boolean() }),
  reprint: z.strictObject({ printId: id('prt'), reason: line(300).pipe(z.string().min(1)) }),
} satisfies { readonly [N in CallName]: z.ZodType<ArgsOf<N>> };
