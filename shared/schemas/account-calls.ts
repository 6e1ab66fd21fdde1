/** Status, settings, the studio's account and its staff. */
import { z } from 'zod';
import { regions } from '../model/account.ts';
import { largestRulesFile } from '../model/rules.ts';
import { largestSetUpFile } from '../model/set-up-file.ts';
import { staffRoles } from '../model/staff.ts';
import { folderPath, id, line, nothing } from './parts.ts';
import { pictureBytes } from './pictures.ts';
import { settingsSchema, setUpPlace } from './settings.ts';

const pin = z.string().regex(/^\d{4,12}$/);
const staffName = line(40).pipe(z.string().min(1));
/** Twice the characters that a recovery key has with its spaces. */
const typedKey = z.string().max(140);

/** `typed` is the recovery key of the backups; empty for the key of this computer. */
const backupFolder = z.strictObject({ folder: folderPath, typed: typedKey });

/** The id has the studio and the time of a backup; it never leads out of the folder. */
const chosenBackup = backupFolder.extend({
  id: z.string().regex(/^[0-9a-f]{32}\/[\dTZ-]{24}$/),
});

/** A larger file is refused in words, so a little more comes through. */
const setUpFile = z.strictObject({
  bytes: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.byteLength <= 2 * largestSetUpFile, 'at most twice the largest file'),
});

const rulesFile = z.strictObject({
  bytes: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.byteLength <= 2 * largestRulesFile, 'at most twice the largest file'),
});
/** The address of a screen of the page, without a query: names of screens and ids, nothing that a person typed. */
export const screenPath = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9/_-]*$/);

export const accountCalls = {
  kioskStatus: nothing,
  settings: nothing,
  saveSettings: z.strictObject({ settings: settingsSchema }),
  setUp: nothing,
  keepSetUp: setUpPlace,
  dismissSetUp: nothing,
  rules: nothing,
  previewRules: rulesFile,
  applyRules: rulesFile,
  resetRules: nothing,
  numberPrefix: nothing,
  setUpFile: z.strictObject({ prefix: z.string().regex(/^[A-Z]{1,3}$/) }),
  previewSetUpFile: setUpFile,
  applySetUpFile: setUpFile,
  logo: nothing,
  saveLogo: z.strictObject({ bytes: pictureBytes.nullable() }),
  account: nothing,
  accountStatus: nothing,
  connectAccount: z.strictObject({
    region: z.enum(regions),
    baseUrl: z.string().max(300),
    /** Empty when the studio has no headshots. */
    headshotBaseUrl: z.string().max(300),
    apiKey: z.string().max(1_000),
    apiSecret: z.string().max(1_000),
  }),
  disconnectAccount: nothing,
  staff: nothing,
  addStaff: z.strictObject({ name: staffName, role: z.enum(staffRoles), pin }),
  changeStaff: z.strictObject({ staffId: id('stf'), name: staffName, role: z.enum(staffRoles) }),
  setStaffPin: z.strictObject({
    staffId: id('stf'),
    currentPin: z.union([z.literal(''), pin]),
    newPin: pin,
  }),
  deactivateStaff: z.strictObject({ staffId: id('stf') }),
  counter: nothing,
  signIn: z.strictObject({ staffId: id('stf'), pin }),
  lockCounter: nothing,
  kioskLock: nothing,
  setKioskLock: z.strictObject({ on: z.boolean() }),
  lockGaps: nothing,
  keepScreen: z.strictObject({ screen: screenPath }),
  keptScreen: nothing,
  leaveHeadroom: z.strictObject({ staffId: id('stf'), pin }),
  unlockSupervisor: z.strictObject({ staffId: id('stf'), pin }),
  lockSupervisor: nothing,

  chooseBackupFolder: z.strictObject({ folder: folderPath }),
  backUpNow: nothing,
  backupFolder: nothing,
  listBackups: backupFolder,
  newerThanBackup: chosenBackup,
  /** `replaceKey` allows that a typed key takes the place of another one in the keychain. */
  restoreBackup: chosenBackup.extend({ replaceKey: z.boolean() }),

  recoveryKey: nothing,
  printRecoveryKey: nothing,
  proveRecoveryKey: z.strictObject({ typed: typedKey }),
  openWithRecoveryKey: z.strictObject({ typed: typedKey }),

  acknowledgeCredit: nothing,
  openAgain: nothing,
  startNewRecords: nothing,
  repairRecords: nothing,
  recordsGap: nothing,
  acceptRecordsGap: z.strictObject({ gapId: id('gap') }),
  lostCalls: nothing,
  settleLostCalls: z.strictObject({ seqs: z.array(z.int().positive()).min(1).max(200) }),
};
