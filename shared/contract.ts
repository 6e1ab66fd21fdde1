/* oxlint-disable max-lines -- It lists every call of the kiosk. */
/**
 * The contract between the kiosk's two sides: every call and every event, named and typed once. `electron/ipc/` answers
 * the calls, `renderer/bridge/bridge.ts` makes them, and both hosts offer the same set.
 * It is longer than other files because it lists every call.
 */
import type { z } from 'zod';
import type {
  RetouchSessionSummary,
  RetouchSessionView,
  FaceMatchView,
  OverrideView,
  PromptView,
} from './retouch.ts';
import type { ConnectedCamera, ConnectedTrouble, LiveFrame } from './camera/connected.ts';
import type { CustomerScreenView } from './customer-screen.ts';
import type { KioskErrorShape } from './errors.ts';
import type { ExportedFolder, ExportedView, ExportTarget, PlannedExport } from './exporting.ts';
import type { RetouchSessionId, OrderId, PrintId } from './ids.ts';
import type { PrinterSetupView } from './model/printer-setup.ts';
import type { FoundBackups, NewerChanges, RestoreTrouble } from './model/backups.ts';
import type {
  AccountStatusView,
  AccountView,
  RecoveryKeyAnswer,
  RecoveryKeyProblem,
} from './model/account.ts';
import type { AuditPart, AuditState } from './model/audit.ts';
import type { CallView, OpenCallView, SettledCallView } from './model/calls.ts';
import type { CodePart, DeskView, OrderPart, OrderSummary, ScannedOrder } from './model/desk.ts';
import type { CustomerDetails, CustomerOrderPart, CustomersFound, ErasureView } from './model/customers.ts';
import type { CustomerFilePreview, ImportProgress, ImportResult } from './model/customer-import.ts';
import type { ErasurePart } from './model/erasures.ts';
import type { DocumentView } from './model/document.ts';
import type { FileView, LargeFile } from './model/files.ts';
import type { KeptForecast } from './model/keeping.ts';
import type { UpdateRefusal } from './model/updates.ts';
import type { KioskLockView, LockGap } from './model/kiosk-lock.ts';
import type { LostCalls } from './model/lost-calls.ts';
import type { MailAccountView, MailTestView } from './model/mail.ts';
import type { OpeningCheck } from './model/opening-check.ts';
import type { OrderView } from './model/order.ts';
import type { CodeView } from './model/photo.ts';
import type { FolderView } from './model/pictures.ts';
import type { MoveTarget, PrinterView, PrintView } from './model/prints.ts';
import type { RecordsGapView, RepairAnswer } from './model/records.ts';
import type { RulesPreview, RulesTrouble, RulesView } from './model/rules.ts';
import type { LogoView, StudioSettings } from './model/settings.ts';
import type { SetUpView } from './model/set-up.ts';
import type { NumberPrefixView, SetUpFilePreview, SetUpFileTrouble } from './model/set-up-file.ts';
import type { PlannedSheet, SheetPhotoView } from './model/sheets.ts';
import type { CounterView, StaffMember } from './model/staff.ts';
import type { KioskStatus } from './model/status.ts';
import type { ClosingPart, ClosingView, OpenTakings, PeriodView } from './model/takings.ts';
import type { schemas } from './schemas.ts';

type Schemas = typeof schemas;

declare const shape: unique symbol;
interface Call<Result> {
  readonly [shape]?: Result;
}
interface Event<Payload> {
  readonly [shape]?: Payload;
}
const call = <Result>(): Call<Result> => ({});
const event = <Payload>(): Event<Payload> => ({});

