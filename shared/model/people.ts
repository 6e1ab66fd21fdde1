/** The customer of an order, and the people whose photos it is for. */
import type { Age } from '../guidance/sitter.ts';
import type { CustomerId, PersonId } from '../ids.ts';

export interface CustomerView {
  readonly id: CustomerId;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The customer allows the studio to keep the photos for the retention period. */
  readonly keepPhotos: boolean;
  /** Number of days in the sentence that the customer agreed to; null without consent, and where it is from before consents were recorded. */
  readonly agreedDays: number | null;
  readonly orders: number;
}

/** A person whose photos are part of an order. */
export interface PersonView {
  readonly id: PersonId;
  /** The first person has the customer's name unless given another. Empty only while no name is known. */
  readonly name: string;
  /** As staff enter it; `adult` until they do. */
  readonly age: Age;
}
