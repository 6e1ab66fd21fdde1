/** The schemas of everything that crosses the bridge into the main process. Imported by the main process only. */
import { z } from 'zod';
import { retouchKinds, marks, pictureFormats, scaleFactors } from './retouch.ts';
import type { ArgsOf, CallName } from './contract.ts';
import { maxShotBytes } from './contract.ts';
import { exportFormats } from './exporting.ts';
import { hintCodes } from './guidance/hints.ts';
import { ages } from './guidance/sitter.ts';
import { idPattern, type Id, type IdKind } from './ids.ts';
import { regions } from './model/account.ts';
import { orderSteps, photoModes } from './model/order.ts';
import { paymentMethods } from './model/payment.ts';
import { rotations, shotFormats } from './model/pictures.ts';
import { cutStyles } from './model/sheets.ts';
import { sensitivityKeys, sensitivityLevels } from './service/issues.ts';
import {
  headshotSideLimits,
  identityScaleLimits,
  promptLimit,
  sampleLimits,
  watermarkTexts,
} from './service/limits.ts';
import { endpoints, type Endpoint } from './service/wire.ts';
import { sheetFormats } from './printing.ts';
import { mediumIds, type OwnMediumId } from './sheet-media.ts';
import { isWholePath } from './whole-path.ts';

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
const hotFolderId = z.templateLiteral(['folder:', z.string().regex(/^[0-9a-f]{8}$/)]);
/** A CUPS queue has no spaces; a Windows printer may have any character but a comma, and no backslash at its start. */
const printerId = z.union([
  z.literal('file'),
  z.string().regex(/^cups:[^\p{Cc}\s/#]{1,127}$/u),
  z.string().regex(/^windows:[^\p{Cc},]{1,220}$/u),
  hotFolderId,
]);
const ownMediumId = z.custom<OwnMediumId>(
  (value) => typeof value === 'string' && /^own-[0-9a-f]{8}$/.test(value),
  "a medium of the studio's own",
);
const mediumId = z.union([z.enum(mediumIds), ownMediumId]);
const copies = z.number().int().min(1).max(50);
const nothing = z.void();
/** Number of a list's rows before the requested part. */
const skip = z.int().min(0).max(10_000_000);
const forOrder = { orderId: id('ord') };
const forPerson = { ...forOrder, personId: id('per').optional() };
const forPhoto = { ...forOrder, photoId: id('pho') };

/** Nothing printed here is larger than half a metre. */
const placeMm = z.number().min(0).max(500);
const layout = z.strictObject({
  mediumId,
  gapMm: z.number().min(0).max(20),
  edgeMm: z.number().min(0).max(30),
  cut: z.enum(cutStyles),
  caption: z.boolean(),
  photos: z
    .array(z.strictObject({ photoId: id('pho'), count: z.number().int().min(1).max(100).nullable() }))
    .min(1)
    .max(20),
  arranged: z
    .strictObject({
      landscape: z.boolean(),
      photos: z
        .array(z.strictObject({ photoId: id('pho'), xMm: placeMm, yMm: placeMm, rotated: z.boolean() }))
        .min(1)
        .max(200),
    })
    .nullable(),
});
const forSheet = { ...forOrder, printerId, layout };

/** A name from the driver: never longer than the driver itself gives. */
const driverWord = z.string().regex(/^[^\p{Cc}]{1,128}$/u);
const dpi = z.number().min(72).max(2_400);
const marginMm = z.number().min(0).max(50);
const rasterPx = z.number().int().min(100).max(20_000);
const profile = z.strictObject({
  mediumId,
  keyword: z.union([z.literal(''), driverWord]),
  options: z.array(z.strictObject({ name: driverWord, value: driverWord })).max(40),
  dpiX: dpi,
  dpiY: dpi,
  raster: z.strictObject({ widthPx: rasterPx, heightPx: rasterPx }).nullable(),
  safe: z.strictObject({ topMm: marginMm, rightMm: marginMm, bottomMm: marginMm, leftMm: marginMm }),
});
/** A length measured on a sheet, mm. */
const readMm = z.number().min(0).max(500);

const sensitivity = z.partialRecord(z.enum(sensitivityKeys), z.enum(sensitivityLevels));
const endpointNames = Object.keys(endpoints) as Endpoint[];
const deadlineSeconds = z.number().int().min(5).max(600);
const because = line(300).pipe(z.string().min(1));

/** An absolute folder path, or none. */
const folderPath = z
  .string()
  .max(1_000)
  .transform((text) => text.trim())
  .pipe(z.string().refine(isWholePath, 'a whole path'));

/** A side of a camera's frame, px: no camera of this decade streams more. */
const frameSide = z.number().int().min(1).max(16_384);

const pictureBytes = z
  .instanceof(Uint8Array)
  .refine((bytes) => bytes.byteLength <= maxShotBytes, 'at most 192 MiB');

/** The frame for `addFrame` and for every other use of a camera's frame. */
const rawFrame = {
  origin: line(255),
  widthPx: frameSide,
  heightPx: frameSide,
  rotation: z.literal(rotations),
  pixels: z.instanceof(Uint8Array),
};
const isWholeFrame = ({
  widthPx,
  heightPx,
  pixels,
}: {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixels: Uint8Array;
}): boolean => pixels.byteLength === widthPx * heightPx * 4;

const pictureSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('shot'), shotId: id('shot') }),
  z.strictObject({ from: z.literal('photo'), photoId: id('pho') }),
  z.strictObject({ from: z.literal('version'), versionId: id('ver') }),
  z.strictObject({ from: z.literal('file'), name: line(255), bytes: pictureBytes }),
  z.strictObject({ from: z.literal('frame'), ...rawFrame }).refine(isWholeFrame, 'four bytes for each pixel'),
]);