export const calls = {
  kioskStatus: call<KioskStatus>(),
  settings: call<StudioSettings>(),
  saveSettings: call<StudioSettings>(),
  /** How far the first run has come. */
  setUp: call<SetUpView>(),
  /** Keeps where people have got to in the first run. */
  keepSetUp: call<SetUpView>(),
  /** Ends the reminders of steps that are left. Needs a supervisor once a PIN is set. */
  dismissSetUp: call<SetUpView>(),
  /** The prefix of this counter's numbers, and one for the next counter. */
  numberPrefix: call<NumberPrefixView>(),
  /**
   * Makes the file that sets up another counter of the studio with this prefix. Needs a supervisor once a PIN is set, as applying one.
   * Fails with `INVALID_INPUT` for a prefix that is not free.
   */
  setUpFile: call<FileView>(),
  /** Tells what applying a set-up file would change, or why it cannot be used. Needs a supervisor once a PIN is set. */
  previewSetUpFile: call<SetUpFilePreview | SetUpFileTrouble>(),
  /** Applies a set-up file: all of it, or nothing. */
  applySetUpFile: call<StudioSettings | SetUpFileTrouble>(),
  /** The rules of authorities that are in force. */
  rules: call<RulesView>(),
  /** Tells what a signed rules file would change, or why it cannot be used. Needs a supervisor once a PIN is set, as the next two do. */
  previewRules: call<RulesPreview | RulesTrouble>(),
  applyRules: call<RulesView | RulesTrouble>(),
  /** Returns to the rules that come with the program. */
  resetRules: call<RulesView>(),
  /** The studio's logo; null for a studio without one. */
  logo: call<LogoView | null>(),
  /** Decodes a picture file and keeps it as the logo; null removes it. Needs a supervisor once a PIN is set. */
  saveLogo: call<LogoView | null>(),
  account: call<AccountView>(),
  /** Asks the service for the account's status: two free requests, in practice too. Fails as the service did. */
  accountStatus: call<AccountStatusView>(),
  /** Asks the service first and keeps the credentials only if it accepts them. Needs a supervisor once a PIN is set. */
  connectAccount: call<AccountView>(),
  disconnectAccount: call<AccountView>(),
  /** Everyone at the counter by name, then those who left. */
  staff: call<readonly StaffMember[]>(),
  /**
   * Adds a person. Needs a supervisor, except for the first one, who must be a supervisor. Fails with `NAME_TAKEN`, as
   * `changeStaff` does.
   */
  addStaff: call<readonly StaffMember[]>(),
  /** Needs a supervisor. Fails with `LAST_SUPERVISOR` when no other supervisor would be left, as `deactivateStaff` does. */
  changeStaff: call<readonly StaffMember[]>(),
  /** `currentPin` is empty where a supervisor sets another person's PIN. */
  setStaffPin: call<readonly StaffMember[]>(),
  /** Removes a person from the counter. Needs a supervisor. */
  deactivateStaff: call<readonly StaffMember[]>(),
  /** Who is at the counter, and who can be. */
  counter: call<CounterView>(),
  /** Makes this person the one at the counter, also where it was locked; a supervisor is unlocked then as well. */
  signIn: call<CounterView>(),
  /** Locks the counter until a person signs in. Does nothing while nobody could. */
  lockCounter: call<CounterView>(),
  /** Whether only a supervisor's PIN leaves Headroom on this computer. */
  kioskLock: call<KioskLockView>(),
  /** Locks the counter to Headroom, or no longer. Needs a supervisor; locking needs one with a PIN, who can leave again. */
  setKioskLock: call<KioskLockView>(),
  /**
   * Chooses where updates come from and when they are looked for. Needs a supervisor, as the calls below. Fails with `WRONG_STEP` where
   * this program was not installed, or takes no updates.
   */
  setUpdates: call<null>(),
  /** Looks for an update and stages it. The status reports its steps and its end. */
  fetchUpdate: call<null>(),
  /** Begins to install the staged update, and returns why not. The status reports what fails later. */
  installUpdate: call<UpdateRefusal | null>(),
  /** Returns what going back to the version before the update would set aside; `none` when nothing. */
  newerThanUpdate: call<NewerChanges | RestoreTrouble | 'none'>(),
  /** Begins to go back to the version before the update, and returns why not. */
  goBackTo: call<UpdateRefusal | null>(),
  /** Looks at what only the operating system can close around a locked kiosk. Takes seconds. */
  lockGaps: call<readonly LockGap[]>(),
  /** Keeps which screen a locked kiosk shows, for its start after a crash. Does nothing while it is not locked. */
  keepScreen: call<void>(),
  /** Returns the screen that a locked kiosk showed last, also before a crash; null for none, as after an orderly end. */
  keptScreen: call<string | null>(),
  /** Ends Headroom while it is locked, with a supervisor's PIN. Fails with `WRONG_STEP` while it is not locked. */
  leaveHeadroom: call<void>(),
  unlockSupervisor: call<AccountView>(),
  lockSupervisor: call<AccountView>(),
  /**
   * Returns the recovery key in groups of four characters. Needs a supervisor with a PIN. Fails with `WRONG_STEP` in practice,
   * which has none.
   */
  recoveryKey: call<string>(),
  /** Prints the recovery key on the printer of receipts or slips, and returns that printer's name. Needs what `recoveryKey` needs. */
  printRecoveryKey: call<string>(),
  /**
   * Chooses the folder for backups and begins one; an empty path ends them. Needs a supervisor once a PIN is set. Fails with
   * `WRONG_STEP` in practice, and with `INVALID_INPUT` for Headroom's own data folder.
   */
  chooseBackupFolder: call<null>(),
  /**
   * Lists the backups of a folder, or says why it cannot. Needs a supervisor once a PIN is set, as the next two do. All three
   * work while the records are missing or damaged, and need no PIN then. In practice they need the recovery key.
   */
  listBackups: call<FoundBackups | RestoreTrouble | RecoveryKeyProblem>(),
  /** The folder that was chosen for backups, empty for none. Needs what `listBackups` needs. */
  backupFolder: call<string>(),
  /** Returns what is newer than a backup; null when the records are damaged, `none` when there are none of its studio. */
  newerThanBackup: call<NewerChanges | RestoreTrouble | 'none' | null>(),
  /**
   * Restores a backup, and keeps the data of now beside it. A typed recovery key goes into the keychain. Opens the studio again,
   * unless practice is open. Fails with `CALL_OPEN`.
   */
  restoreBackup: call<RestoreTrouble | 'restored'>(),
  /** Begins a backup, unless one is being made or no folder is chosen. The status reports its end. */
  backUpNow: call<null>(),
  /** Notes in the settings that staff have the recovery key, if that is what they typed. Fails with `WRONG_STEP` in practice. */
  proveRecoveryKey: call<RecoveryKeyAnswer>(),

  /** Returns a part of the audit log, newest first. Needs a supervisor, as the two calls below. */
  auditLog: call<AuditPart>(),
  /** Reads every entry of the audit log, and returns what is missing or was changed. */
  checkAuditLog: call<AuditState>(),
  /** Returns all entries that match as CSV. */
  auditCsv: call<LargeFile>(),
  /**
   * Returns the part of a large file that begins at `at`. Needs a supervisor. Fails with `NOT_FOUND` once the whole file was fetched, another
   * one was made, or nobody has fetched a part for a minute.
   */
  filePart: call<Uint8Array>(),

  /** Looks at everything that the first customer needs and keeps the result. Asks the service, free of charge, and the printer. */
  makeOpeningCheck: call<OpeningCheck>(),
  /** Null before the first one. */
  lastOpeningCheck: call<OpeningCheck | null>(),
  /** Returns what a technician needs to know of the kiosk as JSON: no secret, and nothing about a customer. Also while no studio is open. */
  supportFile: call<FileView>(),
  /** Notes that a person saves it. */
  noteSupportFile: call<void>(),

  desk: call<DeskView>(),
  /** Returns the orders of a desk column after its first `skip`. */
  deskOrders: call<OrderPart>(),
  /**
   * Finds orders by the start of a customer's name or e-mail address, three or more digits of the phone number, order
   * number or code. Newest first, at most `foundRows`.
   */
  findOrders: call<readonly OrderSummary[]>(),
  /** Finds the order of a receipt's code or a slip's; null for any other text and for a code of another studio. */
  scannedOrder: call<ScannedOrder | null>(),
  /**
   * Finds customers as `findOrders` finds orders, and by the typed date of an order. Forgives one wrong letter where the
   * text finds nobody. Without a text, returns those with the newest orders.
   */
  findCustomers: call<CustomersFound>(),
  /** Fails with `NOT_FOUND` for a customer who was erased. */
  customer: call<CustomerDetails>(),
  /** Returns 20 orders of a customer, newest first: those that follow `after`, or the first ones. */
  customerOrders: call<CustomerOrderPart>(),
  changeCustomer: call<CustomerDetails>(),
  /** Returns every customer as CSV. Needs a supervisor. */
  customersCsv: call<LargeFile>(),
  /** Hands over a piece of a file with customers; the one at 0 begins a new file. Needs a supervisor once a PIN is set. */
  sendCustomerFile: call<void>(),
  /**
   * Tells what importing the file would do. A `null` lets Headroom decide. Needs a supervisor once a PIN is set. Fails with `NOT_FOUND`
   * when the file was forgotten.
   */
  previewCustomerFile: call<CustomerFilePreview>(),
  /**
   * Imports all customers of the file, or none where it fails, and none where it is cancelled: the result is null then. Needs a supervisor once a PIN is set. Fails with `NOT_FOUND` when the file was
   * forgotten, and with `WRONG_STEP` while another import is under way.
   */
  importCustomerFile: call<ImportResult | null>(),
  /** Cancels the import that is under way. One that is complete by then stays. */
  cancelCustomerImport: call<void>(),
  /** Tells how far an import is; null while none is under way. */
  importProgress: call<ImportProgress | null>(),
  forgetCustomerFile: call<void>(),
  /** Writes everything about a customer into a new folder. Needs a supervisor once a PIN is set. Fails as `exportPictures` does. */
  exportCustomer: call<ExportedFolder>(),
  /** Tells what erasing a customer would do. Fails with `NOT_FOUND` for a customer who was erased. */
  customerErasure: call<ErasureView>(),
  /** Erases a customer. Needs a supervisor once a PIN is set. Fails with `WRONG_STEP` while one of the orders is open. */
  eraseCustomer: call<void>(),
  /** Counts what would go within the next days with these periods, for each kind of data. */
  keepingForecast: call<readonly KeptForecast[]>(),
  /** Says that the computer's date is right, so that data goes by its period again. Needs a supervisor once a PIN is set. */
  confirmDate: call<KioskStatus>(),
  /** Returns 20 erasures before a time, newest first. Needs a supervisor once a PIN is set. */
  erasures: call<ErasurePart>(),
  /** Notes that something that erasing a customer did not reach is taken care of, or is not. Needs a supervisor as well. */
  noteLeftover: call<void>(),
  /** Gives a customer all orders of another one, who is then gone, and sets the details. */
  mergeCustomers: call<CustomerDetails>(),
  /** Undoes the last merge into a customer. Fails with `WRONG_STEP` when something was changed since. */
  undoMerge: call<CustomerDetails>(),
  /**
   * Returns a page of 50 codes of a list, after the first `skip`. The text works as in `findOrders`; without one, all codes
   * of the list. The list of reminders is whole, and ignores the text.
   */
  listCodes: call<CodePart>(),
  /** Enters in the audit log that staff opened a code with the customer's telephone number or e-mail address. */
  openCode: call<void>(),
  /** Notes that the customer has used the code in an application, or takes that back. */
  linkCode: call<CodeView>(),
  /** Notes that staff reminded the customer of the code by phone, or takes that back. */
  remindOfCode: call<CodeView>(),
  /**
   * Puts an e-mail into the queue that reminds the customer of the code. Fails with `WRONG_STEP` for an ended code, without an
   * e-mail address, and while no mail account is set up.
   */
  sendReminder: call<CodeView>(),
  listDocuments: call<readonly DocumentView[]>(),

  createOrder: call<OrderView>(),
  /** Begins an order like an earlier one: same customer, people, documents and items, at today's prices. */
  sameAgain: call<OrderView>(),
  openOrder: call<OrderView>(),
  /** Moves to a step that the order has already reached, or to the next step when the current one is complete. */
  goToStep: call<OrderView>(),
  /** Sets the customer and moves on to the document step, unless `stay` is true. */
  setCustomer: call<OrderView>(),
  /** Sets the language of the customer's papers, e-mails and screen; null for the studio's. Also after payment. */
  setOrderLanguage: call<OrderView>(),
  /** Adds another person to the visit, with name and age. Before payment. */
  addPerson: call<OrderView>(),
  /** Changes what is given and leaves the rest. Without a name of their own, the first person has the customer's. */
  changePerson: call<OrderView>(),
  /** Removes a person with all documents and shots. Before payment, and never the last person. */
  removePerson: call<OrderView>(),
  /** Takes the bytes of a picture file from the camera or the file picker and keeps them unaltered. */
  addShot: call<OrderView>(),
  /** The cameras with live view that gphoto2 or digiCamControl drives on this computer. */
  connectedCameras: call<readonly ConnectedCamera[]>(),
  /** Opens one of them, in place of another. Returns why it shows no live picture; null when it does. */
  openConnectedCamera: call<ConnectedTrouble | null>(),
  closeConnectedCamera: call<void>(),
  /** Returns a new frame of the open camera. The camera is closed when nobody has asked for ten seconds. */
  connectedFrame: call<LiveFrame>(),
  /** Releases the open camera, and keeps its full-size picture as a shot. Fails with `CAMERA_*`, as `connectedPicture` does. */
  takeWithCamera: call<OrderView>(),
  /** Releases the open camera, and returns its full-size picture. Nothing is kept. */
  connectedPicture: call<FileView>(),
  /** Takes a camera's frame, which the page has just encoded according to the studio's settings, and keeps it unaltered. */
  addFrame: call<OrderView>(),
  /** Keeps what the analysis of a shot, or of an edited version, found: for the photo record. The first one stays. */
  keepMeasures: call<void>(),
  /** Chooses the shot for all documents of the person in it. */
  chooseShot: call<OrderView>(),
  /**
   * Adds a document for this person, made from the same shot. Once everyone has a document, the order moves on to the
   * shot step. Before payment.
   */
  addDocument: call<OrderView>(),
  /** Removes a document. Every person keeps at least one. */
  removeDocument: call<OrderView>(),
  /**
   * Uses one preview of the account's credit. `sensitivity` replaces the studio's setting for this photo. For a photo
   * that already has a preview, it makes another call, and the old preview is restored if that call fails.
   */
  requestPreview: call<OrderView>(),
  approvePreview: call<OrderView>(),
  /**
   * Cuts the photo of one of the studio's own formats out of its picture, here and free of charge; again until it is paid. No
   * call is made, and the photo is the final at once.
   */
  cropPhoto: call<OrderView>(),
  /** Records that staff continue although the verdict warned against it. Changes nothing else. */
  goOnAnyway: call<OrderView>(),
  /** Records that staff told the customer that these documents' authorities accept no printed photo. Before payment. */
  customerKnows: call<OrderView>(),
  /**
   * Asks for the account's status first, which is free. Fails with `FINAL_IN_DOUBT` and a `reason` (`no-credit`,
   * `trial-ended`, `subscription-ended`, `service-down`) when the final is unlikely to succeed; `anyway` takes the money
   * regardless. Nothing overrides `NO_PRINT_UNTOLD`: see `customerKnows`.
   *
   * An `amount` below what is `due` is a part: it is recorded, and the order is paid with the part that pays the rest.
   * Fails with `DUE_CHANGED` when another amount is due than staff had on screen, so a repeated call takes nothing.
   */
  takePayment: call<OrderView>(),
  /** Sells one more of this item. Only while no money was taken, like the two calls below. */
  addItem: call<OrderView>(),
  /** Zero removes the item from the order; another quantity restores it. */
  changeQuantity: call<OrderView>(),
  /** Takes money off one line; zero takes the discount back. Fails with `DISCOUNT_TOO_LARGE` above the line's price. */
  giveDiscount: call<OrderView>(),
  /**
   * Sells items on an order that is paid, finished or not, as a further payment with a receipt number of its own. Fails with
   * `DUE_CHANGED` for another `total`, or after another sale than staff had on screen, so a repeated call takes nothing.
   */
  sellLater: call<OrderView>(),
  /** Records that a part was given back. Only before the payment is complete; afterwards see `refund`. */
  returnPart: call<OrderView>(),
  /**
   * Only after payment. Uses the account's credit if the service counts the call. In direct mode this single call makes
   * the photo, and `sensitivity` replaces the studio's setting.
   */
  requestFinal: call<OrderView>(),
  /** Lets staff take a paid photo again: a new shot without a new payment. What was made from the old shot is kept. */
  takeAgain: call<OrderView>(),
  /** Accepts a final that came without its UK photo code, to be handed over as it is. */
  acceptWithoutCode: call<OrderView>(),
  /**
   * Records that money was given back, or a card payment voided, for this photo or for the whole order (less earlier
   * refunds). The photo, or every owed photo, is then settled.
   */
  refund: call<OrderView>(),
  /**
   * Records that pieces of an item were given back, sold with the order or later. It needs a supervisor. Fails with
   * `DUE_CHANGED` after another settlement than staff had on screen, so a repeated call gives nothing back twice.
   */
  refundItem: call<OrderView>(),
  /**
   * Records that an authority rejected photos of a finished order, and returns the new order that was begun for the same
   * customer and documents. `freeBecause` takes the whole price off as a discount, which needs a supervisor.
   */
  retakeRejected: call<OrderView>(),
  /** Fetches the image of an answer that has already arrived. Free. */
  fetchPendingImage: call<OrderView>(),
  resolveCall: call<OrderView>(),
  /** Returns every call made for this order, newest first: the ledger. */
  listCalls: call<readonly CallView[]>(),
  /** Returns every call that is on its way or of unknown outcome, newest first. Signing out waits for these. */
  listOpenCalls: call<readonly OpenCallView[]>(),
  /** How long this studio's own calls to an endpoint usually take, in whole seconds; null after too few. */
  usualSeconds: call<number | null>(),
  /** Records that staff have read that the account's counters differ from ours. */
  acknowledgeCredit: call<KioskStatus>(),
  /** Tries to open the studio now, after RECORDS_MISSING or KEYCHAIN_UNAVAILABLE. Fails with whatever still keeps it shut. */
  openAgain: call<void>(),
  /**
   * Starts with new records after RECORDS_MISSING, and sets the old ones' pictures, key and mark aside. Nobody can be asked
   * for a PIN, because the PINs are in the missing records. In practice also in place of damaged records, which are set aside.
   */
  startNewRecords: call<void>(),
  /**
   * Repairs records of which only lists for searching and sorting are damaged, and keeps the damaged file. Closes the studio meanwhile.
   * Fails with `WRONG_STEP` when nothing can be repaired, and with `CALL_OPEN` while a paid call is on its way.
   */
  repairRecords: call<RepairAnswer>(),
  /**
   * Puts the typed recovery key into the keychain after KEYCHAIN_UNAVAILABLE, if it opens the records, and opens the studio.
   * Nobody can be asked for a PIN, because the PINs are in the records.
   */
  openWithRecoveryKey: call<RecoveryKeyAnswer>(),
  /** Returns the changes that may be missing from the records; null when none are. */
  recordsGap: call<RecordsGapView | null>(),
  /** Records that a person has read what may be missing and continues with these records. Paid calls are allowed again. */
  acceptRecordsGap: call<KioskStatus>(),
  /** Returns paid calls that restored records do not have, or did not have until they were taken over, and that nobody has settled. */
  lostCalls: call<LostCalls>(),
  /** Notes that staff have worked through these, and returns those that are left. */
  settleLostCalls: call<LostCalls>(),
  finishOrder: call<OrderView>(),
  cancelOrder: call<OrderView>(),

  /** Returns the pictures in the watched folder. */
  folderInbox: call<FolderView>(),
  /** Returns a small JPEG of a picture in the watched folder. */
  folderThumbnail: call<FileView>(),
  /** Adds a picture from the watched folder as a shot. If the order already has it as a shot, chooses that one instead. */
  takeFolderFile: call<OrderView>(),

  /**
   * Sets what the customer's screen shows. The page repeats the call every `sceneRenewedEvery` while the scene lasts;
   * otherwise the screen returns to the studio's name automatically.
   */
  showCustomer: call<void>(),
  customerScreen: call<CustomerScreenView>(),
  /** Returns a one-time address at which a browser opens the customer's screen; null where its window opens automatically. */
  openCustomerScreen: call<{ readonly address: string | null }>(),

  /** Opens the retouch session of an order's shot; the first call creates it. */
  openRetouch: call<RetouchSessionView>(),
  /** Starts a retouch session without an order, with this picture as its original. */
  startRetouch: call<RetouchSessionView>(),
  /** Newest first, at most 60. */
  listRetouchSessions: call<readonly RetouchSessionSummary[]>(),
  retouchSession: call<RetouchSessionView>(),
  /** Runs a paid tool on one version; the result is a new version. Fails with `CALL_OPEN` while the session has a call. */
  edit: call<RetouchSessionView>(),
  /** Puts a colour behind a transparent version. The result is a new version, made on this machine and free. */
  fillBackground: call<RetouchSessionView>(),
  /** Settles a session's call of unknown outcome. */
  resolveRetouchCall: call<RetouchSessionView>(),
  /** Erases all pictures of a session without an order, now. */
  eraseRetouchSession: call<void>(),
  /**
   * Chooses what a photo is made from: a version of its shot, or null for the shot as taken. Where the document's
   * authority forbids edits, fails with `EDIT_LOCKED` without a `reason`; with one, a supervisor is required.
   */
  chooseVersion: call<OrderView>(),
  /** Newest first, at most 200. */
  listOverrides: call<readonly OverrideView[]>(),

  /** Starts a session for headshots, with this picture as the reference. */
  startHeadshots: call<RetouchSessionView>(),
  /** Makes one paid run. Without a seed, the kiosk draws one. */
  generateHeadshots: call<RetouchSessionView>(),
  markHeadshot: call<RetouchSessionView>(),
  listPrompts: call<readonly PromptView[]>(),
  /** Saves a new prompt, or changes the one with `promptId`. */
  savePrompt: call<readonly PromptView[]>(),
  removePrompt: call<readonly PromptView[]>(),
  /**
   * Prints one sheet for each headshot, as large as the medium and its margin allow. The journal marks it as no ID
   * document.
   */
  printHeadshots: call<RetouchSessionView>(),
  confirmHeadshotPrint: call<RetouchSessionView>(),
  reprintHeadshot: call<RetouchSessionView>(),

  /** Makes one paid call. Neither the pictures nor the answer are kept. */
  matchFaces: call<FaceMatchView>(),
  /** Returns the one face match that is on its way or of unknown outcome. */
  openFaceMatch: call<CallView | null>(),
  resolveFaceMatch: call<SettledCallView>(),

  exportTargets: call<readonly ExportTarget[]>(),
  /** Returns the names and sizes that the exported pictures would have, in the given order. Writes nothing. */
  planExport: call<readonly PlannedExport[]>(),
  /** Writes each file under a temporary name and renames it. A name already in use gets a number; nothing is overwritten. */
  exportPictures: call<ExportedView>(),

  /** Returns what was taken since the last closing. */
  openTakings: call<OpenTakings>(),
  /** Records cash that was put into the till or taken out of it. Taking cash out needs a supervisor. */
  moveCash: call<OpenTakings>(),
  /**
   * Closes everything since the last closing, once and for good. Needs a supervisor. Fails with `TAKINGS_CHANGED` when
   * staff had another closing's number on screen, or when money was taken or given back since, so that a repeated call
   * closes nothing.
   */
  closeTakings: call<ClosingView>(),
  /** Returns a page of 50 closings after the first `skip`, newest first. */
  listClosings: call<ClosingPart>(),
  closing: call<ClosingView>(),
  /** Adds up the closings that count for these days, at most 62. */
  takingsPeriod: call<PeriodView>(),
  /** Returns the closing as a PDF. */
  closingFile: call<FileView>(),
  /** Returns everything that these closings counted as CSV, for accounting. Oldest first. */
  closingsCsv: call<FileView>(),
  /** Prints the closing on the printer of receipts, as it was closed. Fails with `WRONG_STEP` where there is none. */
  printClosing: call<PrintView>(),
  /** Records what staff say came out of the printer, when the spooler cannot tell. */
  confirmClosingPrint: call<PrintView>(),

  receiptFile: call<FileView>(),
  slipFile: call<FileView>(),
  /** Returns the record of what was checked for the finished photos. Fails with `WRONG_STEP` while there is none. */
  recordFile: call<FileView>(),
  finalFile: call<FileView>(),
  /** Returns the sheet as a file. A picture has the printer's own resolution and frame. */
  sheetFile: call<FileView>(),
  /** Returns a copy of a print that was saved as PDF. Fails with `SHEET_MISSING` when it cannot be read any more. */
  savedSheetFile: call<FileView>(),

  /** Returns whether the keychain has the password of the mail account in the settings. */
  mailAccount: call<MailAccountView>(),
  /** Keeps the password of the mail account in the settings, in the keychain. Needs a supervisor. */
  saveMailPassword: call<MailAccountView>(),
  /** Sends a test e-mail now, and returns what went wrong. Needs a supervisor. */
  testMail: call<MailTestView>(),
  /** Puts an e-mail into the queue. Fails with `WRONG_STEP` before payment, and while no mail account is set up. */
  sendMail: call<OrderView>(),
  settleMail: call<OrderView>(),

  listPrinters: call<readonly PrinterView[]>(),
  /** Slips and receipts in `papers` come into the free space of the sheet, where there is room. */
  planSheet: call<PlannedSheet>(),
  /** Finds finals of other orders for the same sheet by name, order number or code; without a text, today's. At most 30. */
  findSheetPhotos: call<readonly SheetPhotoView[]>(),
  /**
   * Leaves out slips and receipts that are on paper, or may be, and those without room. Fails with `PRINTER_NOT_APPROVED`
   * (`reason`: an `Approval`) while the printer is not approved for that medium.
   */
  printSheet: call<OrderView>(),
  /** Prints it at actual size, centred on the medium. Refused in the same cases as `printSheet`. */
  printServiceSheet: call<OrderView>(),
  printPapers: call<OrderView>(),
  /**
   * Prints a code's slip on the printer of slips. Returns null for a slip that is on paper already, unless there is a `reason`.
   * Fails with `WRONG_STEP` where no printer of slips is chosen.
   */
  printSlip: call<PrintView | null>(),
  /** Fetches what is still missing of a photo's sheets, while their address is valid. Free. */
  fetchServiceSheets: call<OrderView>(),
  /** Records what staff say came out of the printer, when the spooler cannot tell. */
  confirmPrint: call<OrderView>(),
  reprint: call<OrderView>(),
  /** Returns the other printers, and why those that a waiting print cannot be moved to are not offered. */
  moveTargets: call<readonly MoveTarget[]>(),
  /**
   * Cancels a waiting print and, once that is confirmed, prints the same sheet on another printer. Fails with
   * `PRINT_NOT_MOVED` when the earlier print may have come out, or still may.
   */
  movePrint: call<OrderView>(),
  /** Returns every print of the studio, newest first, at most 200. */
  listPrints: call<readonly PrintView[]>(),
  /** Asks the spooler to cancel the print. The result arrives as it does for every print. */
  cancelPrint: call<PrintView>(),
  /**
   * Resumes a printer's stopped queue, which prints the waiting sheets, and returns the printer's new state. Fails with
   * `PRINT_UNCERTAIN` while a sheet in the queue may already have come out, and with `PRINTER_RESUME_REFUSED` when this
   * user may not resume it.
   */
  resumePrinter: call<PrinterView>(),

  printerSetup: call<PrinterSetupView>(),
  /**
   * Needs a supervisor. Fails with `PROFILE_WRONG` (`reason`: a `ProfileProblem`) when the driver lacks what the profile
   * names.
   */
  saveProfile: call<PrinterSetupView>(),
  /** Prints a calibration sheet with the correction known so far. */
  printCalibration: call<PrinterSetupView>(),
  /**
   * Takes the figures that staff measured on the newest calibration sheet. Approves within the tolerance, otherwise
   * corrects.
   */
  saveReading: call<PrinterSetupView>(),
  /** Records a new ribbon or roll with this many prints; null stops the counting. */
  loadSupply: call<PrinterSetupView>(),
} as const satisfies { readonly [N in keyof Schemas]: Call<unknown> };

