/**
 * Names the act that each call of the contract enters in the audit log. Every kiosk in a test's process checks it after every call that
 * succeeded, so an act whose entry is forgotten fails the tests that are about the act.
 */
import type { ArgsOf, CallName, ResultOf } from '../../../shared/contract.ts';
import type { AuditAct } from '../../../shared/model/audit.ts';
import type { LogLine } from './memory-log.ts';

/** Acts of which the call always enters one; an act that it enters in some cases; or why it enters none. */
type Audited<N extends CallName> =
  | readonly AuditAct[]
  | {
      readonly sometimes: AuditAct;
      /** Returns whether this call must have entered it. */
      readonly when?: (args: ArgsOf<N>, result: ResultOf<N>) => boolean;
    }
  | { readonly none: Reason };
type Reason =
  | 'shows nobody’s data'
  | 'a list: what is opened from it is entered'
  | 'work on an order or a session that is open, and its rows say what happened'
  | 'takes no money off and gives none back, and its row names the person'
  | 'shows part of an order that is open'
  | 'part of a file whose export is entered'
  | 'tells the program something'
  | 'the studio is shut, so no log is open';

const look = { none: 'shows nobody’s data' } as const;
const list = { none: 'a list: what is opened from it is entered' } as const;
const work = { none: 'work on an order or a session that is open, and its rows say what happened' } as const;
const sale = { none: 'takes no money off and gives none back, and its row names the person' } as const;
const part = { none: 'shows part of an order that is open' } as const;
const filePart = { none: 'part of a file whose export is entered' } as const;
const tell = { none: 'tells the program something' } as const;
const shut = { none: 'the studio is shut, so no log is open' } as const;

