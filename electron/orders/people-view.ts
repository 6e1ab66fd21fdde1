import type { PersonView } from '../../shared/model.ts';
import type { OrderRow } from '../records/orders.ts';
import type { OrdersDeps } from './deps.ts';

/** Who is photographed: a first person without a name of their own is called as the customer is. */
export function peopleOf(deps: OrdersDeps, order: OrderRow): readonly PersonView[] {
  const { people, customers } = deps.records;
  const customer = order.customerId === null ? null : customers.get(order.customerId);
  return people.ofOrder(order.id).map(({ id, name, age }, index) => ({
    ...{ id, age },
    name: name === '' && index === 0 ? (customer?.name ?? '') : name,
  }));
}