const format = z.enum(pictureFormats);
const edit = z.discriminatedUnion('tool', [
  z.strictObject({ tool: z.literal('aiEdit'), format }),
  z.strictObject({ tool: z.literal('removeBackground'), quality: z.enum(['best', 'fast']), format }),
  z.strictObject({
    tool: z.literal('enhance'),
    scaleFactor: z.literal(scaleFactors),
    face: z.boolean(),
    format,
  }),
]);

/** A prompt may have several lines. */
const prompt = z
  .string()
  .max(promptLimit)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^[^\p{Cc}\n]*(\n[^\p{Cc}\n]*)*$/u),
  );
const headshotSide = z.number().int().min(headshotSideLimits.min).max(headshotSideLimits.max);
const callSettled = z.strictObject({
  callId: id('call'),
  resolution: z.enum(['counted', 'not-counted']),
});
const forRetouchSession = { sessionId: id('ben') };

/** A picture that can be exported: a photo's final, or a version of a retouch session. */
const exported = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('photo'), photoId: id('pho') }),
  z.strictObject({ from: z.literal('version'), versionId: id('ver') }),
]);

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
    open: z.number().int().min(1).max(365),
    files: z.number().int().min(1).max(365),
    copies: z.number().int().min(7).max(365),
  }),
  favourites: z.array(specCode).max(50),
  theme: z.enum(['system', 'light', 'dark']),
  camera: z.strictObject({ deviceId: z.string().max(300), label: z.string().max(300) }).nullable(),
  guidance: z.boolean(),
  cameraRotation: z.literal(rotations),
  cameraMirror: z.boolean(),
  shotFormat: z.enum(shotFormats),
  burst: z.boolean(),
  printerId,
  mediumId,
  gapMm: z.number().min(0).max(20),
  edgeMm: z.number().min(0).max(30),
  cut: z.enum(cutStyles),
  caption: z.boolean(),
  ownMedia: z
    .array(
      z.strictObject({
        id: ownMediumId,
        name: line(60).pipe(z.string().min(1)),
        widthMm: z.number().min(50).max(330),
        heightMm: z.number().min(50).max(500),
      }),
    )
    .max(20),
  hotFolders: z
    .array(
      z.strictObject({
        id: hotFolderId,
        name: line(60).pipe(z.string().min(1)),
        path: folderPath.pipe(z.string().min(1)),
        format: z.enum(['jpeg', 'png']),
      }),
    )
    .max(10),
  serviceSheets: z.array(z.enum(mediumIds)).max(10),
  photoMode: z.enum(photoModes),
  sensitivity: z.record(specCode, sensitivity),
  watermarkText: z.enum(watermarkTexts),
  uploadLongSidePx: z.number().int().min(600).max(10_000).nullable(),
  fewPhotosLeft: z.number().int().min(0).max(10_000),
  deadlineSeconds,
  deadlineSecondsFor: z.partialRecord(z.enum(endpointNames), deadlineSeconds),
  watchedFolder: folderPath,
  watchedFolderStraightIn: z.boolean(),
  exportFolder: folderPath,
  customerScreen: z.boolean(),
});

