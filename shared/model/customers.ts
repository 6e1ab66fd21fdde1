/** A customer as the studio knows them: details, notes and earlier orders. */
import type { MergeId } from '../ids.ts';
import type { Leftover } from './erasures.ts';
import type { OrderSummary } from './desk.ts';
import type { CustomerView } from './people.ts';
import type { CodeView } from './photo.ts';
import type { ImageView } from './pictures.ts';

/** Most characters of what staff note about a customer. */
export const longestNotes = 2_000;

/**
 * Version of the sentence by which a customer agrees that the studio keeps the photos (`customers.consents` of the messages).
 * A sentence that changes gets a new version, and the old one stays for earlier consents.
 */
export const consentWording = 'keep-photos-1';
export type ConsentWording = typeof consentWording;

/** A customer's consent that the studio keeps the photos. Times are ISO 8601, UTC. */
export interface ConsentView {
  readonly wording: ConsentWording;
  /** Number of days in the sentence. */
  readonly days: number;
  readonly givenAt: string;
  readonly givenBy: string;
  /** The name of the customer who gave it and became part of this one; null for the customer's own. */
  readonly givenAs: string | null;
  /** Null while the consent holds. */
  readonly endedAt: string | null;
  readonly endedBy: string | null;
  /** `merged` when it ended with a merge, because the other customer had not agreed. */
  readonly endedWhy: 'withdrawn' | 'merged' | null;
}

export interface CustomerDetails extends CustomerView {
  readonly notes: string;
  /** When the customer came first. ISO 8601, UTC. */
  readonly createdAt: string;
  /** The last consents, the newest first. Empty for a customer who never agreed, or agreed before consents were recorded. */
  readonly consents: readonly ConsentView[];
  /** Customers with the same telephone number or e-mail address. */
  readonly alike: readonly CustomerView[];
  /** The last merge into this customer; null when there was none, or it was undone. */
  readonly merged: MergedView | null;
}

/** The parts of a customer that staff can change. */
export type CustomerChange = Pick<CustomerDetails, 'name' | 'phone' | 'email' | 'keepPhotos' | 'notes'>;

/** Another customer who went into this one. */
export interface MergedView {
  readonly id: MergeId;
  /** The other customer's name. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Number of orders that came from the other customer. */
  readonly orders: number;
  /**
   * Reason why it cannot be undone any more: this customer's details were changed since, or one of the orders went to
   * another customer. Null while it can.
   */
  readonly obstacle: 'details' | 'orders' | null;
}

/** The effects of erasing a customer, and what stays. Times are ISO 8601, UTC. */
export interface ErasureView {
  readonly orders: number;
  /** Numbers of orders that must be finished, cancelled or settled first; at most five. */
  readonly open: readonly string[];
  /** Everything that is not reached. */
  readonly left: readonly Leftover[];
  /** The folder into which backups are made now; null where none are made. A backup erases the customer from those in it. */
  readonly backups: string | null;
}

/** The customers whom a typed text finds, at most `foundCustomers`; those with the newest orders first. */
export interface CustomersFound {
  readonly customers: readonly CustomerView[];
  /** True when nobody matches the text, and these customers would with one letter changed. */
  readonly similar: boolean;
}

/** A picture in a customer's history. */
export interface OrderPicture {
  readonly image: ImageView;
  readonly kind: 'final' | 'preview' | 'shot';
}

/** An order in a customer's history. */
export interface CustomerOrder extends OrderSummary {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /**
   * The pictures that are not erased: of each photo the final, or else its preview or shot. An order without photos, or whose
   * photos have no picture, has its last shots.
   */
  readonly pictures: readonly OrderPicture[];
  /** Every UK photo code of the order, replaced ones included. */
  readonly codes: readonly CodeView[];
  /** Sum that the customer was charged; null until the order is paid. */
  readonly charged: { readonly amount: number; readonly currency: string } | null;
}

/** Some of a customer's orders, the newest first. */
export interface CustomerOrderPart {
  readonly orders: readonly CustomerOrder[];
  /** Asks for the orders that follow; null when there are none. */
  readonly after: number | null;
}
