/** The takings since the last closing, and the closings. Every amount is in the smallest unit of its currency. */
import type { CashMoveId } from '../ids.ts';
import { withPrefix } from '../number-prefix.ts';
import type { Endpoint } from '../service/wire.ts';
import type { MediumId } from '../sheet-media.ts';
import type { PaymentMethod } from './payment.ts';

export const cashMoveKinds = ['pay-in', 'pay-out'] as const;
/** Cash that was put into the till or taken out of it, without a sale or a refund. */
export type CashMoveKind = (typeof cashMoveKinds)[number];

export interface CashMoveView {
  readonly id: CashMoveId;
  readonly kind: CashMoveKind;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Money by one payment method. What is left is `taken` less `returned` and `refunded`. */
export interface MethodTakings {
  readonly method: PaymentMethod;
  readonly taken: number;
  /** Parts of unfinished payments that were given back. */
  readonly returned: number;
  /** Refunds, and card payments that were voided. */
  readonly refunded: number;
}

/** Completed sales at one tax rate, tax included, and the refunds of such sales. */
export interface RateTakings {
  readonly rateBasisPoints: number;
  readonly sold: number;
  /** The part of `sold` that is tax. */
  readonly tax: number;
  readonly refunded: number;
  /** The part of `refunded` that is tax. */
  readonly refundedTax: number;
}

/** Sales of all lines with the same name. */
export interface ItemTakings {
  readonly text: string;
  readonly quantity: number;
  /** Sum of the lines after their discounts. */
  readonly amount: number;
  /** Refunds of such lines, whenever they were sold; absent for none, and in closings from before they were counted. */
  readonly givenBack?: number;
}

export interface DiscountTakings {
  readonly reason: string;
  readonly count: number;
  readonly amount: number;
}

export interface RefundTakings {
  readonly orderNumber: string;
  readonly kind: 'refund' | 'void';
  /** Names of the items given back; empty when they are not known, absent in closings from before they were kept. */
  readonly what?: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly reason: string;
  readonly at: string;
}

/** Money that a person at the counter took and gave back. */
export interface PersonTakings {
  /** Null for all money of which nobody knows who took it. */
  readonly by: string | null;
  /** The name when the report was made. */
  readonly name: string | null;
  readonly taken: number;
  /** Refunds, voided payments, and parts that were given back. */
  readonly givenBack: number;
}

/** Takings in one currency. */
export interface CurrencyTakings {
  readonly currency: string;
  /** Number of completed sales. */
  readonly sales: number;
  /** Sum of the completed sales, tax included. */
  readonly sold: number;
  readonly methods: readonly MethodTakings[];
  readonly rates: readonly RateTakings[];
  /** Largest amount first. */
  readonly items: readonly ItemTakings[];
  readonly discounts: readonly DiscountTakings[];
  readonly refunds: readonly RefundTakings[];
  /** Absent when no person is known, and in closings from before. */
  readonly people?: readonly PersonTakings[];
}

/** Returns money taken less money given back, by all methods. */
export const netOf = ({ methods }: Pick<CurrencyTakings, 'methods'>): number =>
  methods.reduce((sum, { taken, returned, refunded }) => sum + taken - returned - refunded, 0);

/** Cash in the till, in the currency of the price list. */
export interface CashDrawer {
  readonly currency: string;
  /** Cash that the last closing left in the till. */
  readonly float: number;
  readonly taken: number;
  /** Cash given back: refunds, and parts of unfinished payments. */
  readonly givenBack: number;
  readonly paidIn: number;
  readonly paidOut: number;
  /** Cash that the till should contain. */
  readonly expected: number;
}

export interface CreditUse {
  readonly endpoint: Endpoint;
  readonly count: number;
}

export interface PaperUse {
  readonly mediumId: MediumId;
  /** Name of the studio's own medium; null for a known one. */
  readonly name: string | null;
  readonly sheets: number;
}

export interface TakingsReport {
  /** One for each currency, that of the price list first. */
  readonly takings: readonly CurrencyTakings[];
  readonly cash: CashDrawer;
  readonly moves: readonly CashMoveView[];
  readonly credits: readonly CreditUse[];
  /** Number of jobs that printers have, or may have, put on paper. */
  readonly prints: number;
  readonly paper: readonly PaperUse[];
}

/** The takings since the last closing. */
export interface OpenTakings {
  readonly report: TakingsReport;
  /** Number that the next closing gets. */
  readonly number: number;
  /** The counter's prefix before it; empty or absent for none, as in `ClosingSummary`. */
  readonly prefix?: string;
  /** Sequence number of the last entry that the report covers. A closing names it, so that it closes no sale that staff have not seen. */
  readonly upTo: number;
  /** When the last closing was made; null before the first. */
  readonly since: string | null;
}

export interface ClosingSummary {
  readonly number: number;
  readonly prefix?: string;
  /** The day that it counts for, `YYYY-MM-DD`: the day of its last sale, refund or cash movement. */
  readonly day: string;
  readonly closedAt: string;
  readonly currency: string;
  /** Money taken less money given back, by all methods, in `currency`. */
  readonly net: number;
  /** Counted less expected cash. */
  readonly difference: number;
}

/** A closing never changes. */
export interface ClosingView extends ClosingSummary {
  /** Cash that staff counted. */
  readonly counted: number;
  /** Cash that stays in the till for the next day. */
  readonly floatLeft: number;
  readonly report: TakingsReport;
}

/** Closed days that are added up. */
export interface PeriodView {
  /** Currency of the price list. */
  readonly currency: string;
  /** Takings of each day with a closing, in `currency`, oldest first. */
  readonly days: readonly { readonly day: string; readonly net: number }[];
  /** One for each currency, `currency` first. */
  readonly takings: readonly CurrencyTakings[];
  readonly credits: readonly CreditUse[];
  readonly prints: number;
  readonly paper: readonly PaperUse[];
  /** The lowest and the highest number; null when no day was closed. */
  readonly closings: { readonly first: number; readonly last: number } | null;
}

/** Returns the number of a closing as people read it, for example `12`, or `B-12` with a counter's prefix. */
export const closingNumberText = ({
  number,
  prefix = '',
}: Pick<ClosingSummary, 'number' | 'prefix'>): string => withPrefix(prefix, number);

/** A part of the list of closings, newest first. */
export interface ClosingPart {
  readonly closings: readonly ClosingSummary[];
  readonly more: boolean;
}
