/** A studio on an ordinary day, as the main process would describe it. */
import type { DocumentView } from '../../shared/model/document.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { CustomerView, PersonView } from '../../shared/model/people.ts';
import type { CodeView, PhotoView } from '../../shared/model/photo.ts';
import type { ImageView, ShotView } from '../../shared/model/pictures.ts';
import type { PrinterView } from '../../shared/model/prints.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { KioskStatus, PrinterStatus } from '../../shared/model/status.ts';
import type { UpdatesView } from '../../shared/model/updates.ts';
import type { Id, IdKind } from '../../shared/ids.ts';
import { billOf, photoLineId, type Bill, type BillLine } from '../../shared/money.ts';

/** Returns the nth id of its kind: the same in every run. */
export const fixtureId = <Kind extends IdKind>(kind: Kind, n: number): Id<Kind> =>
  `${kind}_${n.toString(16).padStart(32, '0')}`;

const minutes = 60_000;
const days = 24 * 60 * minutes;
/** Returns a time before (negative) or after now, ISO 8601. */
export const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

export const settings: StudioSettings = {
  studioName: 'Bright & Daughters Photo',
  studioAddress: '14 Harbour Street, Whitby YO22 4AA',
  taxNumber: 'GB 123 4567 89',
  prices: {
    currency: 'GBP',
    taxRateBasisPoints: 2_000,
    photo: 1_200,
    photoByDocument: { 'us-passport': 1_400 },
  },
  sheetPrices: { further: 400, furtherOn: { a4: 800 }, firstOn: { a4: 300 } },
  items: [
    { id: 'item-00000001', name: 'Frame', price: 850 },
    { id: 'item-00000002', name: 'AA batteries', price: 420 },
  ],
  keepDays: {
    ...{ withConsent: 365, without: 30, open: 90, files: 7, copies: 30 },
    ...{ shots: 180, previews: 30, abandoned: 180, logs: 30, setAside: 90 },
  },
  keepYears: { customers: 3, accounts: 7, audit: 5 },
  favourites: ['uk-passport', 'schengen-visa', 'us-passport'],
  language: 'en',
  theme: 'system',
  camera: null,
  guidance: true,
  cameraRotation: 0,
  cameraMirror: true,
  shotFormat: 'jpeg',
  burst: true,
  printerId: 'cups:DS620',
  mediumId: '4x6in',
  mail: null,
  slips: null,
  receipts: null,
  slipsOnSheet: false,
  receiptsOnSheet: false,
  gapMm: 2,
  edgeMm: 3,
  cut: 'marks',
  caption: false,
  ownMedia: [],
  formats: [],
  hotFolders: [],
  serviceSheets: [],
  photoMode: 'preview',
  sensitivity: {},
  watermarkText: 'Preview',
  uploadLongSidePx: 3_000,
  fewPhotosLeft: 20,
  deadlineSeconds: 120,
  deadlineSecondsFor: {},
  watchedFolder: '',
  watchedFolderStraightIn: false,
  exportFolder: '',
  customerScreen: false,
  lockAfterMinutes: 5,
  recoveryKeyProvenAt: null,
  setUp: null,
  numberPrefix: '',
  givenPrefixes: [],
};

/** Returns the studio's usual printer, without any trouble. */
export const printerStatus = (more: Partial<PrinterStatus> = {}): PrinterStatus => ({
  ...{ id: 'cups:DS620', name: 'DS620', state: 'ready', light: 'ok', usual: true },
  ...{ needs: null, trouble: null, hold: null, printsLeft: null },
  ...more,
});

/** Returns the updates of an installed Headroom that is up to date. */
export const updatesView = (more: Partial<UpdatesView> = {}): UpdatesView => ({
  ...{ kind: 'installed', version: '0.1.0', feed: 'https://updates.example/headroom/', checkAt: '03:30' },
  ...{ needsAdministrator: true, checkedAt: '2026-11-24T02:30:00.000Z', running: null, staged: null },
  ...{ failure: null, last: null, back: null },
  ...more,
});

export const status: KioskStatus = {
  studioName: settings.studioName,
  version: '0.1.0',
  host: 'browser',
  mode: 'practice',
  practiceReason: 'no-account',
  service: { light: 'ok', previewsLeft: 182, photosLeft: 96, warnings: [] },
  printers: [printerStatus()],
  blocked: null,
  damage: null,
  repaired: false,
  backups: null,
  lostCalls: 0,
  dateDoubt: null,
  updates: updatesView({ kind: 'checkout' }),
};

export const printer = (id: string, name: string, more: Partial<PrinterView> = {}): PrinterView => ({
  ...{ id, name, state: 'ready', trouble: null, hold: null, reasons: [], isDefault: false },
  ...more,
});
export const printers: readonly PrinterView[] = [
  printer('cups:DS620', 'DS620', { isDefault: true }),
  printer('cups:Office', 'Office laser', {
    ...{ state: 'stopped', trouble: 'media-empty', hold: 'queue-stopped', reasons: ['media-empty'] },
  }),
  printer('file', 'File'),
];

const document = (
  specCode: string,
  name: string,
  size: readonly [number, number],
  head: readonly [number, number] | null,
  more: Partial<DocumentView> = {},
): DocumentView => ({
  specCode,
  name,
  widthMm: size[0],
  heightMm: size[1],
  widthPx: Math.round((size[0] / 25.4) * 300),
  heightPx: Math.round((size[1] / 25.4) * 300),
  dpi: 300,
  headMm: head === null ? null : { min: head[0], max: head[1] },
  eyeToBottomMm: null,
  backgroundColor: '#FFFFFF',
  properties: {
    glasses: 'NOT_ALLOWED',
    expression: 'NEUTRAL',
    color: 'IN_COLOR',
    eyesAndEars: 'VISIBLE_NO_HIDE',
    recency: '6 months',
    backgroundColorName: 'White',
  },
  givesCode: false,
  favourite: settings.favourites.includes(specCode),
  price: settings.prices.photoByDocument[specCode] ?? settings.prices.photo,
  ...more,
});

