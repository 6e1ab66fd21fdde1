import type { PersonView } from '../../../shared/model/people.ts';
import type { OrderRow } from '../../records/orders/orders.ts';
import type { Needs } from '../deps.ts';

/** Returns a person's name: a first person without a name has the customer's. */
export function peopleOf(deps: Needs<'records'>, order: OrderRow): readonly PersonView[] {
  const { people, customers } = deps.records;
  const customer = order.customerId === null ? null : customers.get(order.customerId);
  return named(people.ofOrder(order.id), customer?.name ?? '').map(({ id, name, age }) => ({
    id,
    name,
    age,
  }));
}

/** Returns the people of an order by name; a first person without a name has the customer's. */
export const named = <Person extends { readonly name: string }>(
  people: readonly Person[],
  customerName: string,
): readonly Person[] =>
  people.map((person, index) =>
    person.name === '' && index === 0 ? { ...person, name: customerName } : person,
  );
