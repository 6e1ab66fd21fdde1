/**
 * English texts of receipts, slips and calibration sheets. Another language needs another object of the same type. Names
 * in braces are replaced by values.
 */
import type { PaymentMethod } from '../../shared/model/payment.ts';
import type { KnownMediumId, MediumId, OwnMedium, SlipPaper } from '../../shared/sheet-media.ts';
import type { SheetKind } from '../../shared/sheet-prices.ts';

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

export const englishReceipt: ReceiptWords = {
  locale: 'en-GB',
  title: 'Receipt',
  receiptNumber: 'Receipt number',
  orderNumber: 'Order',
  date: 'Date',
  taxNumber: 'Tax number',
  sheets: { first: 'First sheet on {paper}', further: 'Further sheet {paper}' },
  quantity: '{quantity} × {price}',
  discount: 'Discount: {reason}',
  total: 'Total',
  net: 'Net',
  tax: 'Tax {rate}',
  paid: { cash: 'Paid in cash', card: 'Paid by card', other: 'Paid by other means' },
  given: 'Cash given',
  change: 'Change',
  refunded: { cash: 'Refunded in cash', card: 'Refunded by card', other: 'Refunded by other means' },
  voided: 'Card payment voided',
  refundNumber: 'Refund number',
  soldLater: 'Sold later',
  left: 'Paid after refunds',
  reference: 'Reference',
  practice: 'PRACTICE',
  practiceMeaning: 'Made for practice. Nothing was sold and nothing was paid.',
};

export const englishSlip: SlipWords = {
  locale: 'en-GB',
  title: 'Your digital photo code',
  howToType: 'Type it without spaces. Capital and small letters are different: copy each one exactly.',
  validUntil: 'Use it by {date}',
  lifetime: 'That is {days} days from {date}.',
  lifetimeOneDay: 'That is one day from {date}.',
  onceUsed: 'Once it is used in an application, the photo belongs to that application.',
  notAnApproval:
    'This code is not an approval of the photo. The passport office decides whether it accepts the photo.',
  orderNumber: 'Order {number}',
  practice: 'PRACTICE',
  practiceMeaning: 'Made for practice. This code does not work in an application.',
};

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

export const englishCalibration: CalibrationWords = {
  locale: 'en-GB',
  title: 'Calibration sheet {number}',
  howToMeasure: 'Measure from the middle of one line to the middle of the other, in millimetres.',
  readings: [
    'A  box, across: {mm}',
    'B  box, down: {mm}',
    'C  rule across: {mm}',
    'D  rule down: {mm}',
    'E  paper’s left edge to the cross: {mm}',
    'F  paper’s top edge to the cross: {mm}',
  ],
  size: '{width} × {height} mm',
};

/** Written as the trade writes them. */
const mediumNames: Readonly<Record<KnownMediumId, string>> = {
  '4x6in': '4 × 6 in',
  '10x15cm': '10 × 15 cm',
  '5x7in': '5 × 7 in',
  '13x18cm': '13 × 18 cm',
  '6x8in': '6 × 8 in',
  a5: 'A5',
  a4: 'A4',
  letter: 'Letter',
  postcard: 'Postcard',
};

const isKnownMedium = (id: MediumId): id is KnownMediumId => Object.hasOwn(mediumNames, id);

/** Returns the name of a medium. @param own the studio's own media; one that was removed is named by its id */
export const mediumName = (id: MediumId, own: readonly OwnMedium[]): string =>
  isKnownMedium(id) ? mediumNames[id] : (own.find((each) => each.id === id)?.name ?? id);

const slipPaperNames: Readonly<Record<SlipPaper, string>> = {
  roll80: 'Roll, 80 mm wide',
  a6: 'A6',
  a4: 'A4',
};

/** Returns the name of a paper for slips; null for any other. */
export const slipPaperName = (id: MediumId): string | null =>
  id in slipPaperNames ? slipPaperNames[id as SlipPaper] : null;

/** Replaces the names in braces by values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** Returns a day in words, for example `Saturday 12 December 2026`; in the computer's time zone unless one is given. */
export function dayInWords(iso: string, locale: string, timeZone?: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale, { ...options, ...zone }).format(new Date(iso)).replace(',', '');
}

/** Returns day and time in words, for example `21 November 2026 at 14:32`. */
export function momentInWords(iso: string, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...zone }).format(
    new Date(iso),
  );
}
