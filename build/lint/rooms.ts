/** The table of rooms: which room may import which. The rule `house/walls` holds it (`walls.ts`). */
import { join } from 'node:path/posix';
import type { Rooms } from './walls.ts';

/** Screens of the kiosk: router, App and shell bring them together. */
const screens = [
  'codes',
  'customers',
  'desk',
  'face-match',
  'headshots',
  'opening-check',
  'order',
  'prints',
  'retouch',
  'settings',
  'takings',
];
/** The renderer's rooms, lowest first: a room imports rooms of its own floor and of the floors below (decision 57). */
const floors = [
  ['bridge', 'i18n'],
  ['ui'],
  ['state'],
  [
    ...['calls', 'camera', 'compare', 'customer-screen', 'document-rules', 'export', 'picture-picker'],
    ...['print-rows', 'restore', 'retouch-session', 'step-trail', 'supervisor'],
  ],
  screens,
  ['shell'],
];
/** The steps of an order: what several of them use lies in the other folders of renderer/order/. */
const steps = ['customer', 'document', 'shot', 'preview', 'payment', 'handover'];

const inRenderer = (rooms: readonly string[]): string[] => [
  'shared',
  ...rooms.map((room) => `renderer/${room}`),
];
const upTo = (height: number): string[] => floors.slice(0, height).flat();

const rendererRooms: Rooms = Object.fromEntries(
  floors.flatMap((floor, height) =>
    floor.map((room) => [
      `renderer/${room}`,
      // Screens never import each other.
      inRenderer(upTo(floor === screens ? height : height + 1)),
    ]),
  ),
);
const orderRooms: Rooms = {
  'renderer/order': inRenderer([...upTo(4), ...steps.map((step) => `order/${step}`)]),
  ...Object.fromEntries(steps.map((step) => [`renderer/order/${step}`, inRenderer([...upTo(4), 'order'])])),
};

/** The rooms of the main process, each with the rooms that it may import. */
const mainRooms: Readonly<Record<string, readonly string[]>> = {
  camera: [],
  'customer-screen': [],
  exporting: ['windows'],
  folder: [],
  imaging: ['work'],
  language: [],
  lock: ['windows'],
  practice: ['collect.ts', 'without-schemas.ts', 'work'],
  printing: ['windows', 'words', 'work'],
  publisher: [],
  records: ['work'],
  secrets: ['windows'],
  service: ['work'],
  settings: [],
  vault: [],
  windows: [],
  words: [],
  work: [],

  // These combine the rooms above.
  audit: ['records'],
  account: ['orders', 'printing', 'records', 'secrets', 'service', 'staff', 'studio', 'words'],
  backups: ['records', 'vault', 'work'],
  orders: ['exporting', 'imaging', 'printing', 'records', 'service', 'settings', 'vault', 'words'],
  mail: ['orders', 'printing', 'records', 'secrets', 'words'],
  'print-setup': ['orders', 'printing', 'records', 'words'],
  customers: ['exporting', 'orders', 'records', 'retouch', 'words', 'work'],
  support: ['lock', 'orders', 'studio'],
  rules: ['orders', 'publisher', 'settings'],
  updates: ['backups', 'publisher', 'records', 'work'],
  'opening-check': ['lock', 'printing', 'records', 'secrets', 'studio', 'updates'],
  'set-up': ['orders', 'settings'],
  staff: ['records', 'secrets'],
  takings: ['orders', 'printing', 'records', 'words'],
  retouch: ['imaging', 'orders', 'printing', 'records', 'service'],
  ipc: [
    'account',
    'backups',
    'camera',
    'customer-screen',
    'customers',
    'exporting',
    'lock',
    'opening-check',
    'orders',
    'records',
    'retouch',
    'rules',
    'set-up',
    'staff',
    'studio',
    'support',
    'updates',
  ],

  // Programs and hosts.
  'account-terminal': ['account', 'records', 'secrets', 'service', 'staff'],
  'records-terminal': ['missing-records.ts', 'records', 'secrets', 'vault'],
  browser: [
    'collect.ts',
    'customer-screen',
    'kiosk.ts',
    'language',
    'lock',
    'practice',
    'words',
    'work',
    '../package.json',
  ],
  desktop: ['customer-screen', 'kiosk.ts', 'language', 'lock', 'practice', 'updates', 'words', 'work'],
};
/** The composition root: these bring the rooms together. */
const compositionRoot = [
  ...['kiosk.ts', 'main.ts', 'missing-records.ts', 'opening.ts'],
  ...['preload.ts', 'start-practice.ts', 'studio', 'studio.ts'],
];

/**
 * Every room with the rooms that it may import besides itself; `*` for all of its side and shared/. `electron` and
 * `renderer` stand for the files directly in them. Files directly in electron/ are tools of all rooms and import none.
 */
export const rooms: Rooms = {
  'package.json': [],
  shared: [],
  renderer: ['*'],
  ...rendererRooms,
  ...orderRooms,
  electron: ['shared'],
  ...Object.fromEntries(
    Object.entries(mainRooms).map(([room, others]) => [
      `electron/${room}`,
      ['shared', 'electron', ...others.map((other) => join('electron', other))],
    ]),
  ),
  ...Object.fromEntries(compositionRoot.map((path) => [`electron/${path}`, ['*']])),
};
