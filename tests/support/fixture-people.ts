/** The people of an order of the in-memory main process. */
import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId } from './fixture-data.ts';

export function fixturePeople(
  get: (id: OrderId) => OrderView,
  set: (id: OrderId, more: Partial<OrderView>) => OrderView,
): Pick<FixtureAnswers, 'addPerson' | 'changePerson' | 'removePerson'> {
  return {
    addPerson({ orderId, ...person }) {
      const { people } = get(orderId);
      return set(orderId, { people: [...people, { id: fixtureId('per', people.length + 1), ...person }] });
    },
    changePerson({ orderId, personId, name, age }) {
      const view = get(orderId);
      return set(orderId, {
        people: view.people.map((one) =>
          one.id === personId ? { id: one.id, name: name ?? one.name, age: age ?? one.age } : one,
        ),
      });
    },
    removePerson({ orderId, personId }) {
      const view = get(orderId);
      if (view.people.length === 1) throw new KioskError('WRONG_STEP', 'the last person');
      return set(orderId, {
        people: view.people.filter((one) => one.id !== personId),
        photos: view.photos.filter((one) => one.personId !== personId),
      });
    },
  };
}