export const ukPassport = document('uk-passport', 'UK passport', [35, 45], [29, 34], {
  givesCode: true,
  backgroundColor: '#E6E2D8',
  properties: {
    glasses: 'NOT_ALLOWED',
    expression: 'NEUTRAL',
    color: 'IN_COLOR',
    recency: '1 month',
    backgroundColorName: 'Cream or light grey',
    headCovering: 'Only for faith or health',
  },
});
export const documents: readonly DocumentView[] = [
  ukPassport,
  document('schengen-visa', 'Schengen visa', [35, 45], [31.5, 36], { backgroundColor: '#EDEDED' }),
  document('us-passport', 'US passport', [50.8, 50.8], [25, 35], { eyeToBottomMm: { min: 28, max: 35 } }),
  document('uk-digital-passport', 'UK passport, digital', [35, 45], [29, 34], { givesCode: true }),
  document('uk-driverlicense', 'UK driving licence', [35, 45], [29, 34]),
  document('canada-passport', 'Canada passport', [50, 70], [31, 36]),
  document('china-visa', 'China visa', [33, 48], [28, 33]),
  document('estonia-id', 'Estonia identity card', [40, 50], null, { backgroundColor: null }),
  document('de-passport', 'German passport', [35, 45], [32, 36]),
  document('us-visa-digital', 'US visa, digital photo', [50.8, 50.8], [25, 35]),
];

export const customers: readonly CustomerView[] = [
  {
    id: fixtureId('cus', 1),
    name: 'Amelia Okafor',
    phone: '07700 900123',
    email: 'amelia@example.org',
    keepPhotos: true,
    orders: 3,
  },
  {
    id: fixtureId('cus', 2),
    name: 'Łukasz Wiśniewski',
    phone: '07700 900456',
    email: '',
    keepPhotos: false,
    orders: 1,
  },
  {
    id: fixtureId('cus', 3),
    name: 'Amir Rahimi',
    phone: '',
    email: 'amir.rahimi@example.org',
    keepPhotos: true,
    orders: 2,
  },
];

export const image = (n: number, widthPx: number, heightPx: number): ImageView => ({
  id: fixtureId('img', n),
  widthPx,
  heightPx,
  mime: 'image/jpeg',
  bytes: 240_000,
});
/** The person of a fixture's order unless it sets others. */
export const person: PersonView = { id: fixtureId('per', 1), name: 'Amelia Okafor', age: 'adult' };

export const shot = (n: number, minutesAgo = n): ShotView => ({
  id: fixtureId('shot', n),
  personId: person.id,
  image: image(100 + n, 1920, 1080),
  source: 'camera',
  origin: 'Practice camera',
  takenAt: fromNow(-minutesAgo * minutes),
});
export const preview = image(201, 413, 531);
export const final = image(202, 413, 531);

export const code = (
  n: number,
  orderN: number,
  customerName: string,
  text: string,
  daysLeft: number,
): CodeView => ({
  id: fixtureId('cod', n),
  orderId: fixtureId('ord', orderN),
  orderNumber: `261121-${String(orderN).padStart(3, '0')}`,
  customerName,
  personName: customerName,
  specCode: 'uk-passport',
  code: `codes.practice.example/${text}`,
  issuedAt: fromNow((daysLeft - 21) * days),
  expiresAt: fromNow(daysLeft * days + minutes),
  doubt: null,
  phone: `07700 900${String(100 + n)}`,
  email: `${customerName.split(' ')[0]?.toLowerCase() ?? ''}@mail.example`,
  linked: null,
  reminded: null,
  reminderMail: null,
});

export const photo = (more: Partial<PhotoView> = {}): PhotoView => ({
  id: fixtureId('pho', 1),
  personId: person.id,
  specCode: ukPassport.specCode,
  document: ukPassport,
  shotId: fixtureId('shot', 1),
  versionId: null,
  version: null,
  state: 'chosen',
  preview: null,
  final: null,
  issues: [],
  code: null,
  crop: null,
  sensitivity: {},
  trouble: null,
  customerKnows: false,
  owed: null,
  settled: null,
  settledCalls: [],
  pictureRefusal: null,
  ...more,
});

/** The bill for an order's photos alone. */
export const billForPhotos = ({ photos }: Pick<OrderView, 'photos'>): Bill =>
  billOf(photos.map(photoLine), settings.prices);

const photoLine = (photo: OrderView['photos'][number]): BillLine => ({
  ...{ id: photoLineId(photo), text: photo.document.name, quantity: 1 },
  unitPrice: photo.document.price,
});

/** Returns an order at its first step; `more` sets how far it has come. */
export const order = (n: number, more: Partial<OrderView> = {}): OrderView => ({
  id: fixtureId('ord', n),
  number: `261121-${String(n).padStart(3, '0')}`,
  state: 'open',
  step: 'customer',
  photoMode: 'preview',
  practice: true,
  customer: null,
  people: [{ ...person, name: more.customer?.name ?? '' }],
  shots: [],
  photos: [],
  bill: billForPhotos({ photos: more.photos ?? [] }),
  payment: null,
  partsPaid: [],
  laterSales: [],
  mails: [],
  settlements: [],
  prints: [],
  serviceSheets: [],
  openCalls: [],
  wentOnAnyway: [],
  rejections: [],
  retakeOf: null,
  picturesErasedAt: null,
  language: null,
  createdAt: fromNow(-20 * minutes),
  updatedAt: fromNow(-2 * minutes),
  ...more,
});
