import type { CustomerId } from '../../shared/ids.ts';
import type { CustomerView } from '../../shared/model/people.ts';
import type { Needs } from '../orders/deps.ts';
import { nationalNumber } from '../records/orders/phone-words.ts';

/** Most customers that are compared, and most that are suggested. */
const [compared, suggested] = [30, 5];
/** Fewer digits are no whole telephone number. */
export const leastDigits = 6;

/** Returns customers with the same telephone number or e-mail address: they may be the same person. */
export function customersAlike(
  { records }: Needs<'records'>,
  { id, phone, email }: Pick<CustomerView, 'phone' | 'email'> & { readonly id: CustomerId },
): readonly CustomerView[] {
  const number = nationalNumber(phone);
  const address = email.toLowerCase();
  const byPhone = number.length < leastDigits ? [] : records.customers.search(phone, compared);
  const byEmail = email === '' ? [] : records.customers.search(email, compared);
  const alike = [
    ...byPhone.filter((other) => nationalNumber(other.phone) === number),
    ...byEmail.filter((other) => other.email.toLowerCase() === address),
  ].filter((other) => other.id !== id);
  return [...new Map(alike.map((other) => [other.id, other])).values()].slice(0, suggested);
}