export const events = {
  /** This order has changed: load it again. */
  orderChanged: event<{ readonly orderId: OrderId }>(),
  /** This retouch session has changed: load it again. */
  retouchSessionChanged: event<{ readonly sessionId: RetouchSessionId }>(),
  /** This print has changed. */
  printChanged: event<{ readonly printId: PrintId }>(),
  /** The studio has opened, or a different reason now keeps it shut: load the status again. */
  openingChanged: event<null>(),
  /** Another person is at the counter, or the staff have changed. */
  counterChanged: event<CounterView>(),
  /** A person has tried to close the locked window: ask for a supervisor's PIN. */
  leaveAsked: event<null>(),
  statusChanged: event<KioskStatus>(),
  customerScreenChanged: event<CustomerScreenView>(),
  /** The watched folder received a file, or the folder itself went away or came back. */
  folderChanged: event<FolderView>(),
} as const;

export type CallName = keyof typeof calls;
export type EventName = keyof typeof events;
export const callNames = Object.keys(calls) as readonly CallName[];
export const eventNames = Object.keys(events) as readonly EventName[];

/** The arguments of a call after its schema has passed. Neither side changes them. */
export type ArgsOf<N extends CallName> = Frozen<z.output<Schemas[N]>>;
type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Uint8Array
    ? Uint8Array
    : { readonly [K in keyof T]: Frozen<T[K]> };
export type ResultOf<N extends CallName> = (typeof calls)[N] extends Call<infer Result> ? Result : never;
export type PayloadOf<N extends EventName> =
  (typeof events)[N] extends Event<infer Payload> ? Payload : never;

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: KioskErrorShape };

type Method<N extends CallName> =
  ArgsOf<N> extends void
    ? () => Promise<Answer<ResultOf<N>>>
    : (args: ArgsOf<N>) => Promise<Answer<ResultOf<N>>>;

/** The name of an event's listener: `onOrderChanged` for `orderChanged`. */
export type ListenerName<N extends EventName> = `on${Capitalize<N>}`;

/** All that the page sees of the main process: one named function for each call and one for each kind of event. */
export type Bridge = { readonly [N in CallName]: Method<N> } & {
  readonly [N in EventName as ListenerName<N>]: (listener: (payload: PayloadOf<N>) => void) => () => void;
};

export const listenerName = <N extends EventName>(name: N): ListenerName<N> =>
  `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as ListenerName<N>;
