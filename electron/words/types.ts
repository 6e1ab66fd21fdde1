/**
 * The texts that leave the studio or lie on its paper, in every offered language: receipts, slips, photo records, closings,
 * calibration sheets, customers' data and e-mails. Also those of a failed start, which has no page yet. Names in braces are
 * replaced by values (`fill`).
 */
import type { ErrorCode } from '../../shared/errors.ts';
import type { Age } from '../../shared/guidance/sitter.ts';
import type { ConsentWording } from '../../shared/model/customers.ts';
import type { MailState } from '../../shared/model/mail.ts';
import type { OrderState } from '../../shared/model/order.ts';
import type { SettlementKind } from '../../shared/model/owed.ts';
import type { PaymentMethod } from '../../shared/model/payment.ts';
import type { ReminderWay } from '../../shared/model/photo.ts';
import type { PrintKind, PrintState } from '../../shared/model/prints.ts';
import type { RejectionReason } from '../../shared/model/rejection.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { SheetKind } from '../../shared/sheet-prices.ts';
import type { record } from './en/record.ts';

export interface ReceiptWords {
  /** Language and region for dates and money, BCP 47. */
  readonly locale: string;
  readonly title: string;
  readonly receiptNumber: string;
  readonly orderNumber: string;
  readonly date: string;
  readonly taxNumber: string;
  /** Lines that sell a sheet, with `{paper}`. */
  readonly sheets: Readonly<Record<SheetKind, string>>;
  /** With `{quantity}` and `{price}`. */
  readonly quantity: string;
  /** With `{reason}`. */
  readonly discount: string;
  readonly total: string;
  readonly net: string;
  /** With `{rate}`, for example `20%`. */
  readonly tax: string;
  readonly paid: Readonly<Record<PaymentMethod, string>>;
  /** Cash that the customer handed over. */
  readonly given: string;
  readonly change: string;
  readonly refunded: Readonly<Record<PaymentMethod, string>>;
  readonly voided: string;
  readonly refundNumber: string;
  /** Title of what was sold after the payment. */
  readonly soldLater: string;
  /** The payments less their refunds. */
  readonly left: string;
  readonly reference: string;
  readonly practice: string;
  readonly practiceMeaning: string;
}

export interface SlipWords {
  readonly locale: string;
  readonly title: string;
  readonly howToType: string;
  /** With `{date}`. */
  readonly validUntil: string;
  /** With `{days}` and `{date}`. */
  readonly lifetime: string;
  readonly lifetimeOneDay: string;
  readonly onceUsed: string;
  readonly notAnApproval: string;
  readonly orderNumber: string;
  readonly practice: string;
  readonly practiceMeaning: string;
}

/** The paper with the recovery key. */
export interface RecoveryWords {
  readonly locale: string;
  readonly title: string;
  readonly opens: string;
  /** With `{when}`. */
  readonly printed: string;
  readonly keep: string;
  readonly prove: string;
}

export interface CalibrationWords {
  readonly locale: string;
  /** With `{number}`. */
  readonly title: string;
  readonly howToMeasure: string;
  /** The lengths to measure, in the order of the letters A to F; with `{mm}`. */
  readonly readings: readonly [string, string, string, string, string, string];
  /** Size of the box; with `{width}` and `{height}`. */
  readonly size: string;
}

export interface ClosingWords {
  /** Language and region for dates and money, BCP 47. */
  readonly locale: string;
  /** With `{number}`. */
  readonly title: string;
  readonly day: string;
  readonly closed: string;
  readonly taxNumber: string;
  readonly payments: string;
  /** The heading of the payments in another currency, with `{currency}`. */
  readonly paymentsIn: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  /** With `{method}`. */
  readonly back: string;
  readonly left: string;
  /** With `{count}`. */
  readonly sales: string;
  /** With `{rate}`. */
  readonly sold: string;
  readonly refunded: string;
  readonly tax: string;
  readonly items: string;
  /** With `{quantity}` and `{text}`. */
  readonly item: string;
  /** With `{text}`. */
  readonly itemBack: string;
  readonly discounts: string;
  /** With `{count}` and `{reason}`. */
  readonly discount: string;
  readonly people: string;
  /** Payments of which nobody knows who took them. */
  readonly unknownPerson: string;
  readonly refunds: string;
  /** With `{number}` and `{reason}`. */
  readonly refund: string;
  readonly till: string;
  readonly float: string;
  readonly taken: string;
  readonly givenBack: string;
  readonly paidIn: string;
  readonly paidOut: string;
  readonly expected: string;
  readonly counted: string;
  readonly exact: string;
  readonly over: string;
  readonly under: string;
  readonly floatLeft: string;
  readonly moves: string;
  readonly credits: string;
  readonly purposes: Readonly<Partial<Record<Endpoint, string>>>;
  readonly paper: string;
  readonly notFiscal: string;
  readonly practice: string;
  readonly practiceMeaning: string;
}