const audited: { readonly [N in CallName]: Audited<N> } = {
  ...{ setUp: look, keepSetUp: tell },
  dismissSetUp: ['settings-changed'],
  setUpFile: ['exported'],
  applyRules: { sometimes: 'settings-changed' },
  resetRules: ['settings-changed'],
  applySetUpFile: { sometimes: 'settings-changed' },
  ...{ kioskStatus: look, settings: look, logo: look, account: look, accountStatus: look },
  ...{ staff: look, counter: look, mailAccount: look, listPrinters: look, printerSetup: look },
  ...{
    listDocuments: look,
    listOpenCalls: look,
    usualSeconds: look,
    recordsGap: look,
    lostCalls: look,
    makeOpeningCheck: look,
    lastOpeningCheck: look,
    kioskLock: look,
    numberPrefix: look,
    rules: look,
    previewRules: look,
    previewSetUpFile: look,
    newerThanUpdate: look,
    keptScreen: look,
    lockGaps: look,
    folderInbox: look,
    folderThumbnail: look,
    connectedCameras: look,
  },
  ...{ openTakings: look, listClosings: look, closing: look, takingsPeriod: look, moveTargets: look },
  ...{
    exportTargets: look,
    openFaceMatch: look,
    listPrompts: look,
    listOverrides: look,
    listPrints: look,
    auditLog: look,
    checkAuditLog: look,
    keepingForecast: look,
  },
  ...{
    desk: list,
    deskOrders: list,
    findOrders: list,
    scannedOrder: list,
    findCustomers: list,
    listCodes: list,
  },
  ...{ findSheetPhotos: list, listRetouchSessions: list, customerOrders: list },
  ...{ listCalls: part, planSheet: part, planExport: part },
  ...{ showCustomer: tell, customerScreen: tell, openCustomerScreen: tell, acknowledgeCredit: tell },
  ...{
    keepScreen: tell,
    fetchUpdate: tell,
    lockCounter: tell,
    lockSupervisor: tell,
    proveRecoveryKey: tell,
    testMail: tell,
  },
  ...{ repairRecords: tell, openAgain: shut, startNewRecords: shut, openWithRecoveryKey: shut },

  ...{
    createOrder: work,
    sameAgain: work,
    goToStep: work,
    setOrderLanguage: work,
  },
  ...{ addShot: work, addFrame: work, keepMeasures: work, chooseShot: work, takeFolderFile: work },
  ...{ takeWithCamera: work, connectedPicture: look, connectedFrame: look },
  ...{ openConnectedCamera: tell, closeConnectedCamera: tell },
  ...{ addDocument: work, removeDocument: work, approvePreview: work, cropPhoto: work, customerKnows: work },
  ...{ takeAgain: work, fetchPendingImage: work, fetchServiceSheets: work, finishOrder: work },
  ...{ startRetouch: work, edit: work, fillBackground: work, startHeadshots: work, generateHeadshots: work },
  ...{ markHeadshot: work, savePrompt: work, removePrompt: work, matchFaces: work },
  ...{ printSheet: work, printServiceSheet: work, printPapers: work, confirmPrint: work, cancelPrint: work },
  ...{ printHeadshots: work, confirmHeadshotPrint: work, printClosing: work, confirmClosingPrint: work },
  ...{ resumePrinter: work, printCalibration: work, saveReading: work, loadSupply: work },
  ...{ addItem: sale, changeQuantity: sale, sellLater: sale, remindOfCode: sale },

  customerErasure: part,
  eraseCustomer: ['erased'],
  erasures: look,
  noteLeftover: ['erasure-noted'],
  signIn: ['signed-in'],
  unlockSupervisor: ['unlocked'],
  setKioskLock: ['settings-changed'],
  setUpdates: ['settings-changed'],
  // None when nothing was begun.
  installUpdate: { sometimes: 'update-begun' },
  goBackTo: { sometimes: 'update-undone' },
  leaveHeadroom: ['unlocked', 'left'],
  addStaff: ['staff-added'],
  changeStaff: ['staff-changed'],
  setStaffPin: ['pin-replaced'],
  deactivateStaff: ['staff-removed'],
  recoveryKey: ['recovery-key-shown'],
  printRecoveryKey: ['recovery-key-printed'],
  connectAccount: ['account-connected'],
  disconnectAccount: ['account-disconnected'],
  // Or `prices-changed`, or none for settings that need no supervisor.
  saveSettings: { sometimes: 'settings-changed' },
  saveLogo: ['settings-changed'],
  chooseBackupFolder: ['settings-changed'],
  backUpNow: ['backup-made'],
  // None when it was not restored.
  restoreBackup: { sometimes: 'backup-restored', when: (_, result) => result === 'restored' },
  ...{ backupFolder: look, listBackups: look, newerThanBackup: look },
  saveMailPassword: ['settings-changed'],
  saveProfile: ['printer-changed'],
  acceptRecordsGap: ['gap-accepted'],
  confirmDate: ['date-confirmed'],
  settleLostCalls: ['lost-calls-settled'],

  // Once in a quarter of an hour.
  openOrder: { sometimes: 'order-opened' },
  customer: { sometimes: 'customer-opened' },
  openCode: { sometimes: 'code-opened' },
  retouchSession: { sometimes: 'session-opened' },
  openRetouch: { sometimes: 'session-opened' },
  changeCustomer: ['customer-changed'],
  addPerson: ['people-changed'],
  // None where nothing changes.
  changePerson: { sometimes: 'people-changed' },
  removePerson: ['people-changed'],
  linkCode: ['code-linked'],
  mergeCustomers: ['customers-merged'],
  undoMerge: ['merge-undone'],
  setCustomer: { sometimes: 'customer-changed' },
  requestPreview: {
    sometimes: 'sensitivity-overridden',
    when: ({ sensitivity }) => sensitivity !== undefined,
  },
  requestFinal: { sometimes: 'sensitivity-overridden', when: ({ sensitivity }) => sensitivity !== undefined },
  goOnAnyway: ['went-on-anyway'],
  // None for a document whose authority allows edits.
  chooseVersion: { sometimes: 'edit-overridden' },
  takePayment: { sometimes: 'went-on-anyway', when: ({ anyway }) => anyway === true },
  giveDiscount: ['discounted'],
  returnPart: ['part-returned'],
  acceptWithoutCode: ['accepted-without-code'],
  refund: ['refunded', 'voided'],
  refundItem: ['refunded'],
  retakeRejected: { sometimes: 'taken-again-free', when: ({ freeBecause }) => freeBecause !== null },
  cancelOrder: ['cancelled'],
  resolveCall: ['call-settled'],
  resolveRetouchCall: ['call-settled'],
  resolveFaceMatch: ['call-settled'],
  eraseRetouchSession: ['erased'],
  sendMail: ['mail-sent'],
  sendReminder: ['mail-sent'],
  settleMail: ['mail-settled'],
  reprint: ['reprinted'],
  // For a slip that was on paper before, which takes a reason.
  printSlip: { sometimes: 'reprinted', when: ({ reason }) => reason !== '' },
  movePrint: ['reprinted'],
  reprintHeadshot: ['reprinted'],
  exportPictures: ['exported'],
  exportCustomer: ['exported'],
  receiptFile: ['exported'],
  slipFile: ['exported'],
  recordFile: ['exported'],
  finalFile: ['exported'],
  sheetFile: ['exported'],
  savedSheetFile: ['exported'],
  moveCash: ['cash-moved'],
  closeTakings: ['day-closed'],
  closingFile: ['exported'],
  closingsCsv: ['exported'],
  auditCsv: ['exported'],
  filePart,
  supportFile: look,
  // None where no audit log is open, or where the disk takes no entry.
  noteSupportFile: { sometimes: 'exported' },
  customersCsv: ['exported'],
  importCustomerFile: { sometimes: 'customers-imported', when: (_args, result) => result !== null },
  cancelCustomerImport: tell,
  ...{ sendCustomerFile: tell, previewCustomerFile: list, importProgress: tell, forgetCustomerFile: tell },
};

/** @throws Error when a call that succeeded did not enter its act. Other calls may have run beside it. */
export function assertAudited<N extends CallName>(
  call: N,
  { args, result }: { readonly args: ArgsOf<N>; readonly result: ResultOf<N> },
  lines: readonly LogLine[],
): void {
  const acts = mustEnter(audited[call], args, result);
  const entered = lines.filter(({ message }) => message === 'entered in the audit log');
  if (acts.length > 0 && !entered.some(({ facts }) => acts.some((act) => act === facts['act'])))
    throw new Error(`${call} did not enter ${acts.join(' or ')} in the audit log`);
}

function mustEnter<N extends CallName>(
  expected: Audited<N>,
  args: ArgsOf<N>,
  result: ResultOf<N>,
): readonly AuditAct[] {
  if ('none' in expected) return [];
  if (!('sometimes' in expected)) return expected;
  return expected.when?.(args, result) === true ? [expected.sometimes] : [];
}
