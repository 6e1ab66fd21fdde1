/** The settings, as they are saved and as they are read back from the records. */
import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { leastConsentDays } from '../model/keeping.ts';
import { mailSecurities } from '../model/mail.ts';
import { photoModes } from '../model/order.ts';
import { rotations, shotFormats } from '../model/pictures.ts';
import { setUpSteps } from '../model/set-up.ts';
import { cutStyles } from '../model/sheets.ts';
import { watermarkTexts } from '../service/limits.ts';
import { endpoints, type Endpoint } from '../service/wire.ts';
import { mostStudioItems } from '../money.ts';
import { isNumberPrefix } from '../number-prefix.ts';
import { mediumIds, slipPapers } from '../sheet-media.ts';
import { headUnits, mostFormats } from '../formats/studio-formats.ts';
import {
  line,
  specCode,
  hotFolderId,
  printerId,
  ownMediumId,
  mediumId,
  sensitivity,
  studioFormatId,
  studioItemId,
  folderPath,
  mailAddress,
  mailHost,
} from './parts.ts';

const endpointNames = Object.keys(endpoints) as Endpoint[];

const deadlineSeconds = z.number().int().min(5).max(600);

const price = z.number().int().min(0).max(100_000_00);

const slipPrinter = z.strictObject({ printerId, paper: z.enum(slipPapers) }).nullable();

const years = z.number().int().min(1).max(50).nullable();

/** How long each kind of data is kept. */
export const keepingPeriods = {
  keepDays: z.strictObject({
    withConsent: z.number().int().min(leastConsentDays).max(3_650),
    without: z.number().int().min(1).max(365),
    open: z.number().int().min(1).max(365),
    files: z.number().int().min(1).max(365),
    copies: z.number().int().min(7).max(365),
    shots: z.number().int().min(1).max(3_650),
    previews: z.number().int().min(1).max(3_650),
    abandoned: z.number().int().min(1).max(3_650).nullable(),
    logs: z.number().int().min(1).max(365),
    setAside: z.number().int().min(7).max(3_650).nullable(),
  }),
  keepYears: z.strictObject({ customers: years, accounts: years, audit: years }),
};

const lengthMm = z.number().min(0).max(1_000);

/** Its limits depend on one another: `refuseContradictions` checks them. */
const studioFormat = z.strictObject({
  id: studioFormatId,
  name: line(60).pipe(z.string().min(1)),
  widthMm: lengthMm,
  heightMm: lengthMm,
  head: z.strictObject({ unit: z.enum(headUnits), min: lengthMm, max: lengthMm }),
  dpi: z.int(),
  price,
});

/** More counters than any studio has. */
const mostCounters = 500;
/** Empty for none. */
const numberPrefix = z.string().refine(isNumberPrefix, 'one to three capital letters');

const setUpStep = z.enum(setUpSteps);
export const setUpPlace = z.strictObject({
  at: z.enum([...setUpSteps, 'end']),
  confirmed: z.array(setUpStep).max(setUpSteps.length),
  skipped: z.array(setUpStep).max(setUpSteps.length),
  left: z.boolean(),
});

export const settingsSchema = z.strictObject({
  studioName: line(80).pipe(z.string().min(1)),
  studioAddress: line(200),
  taxNumber: line(40),
  numberPrefix,
  givenPrefixes: z.array(numberPrefix).max(mostCounters),
  prices: z.strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/),
    taxRateBasisPoints: z.number().int().min(0).max(9_999),
    photo: price,
    photoByDocument: z.record(specCode, price),
  }),
  sheetPrices: z.strictObject({
    further: price.nullable(),
    furtherOn: z.partialRecord(mediumId, price),
    firstOn: z.partialRecord(mediumId, price),
  }),
  items: z
    .array(z.strictObject({ id: studioItemId, name: line(60).pipe(z.string().min(1)), price }))
    .max(mostStudioItems)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'each item once'),
  retouchItemId: studioItemId.nullable(),
  formats: z.array(studioFormat).max(mostFormats),
  ...keepingPeriods,
  favourites: z.array(specCode).max(50),
  language: z.enum(languages),
  theme: z.enum(['system', 'light', 'dark']),
  camera: z.strictObject({ deviceId: z.string().max(300), label: z.string().max(300) }).nullable(),
  guidance: z.boolean(),
  cameraRotation: z.literal(rotations),
  cameraMirror: z.boolean(),
  shotFormat: z.enum(shotFormats),
  burst: z.boolean(),
  printerId,
  mediumId,
  slips: slipPrinter,
  receipts: slipPrinter,
  slipsOnSheet: z.boolean(),
  receiptsOnSheet: z.boolean(),
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
  mail: z
    .strictObject({
      host: mailHost,
      port: z.int().min(1).max(65_535),
      security: z.enum(mailSecurities),
      user: line(254).pipe(z.string().min(1)),
      senderName: line(80),
      senderAddress: mailAddress,
    })
    .nullable(),
  customerScreen: z.boolean(),
  lockAfterMinutes: z.number().int().min(1).max(120).nullable(),
  lockAlone: z.boolean(),
  recoveryKeyProvenAt: z.iso.datetime().nullable(),
  setUp: setUpPlace.extend({ dismissed: z.boolean() }).nullable(),
});