export interface MailWords {
  /** Language and region for dates, BCP 47. */
  readonly locale: string;
  /** With `{studio}` and `{order}`. */
  readonly subject: string;
  /** Begins the subject of an e-mail of practice. */
  readonly practice: string;
  /** With `{studio}` and `{order}`. */
  readonly text: string;
  /** Follows the text in practice. */
  readonly practiceText: string;
  /** With `{studio}` and `{date}`: the day on which the code ends, in words. */
  readonly reminderSubject: string;
  /** With `{person}`, `{order}`, `{code}`, `{date}`, `{time}` and `{studio}`. */
  readonly reminderText: string;
  readonly testSubject: string;
  /** With `{studio}`. */
  readonly testText: string;
}

export type RecordWords = typeof record;

/** All texts of one language. */
/** The data of one customer as a page. */
export interface CustomerFileWords {
  /** Language and region for dates and money, BCP 47. */
  readonly locale: string;
  /** With `{studio}` and `{when}`. */
  readonly intro: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
  readonly since: string;
  readonly keptLonger: string;
  readonly yes: string;
  readonly no: string;
  readonly consent: string;
  /** The sentences that customers agree to, as the screens say them (`customers.consents` of the messages), with `{days}`. */
  readonly consentSentences: Readonly<Record<ConsentWording, Readonly<Record<'one' | 'other', string>>>>;
  /** With `{sentence}`, `{when}` and `{staff}`. */
  readonly consentGiven: string;
  /** Given as another customer, with `{name}`, who was merged into this one. */
  readonly consentGivenAs: string;
  /** With `{when}`, and `{staff}` for a withdrawal. */
  readonly consentEnded: Readonly<Record<'withdrawn' | 'merged', string>>;
  /** Takes the place of a name where nobody had signed in. */
  readonly staff: string;
  /** With `{when}`. */
  readonly beforeMerge: string;
  readonly otherBeforeMerge: string;
  /** With `{number}` and `{when}`. */
  readonly order: string;
  readonly state: string;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly closeReason: string;
  readonly people: string;
  readonly ages: Readonly<Record<Age, string>>;
  readonly document: string;
  readonly code: string;
  /** With `{code}` and `{when}`. */
  readonly codeUntil: string;
  /** With `{when}` and `{staff}`, as the reminders. */
  readonly codeLinked: string;
  readonly codeReminded: Readonly<Record<ReminderWay, string>>;
  readonly earlierCode: string;
  readonly editAllowed: string;
  readonly wentOnAnyway: string;
  readonly headshots: string;
  readonly measurements: string;
  /** With `{files}`. */
  readonly measurementsOf: string;
  readonly sold: string;
  /** With `{amount}` and `{reason}`. */
  readonly discount: string;
  readonly price: string;
  readonly paid: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly receipt: string;
  readonly soldLater: string;
  readonly settled: string;
  readonly settlements: Readonly<Record<SettlementKind, string>>;
  readonly rejected: string;
  readonly reasons: Readonly<Record<RejectionReason, string>>;
  readonly printed: string;
  readonly prints: Readonly<Record<PrintKind, string>>;
  readonly printStates: Readonly<Record<PrintState, string>>;
  readonly mail: string;
  readonly mailStates: Readonly<Record<MailState, string>>;
  readonly sentToService: string;
  /** With `{files}`. */
  readonly originals: string;
  /** The customer was told that the authority takes no print. */
  readonly toldNoPrint: string;
  readonly idsAtService: string;
  readonly unreadable: string;
}

/** Messages for a program that does not start. The system's own dialog shows them, because no page exists yet. */
export interface StartWords {
  /** Title of what went wrong. */
  readonly title: string;
  /** Title of what Headroom refuses. */
  readonly ended: string;
  readonly failures: Readonly<Record<StartFailure, string>>;
  /** Another failure, with its `{code}`. */
  readonly otherFailure: string;
  /** With the `{kind}` of the error. */
  readonly bug: string;
  /** With `{option}`. */
  readonly weakening: string;
  readonly folderUnnamed: string;
  /** With `{folder}` and `{code}`. */
  readonly folderUnusable: string;
}
/** Failures with a sentence of their own. */
export type StartFailure = Extract<
  ErrorCode,
  'RECORDS_NEWER' | 'RECORDS_BUSY' | 'RECORDS_READ_ONLY' | 'DISK_FAILED' | 'DISK_FULL'
>;

/** The entries of a Mac's menu bar. Electron's own labels are English in every language. */
export type MenuWords = Readonly<
  Record<'edit' | 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll' | 'hide' | 'quit', string>
>;

/** Names of papers that are not the same in every language. */
export type MediaWords = Readonly<Record<'postcard' | 'roll80', string>>;

export interface Words {
  readonly receipt: ReceiptWords;
  readonly slip: SlipWords;
  readonly calibration: CalibrationWords;
  readonly closing: ClosingWords;
  readonly customerFile: CustomerFileWords;
  readonly media: MediaWords;
  readonly record: RecordWords;
  readonly mail: MailWords;
  readonly recovery: RecoveryWords;
  readonly start: StartWords;
  readonly menu: MenuWords;
}
