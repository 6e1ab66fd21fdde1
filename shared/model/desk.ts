/** The rows of the desk and of the code desk. */
import type { OrderId } from '../ids.ts';
import type { OrderState, OrderStep } from './order.ts';
import type { RefundedView } from './payment.ts';
import type { CodeView } from './photo.ts';
import type { ImageView } from './pictures.ts';
import type { PrintView } from './prints.ts';

export interface OrderSummary {
  readonly id: OrderId;
  /** As printed on the receipt, for example `261121-004`. */
  readonly number: string;
  readonly step: OrderStep;
  readonly state: OrderState;
  readonly customerName: string;
  /** Each with its person's name when the order has several people. */
  readonly documents: readonly string[];
  readonly thumbnail: ImageView | null;
  /**
   * The most urgent reason why the order needs staff: a call of unknown outcome, a paid photo that has not arrived, a
   * print that may have come out, a sheet that is held back or failed, a payment of which only a part was taken, or an
   * e-mail that was not sent, as far as anyone knows. Null when nothing does.
   */
  readonly attention:
    | 'uncertain-call'
    | 'final-owed'
    | 'uncertain-print'
    | 'waiting-print'
    | 'part-paid'
    | 'mail'
    | null;
  /** Money that was taken of an order that is not paid in full; null for none. */
  readonly partPaid: { readonly amount: number; readonly currency: string } | null;
  /** Null when there was no refund. */
  readonly refunded: RefundedView | null;
  readonly updatedAt: string;
}

/** The order of a code that was scanned. */
export interface ScannedOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly isOpen: boolean;
  /** Null unless the order's pictures were erased. */
  readonly picturesErasedAt: string | null;
}

/** The first rows of the desk's columns. */
export interface DeskView {
  /** Orders that wait for a person, including closed ones, then open orders; the last changed first. */
  readonly inHand: readonly OrderSummary[];
  readonly doneToday: readonly OrderSummary[];
  /** Codes that no application has used yet, as far as staff know; the next to expire first. */
  readonly codesExpiring: readonly CodeView[];
  /** Prints that are held back, then those that may have come out, of open and closed orders. */
  readonly waitingPrints: readonly PrintView[];
  /** The total of each list, including rows that are not shown; `needing` counts those in hand that wait for a person. */
  readonly counts: Readonly<
    Record<'inHand' | 'needing' | 'doneToday' | 'codesExpiring' | 'waitingPrints', number>
  >;
}

/** A column of orders on the desk. */
export type DeskColumn = 'inHand' | 'doneToday';

/** Some rows of a column, and the number of rows in the whole column. */
export interface OrderPart {
  readonly orders: readonly OrderSummary[];
  readonly count: number;
  /** The number of rows in the whole column that wait for a person; they come first. */
  readonly needing: number;
}

/** The code desk's lists: every code, or those of which a customer is still to be reminded. */
export const codeLists = ['to-remind', 'all'] as const;
export type CodeList = (typeof codeLists)[number];

/** A page of the code desk. */
export interface CodePart {
  /** Valid codes, the next to expire first, then expired codes, the last to expire first. */
  readonly codes: readonly CodeView[];
  /** Totals over all pages. */
  readonly valid: number;
  readonly ended: number;
  /**
   * Number of codes that expire within a week, were not used in an application as far as staff know, and of which the
   * customer was not reminded; over all pages, whatever the text.
   */
  readonly toRemind: number;
  /** False when a text matches more orders than are searched for codes: the newest ones. */
  readonly complete: boolean;
}
