/**
 * The code of an order that a receipt carries as a QR code. It has the order's number, which staff read out, and a part
 * of the order's id, because two studios give the same numbers. The number begins with the counter's prefix, if it has one. It says
 * nothing about the customer.
 */
import { isLongId, tailOf, type OrderId } from './ids.ts';
import { withPrefix } from './number-prefix.ts';
import { hasPromisedForm } from './photo-code.ts';

/** Hexadecimal digits that stand for the id: two studios share a number and all eight once in four thousand million. */
const digits = 8;

/** The separators may be any character, because a scanner that is set to another keyboard types others. */
const form = /^hr\W?(?:([a-z]{1,3})\W?)?(\d{6})\W?(\d{3,6})\W?([0-9a-f]{8})$/i;

export interface OrderCode {
  /** With the counter's prefix. */
  readonly number: string;
  /** The hexadecimal digits of the order's id, in lower case. */
  readonly idDigits: string;
}

/** Returns the first digits of a long id. A short one begins with its time, so its last 32 bits are used. */
const idDigitsOf = (id: OrderId): string =>
  isLongId(id)
    ? id.slice('ord_'.length, 'ord_'.length + digits)
    : (tailOf(id) % 16 ** digits).toString(16).padStart(digits, '0');

/** Returns an order's code, for example `HR-261121-004-3F9C1A2B`, or `HR-B-261121-004-3F9C1A2B` with a counter's prefix: only characters of a QR code's smallest alphabet. */
export const orderCodeOf = ({ id, number }: { readonly id: OrderId; readonly number: string }): string =>
  `HR-${number}-${idDigitsOf(id)}`.toUpperCase();

/** Reads a code of this form; null for any other text. */
export function readOrderCode(text: string): OrderCode | null {
  const [, prefix = '', day, count, idDigits] = form.exec(text.trim()) ?? [];
  if (day === undefined || count === undefined || idDigits === undefined) return null;
  return { number: withPrefix(prefix.toUpperCase(), `${day}-${count}`), idDigits: idDigits.toLowerCase() };
}

/** True when a code belongs to this order. */
export const isCodeOf = (
  code: OrderCode,
  order: { readonly id: OrderId; readonly number: string },
): boolean => order.number === code.number && idDigitsOf(order.id) === code.idDigits;

/** True for a text of the form of an order's code or a UK photo code. */
export const looksLikeCode = (text: string): boolean => readOrderCode(text) !== null || hasPromisedForm(text);
