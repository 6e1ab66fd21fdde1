import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../shared/language/languages.ts';
import { nameOfUnnamed } from '../../shared/language/studio-name.ts';
import { KioskError } from '../../shared/errors.ts';
import { readByKey, type ReadByKey } from '../../shared/schemas/read-by-key.ts';
import { settingsSchema } from '../../shared/schemas/settings.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { paidCallSeconds } from '../../shared/service/limits.ts';
import { refuseContradictions, withoutLooseEnds } from './paper-settings.ts';

/** Storage for settings: one JSON document in the records. */
interface SettingsRecords {
  get(): unknown;
  set(value: unknown, at: string): void;
}

/**
 * Settings of a new studio. The studio sets its own prices; twelve pounds is a usual counter price in the UK.
 *
 * 3000 px on the long side leaves twice the pixels of the largest document (1200 px) even where the head
 * guide fills less than half of the shot. Twenty photos are about an hour of a busy counter.
 */
export const defaultSettings: StudioSettings = {
  studioName: nameOfUnnamed.en,
  studioAddress: '',
  taxNumber: '',
  numberPrefix: '',
  givenPrefixes: [],
  prices: { currency: 'GBP', taxRateBasisPoints: 2_000, photo: 1_200, photoByDocument: {} },
  sheetPrices: { further: null, furtherOn: {}, firstOn: {} },
  items: [],
  retouchItemId: null,
  formats: [],
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
  printerId: 'file',
  mediumId: '4x6in',
  slips: null,
  receipts: null,
  slipsOnSheet: false,
  receiptsOnSheet: false,
  gapMm: 2,
  edgeMm: 3,
  cut: 'marks',
  caption: false,
  ownMedia: [],
  hotFolders: [],
  serviceSheets: [],
  photoMode: 'preview',
  sensitivity: {},
  watermarkText: 'Preview',
  uploadLongSidePx: 3_000,
  fewPhotosLeft: 20,
  deadlineSeconds: paidCallSeconds,
  deadlineSecondsFor: {},
  watchedFolder: '',
  watchedFolderStraightIn: false,
  exportFolder: '',
  mail: null,
  customerScreen: false,
  lockAfterMinutes: 5,
  lockAlone: false,
  recoveryKeyProvenAt: null,
  setUp: null,
};

export interface Settings {
  get(): StudioSettings;
  /** Returns the language that people have chosen; null while no settings were saved. */
  language(): Language | null;
  /** Returns whether people have named the studio. */
  isNamed(): boolean;
  /** @throws KioskError INVALID_INPUT as `refuseContradictions` does, and (`numberPrefix`, `numbered`) for a prefix that stays */
  save(settings: StudioSettings): StudioSettings;
}

const isDocument = (stored: unknown): stored is object => typeof stored === 'object' && stored !== null;
const partOf = (document: unknown, key: string): unknown =>
  (document as Readonly<Record<string, unknown>>)[key];
/** A studio without a name of its own has none in the document, so that its name follows the language (decision 187). */
const isNamed = (stored: unknown): boolean =>
  isDocument(stored) && partOf(stored, 'studioName') !== undefined;

function refusePrefix(): never {
  throw new KioskError('INVALID_INPUT', 'numbers were given with this prefix', {
    ...{ field: 'numberPrefix', reason: 'numbered' },
  });
}

/**
 * Manages the settings of one mode. Completes a document stored by an older version with the new defaults, and keeps what only a newer
 * version understands (decision 138).
 *
 * @param saved called with the saved settings, for changes that must follow at once
 * @param isFixed true for a prefix that stays, because numbers were given with it
 */
export function createSettings(
  records: SettingsRecords,
  now: () => Date,
  saved: (settings: StudioSettings) => void = () => undefined,
  isFixed: (prefix: string) => boolean = () => false,
): Settings {
  const readNow = (stored: unknown): ReadByKey<StudioSettings> => {
    if (!isDocument(stored)) return { value: defaultSettings, notUnderstood: [] };
    const { value, notUnderstood } = readByKey(settingsSchema, stored, defaultSettings);
    const studioName = isNamed(stored) ? value.studioName : nameOfUnnamed[value.language];
    return { value: withoutLooseEnds({ ...value, studioName }, defaultSettings), notUnderstood };
  };
  /** The records return the same document until another is saved, and nearly every call reads it. */
  let last: { readonly stored: unknown; readonly read: ReadByKey<StudioSettings> } | null = null;
  const read = (stored: unknown): ReadByKey<StudioSettings> => {
    if (last === null || last.stored !== stored) last = { stored, read: readNow(stored) };
    return last.read;
  };
  const get = (): StudioSettings => read(records.get()).value;
  /** Returns what only a newer version understands, except where a person has chosen something else. */
  const ofNewer = (next: StudioSettings): Readonly<Record<string, unknown>> => {
    const stored = records.get();
    const { value: before, notUnderstood } = read(stored);
    const isSame = (key: string): boolean => isDeepStrictEqual(partOf(next, key), partOf(before, key));
    return Object.fromEntries(notUnderstood.filter(isSame).map((key) => [key, partOf(stored, key)]));
  };
  /** Returns the settings as they are stored: without the name that an unnamed studio has only been shown. */
  const toStore = (next: StudioSettings): Partial<StudioSettings> => {
    const shown = [get().studioName, nameOfUnnamed[next.language]];
    if (isNamed(records.get()) || !shown.includes(next.studioName)) return next;
    const { studioName: _, ...others } = next;
    return others;
  };
  return {
    get,
    isNamed: () => isNamed(records.get()),
    language: () => (isDocument(records.get()) ? get().language : null),
    save(settings) {
      refuseContradictions(settings);
      const { numberPrefix } = get();
      if (settings.numberPrefix !== numberPrefix && isFixed(numberPrefix)) refusePrefix();
      records.set({ ...toStore(settings), ...ofNewer(settings) }, now().toISOString());
      const kept = get();
      saved(kept);
      return kept;
    },
  };
}