const pin = z.string().regex(/^\d{4,12}$/);

/** Fractions of the picture; a guide wider than its picture extends beyond it. */
const share = z.number().min(-4).max(4);
const guidanceSay = z.union([
  z.strictObject({ state: z.enum(['off', 'starting', 'right']) }),
  z.strictObject({ state: z.literal('hint'), code: z.enum(hintCodes) }),
]);
const pixels = z.number().int().min(0).max(20_000);
const customerScene = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('idle') }),
  z.strictObject({
    kind: z.literal('posing'),
    camera: z.union([
      z.strictObject({
        label: z.string().max(300),
        nth: z.number().int().min(0).max(100),
        widthPx: pixels,
        heightPx: pixels,
      }),
      z.number().int().min(0).max(1_000_000),
    ]),
    rotation: z.literal(rotations),
    guide: z
      .strictObject({
        frame: z.strictObject({ x: share, y: share, width: share, height: share }),
        crown: share,
        eyes: share,
        chin: share,
        left: share,
        right: share,
        mm: share,
      })
      .nullable(),
    say: guidanceSay,
  }),
  z.strictObject({ kind: z.literal('approval'), ...forPhoto }),
]);

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
  deskOrders: z.strictObject({ column: z.enum(['inHand', 'doneToday']), skip }),
  findOrders: z.strictObject({ text: line(100) }),
  findCustomers: z.strictObject({ text: line(100) }),
  listCodes: z.strictObject({ text: line(100), skip }),
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
    stay: z.boolean().optional(),
  }),
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
  addFrame: z.strictObject({ ...forPerson, ...rawFrame }).refine(isWholeFrame, 'four bytes for each pixel'),
  chooseShot: z.strictObject({ ...forOrder, shotId: id('shot') }),
  addDocument: z.strictObject({ ...forPerson, specCode }),
  removeDocument: z.strictObject(forPhoto),
  requestPreview: z.strictObject({ ...forPhoto, sensitivity: sensitivity.optional() }),
  approvePreview: z.strictObject(forPhoto),
  customerKnows: z.strictObject({ ...forOrder, photoIds: z.array(id('pho')).min(1).max(100) }),
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
  resolveCall: callSettled,
  listCalls: z.strictObject(forOrder),
  listOpenCalls: nothing,
  acknowledgeCredit: nothing,
  openAgain: nothing,
  startNewRecords: z.strictObject({ pin: z.union([z.literal(''), pin]) }),
  recordsGap: nothing,
  acceptRecordsGap: z.strictObject({ gapId: id('gap') }),
  finishOrder: z.strictObject(forOrder),
  cancelOrder: z.strictObject({ ...forOrder, reason: line(300) }),

  folderInbox: nothing,
  folderThumbnail: z.strictObject({ fileId: id('fol') }),
  takeFolderFile: z.strictObject({ ...forPerson, fileId: id('fol') }),

  showCustomer: customerScene,
  customerScreen: nothing,
  openCustomerScreen: nothing,

  openRetouch: z.strictObject({ ...forOrder, shotId: id('shot') }),
  startRetouch: z.strictObject({ source: pictureSource }),
  listRetouchSessions: z.strictObject({ kind: z.enum(retouchKinds) }),
  retouchSession: z.strictObject(forRetouchSession),
  edit: z.strictObject({ ...forRetouchSession, versionId: id('ver'), edit }),
  fillBackground: z.strictObject({
    ...forRetouchSession,
    versionId: id('ver'),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  resolveRetouchCall: callSettled,
  eraseRetouchSession: z.strictObject(forRetouchSession),
  chooseVersion: z.strictObject({ ...forPhoto, versionId: id('ver').nullable(), reason: line(300) }),
  listOverrides: nothing,

  startHeadshots: z.strictObject({ source: pictureSource }),
  generateHeadshots: z.strictObject({
    ...forRetouchSession,
    prompt,
    seed: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    sampleNumber: z.number().int().min(sampleLimits.min).max(sampleLimits.max),
    identityScale: z.number().min(identityScaleLimits.min).max(identityScaleLimits.max),
    widthPx: headshotSide,
    heightPx: headshotSide,
  }),
  markHeadshot: z.strictObject({ ...forRetouchSession, versionId: id('ver'), mark: z.enum(marks) }),
  listPrompts: nothing,
  savePrompt: z.strictObject({
    promptId: id('prm').nullable(),
    name: line(80).pipe(z.string().min(1)),
    prompt,
  }),
  removePrompt: z.strictObject({ promptId: id('prm') }),
  printHeadshots: z.strictObject({
    ...forRetouchSession,
    versionIds: z.array(id('ver')).min(1).max(32),
    printerId,
    mediumId,
    edgeMm: z.number().min(0).max(30),
    copies,
  }),
  confirmHeadshotPrint: z.strictObject({ printId: id('prt'), printed: z.boolean() }),
  reprintHeadshot: z.strictObject({ printId: id('prt'), reason: because }),

  matchFaces: z.strictObject({
    source: pictureSource,
    target: pictureSource,
    threshold: z.number().min(0).max(1_000).nullable(),
  }),
  openFaceMatch: nothing,
  resolveFaceMatch: callSettled,

  exportPlaces: nothing,
  planExport: z.strictObject({ pictures: z.array(exported).min(1).max(64) }),
  exportPictures: z.strictObject({
    placeId: z.string().regex(/^(folder|drive-[\w-]{1,120})$/),
    pictures: z
      .array(
        z.strictObject({
          of: exported,
          format: z.enum(exportFormats),
        }),
      )
      .min(1)
      .max(64),
  }),

  receiptFile: z.strictObject(forOrder),
  slipFile: z.strictObject({ codeId: id('cod') }),
  finalFile: z.strictObject(forPhoto),
  sheetFile: z.strictObject({ ...forSheet, format: z.enum(sheetFormats) }),

  listPrinters: nothing,
  planSheet: z.strictObject(forSheet),
  findSheetPhotos: z.strictObject({ ...forOrder, text: line(100) }),
  printSheet: z.strictObject({ ...forSheet, copies }),
  printServiceSheet: z.strictObject({ ...forOrder, sheetId: id('ssh'), printerId, mediumId, copies }),
  fetchServiceSheets: z.strictObject(forPhoto),
  confirmPrint: z.strictObject({ printId: id('prt'), printed: z.boolean() }),
  reprint: z.strictObject({ printId: id('prt'), reason: because }),
  listPrints: nothing,
  cancelPrint: z.strictObject({ printId: id('prt') }),
  resumePrinter: z.strictObject({ printerId }),

  printerSetup: z.strictObject({ printerId }),
  saveProfile: z.strictObject({ printerId, profile }),
  printCalibration: z.strictObject({ printerId, mediumId }),
  saveReading: z.strictObject({
    printerId,
    mediumId,
    reading: z.strictObject({
      boxWidthMm: readMm,
      boxHeightMm: readMm,
      acrossMm: readMm,
      downMm: readMm,
      leftMm: readMm,
      topMm: readMm,
    }),
  }),
  loadSupply: z.strictObject({ printerId, prints: z.number().int().min(1).max(100_000).nullable() }),
} satisfies { readonly [N in CallName]: z.ZodType<ArgsOf<N>> };
