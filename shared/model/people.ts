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
  readonly orders: number;
}

/** Someone whose photos an order is for. */
export interface PersonView {
  readonly id: PersonId;
  /** Of the first, the customer's for as long as no other is given. Empty only while nobody's is known. */
  readonly name: string;
  /** Staff say it; an adult until they do. */
  readonly age: Age;
}
