/** English texts of a printed closing. Another language needs another object of the same type. */
import type { PaymentMethod } from '../../shared/model/payment.ts';
import type { Endpoint } from '../../shared/service/wire.ts';

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

export const englishClosing: ClosingWords = {
  locale: 'en-GB',
  title: 'Closing {number}',
  day: 'Day',
  closed: 'Closed',
  taxNumber: 'Tax number',
  payments: 'Payments',
  paymentsIn: 'Payments in {currency}',
  methods: { cash: 'Cash', card: 'Card', other: 'Other' },
  back: '{method}, given back',
  left: 'Left',
  sales: 'Sales: {count}',
  sold: 'Sold at {rate} tax',
  refunded: 'Refunded at {rate} tax',
  tax: 'Tax of that',
  items: 'Sold',
  item: '{quantity} × {text}',
  itemBack: '{text}, given back',
  discounts: 'Discounts',
  discount: '{count} × {reason}',
  people: 'Payments by person',
  unknownPerson: 'Not known',
  refunds: 'Refunds',
  refund: '{number}: {reason}',
  till: 'Cash in the till',
  float: 'From the last closing',
  taken: 'Taken in cash',
  givenBack: 'Given back in cash',
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  expected: 'Should be in the till',
  counted: 'Counted',
  exact: 'No difference',
  over: 'Too much',
  under: 'Missing',
  floatLeft: 'Stays in the till',
  moves: 'Paid in and out',
  credits: 'Credits used',
  purposes: {
    makeIdPhotoWatermark: 'Preview',
    getIdPhotoNoWatermark: 'Final photo',
    makeIdPhoto: 'Photo in one call',
    aiEdit: 'AI edit',
    removeBackground: 'Background removal',
    removeBackgroundFast: 'Fast background removal',
    photoEnhance: 'Enhancement',
    faceMatch: 'Face match',
    generatePortrait: 'Headshots',
  },
  paper: 'Paper used, sheets',
  notFiscal: 'Headroom is not a certified fiscal device.',
  practice: 'PRACTICE',
  practiceMeaning: 'Made for practice. Nothing was sold and nothing was paid.',
};
