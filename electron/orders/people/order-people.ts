import { KioskError } from '../../../shared/errors.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import { newId, type OrderId, type PersonId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { Needs } from '../deps.ts';
import { chargeRetouching } from '../payment/retouch-sale.ts';
import type { OrderTools } from '../order-tools.ts';

export interface PersonChange {
  readonly name?: string | undefined;
  readonly age?: Age | undefined;
}

/** The people in an order: one person unless staff add more. */
export function createOrderPeople(deps: Needs<'records' | 'settings' | 'clock'>, tools: OrderTools) {
  const { records } = deps;
  const { at, note, openOrder, unpaidOrder, personOf, refuseWhileOpen, limitStep, change } = tools;

  return {
    addPerson(orderId: OrderId, person: { readonly name: string; readonly age: Age }): OrderView {
      unpaidOrder(orderId);
      return change(orderId, () => {
        records.people.insert({ id: newId('per'), orderId, ...person, createdAt: at() });
        limitStep(orderId);
        note('people-changed', { order: orderId, change: 'added' });
      });
    },

    /** @throws KioskError INVALID_INPUT when it would leave anyone but the first person without a name */
    changePerson(orderId: OrderId, personId: PersonId | undefined, asked: PersonChange): OrderView {
      openOrder(orderId);
      const person = personOf(orderId, personId);
      const { name = person.name, age = person.age } = asked;
      if (name === '' && personOf(orderId).id !== person.id)
        throw new KioskError('INVALID_INPUT', 'only the first person is called as the customer is', {
          field: 'name',
        });
      return change(orderId, () => {
        records.people.change({ id: person.id, name, age });
        if (name !== person.name || age !== person.age)
          note('people-changed', { order: orderId, change: 'changed' });
      });
    },

    /** Sets the person's photos aside. They are kept as long as the order's pictures. */
    removePerson(orderId: OrderId, personId: PersonId): OrderView {
      unpaidOrder(orderId);
      personOf(orderId, personId);
      if (records.people.ofOrder(orderId).length === 1)
        throw new KioskError('WRONG_STEP', 'an order keeps one person', { people: 1 });
      return change(orderId, () => {
        const photos = records.photos.ofOrder(orderId).filter((photo) => photo.personId === personId);
        photos.forEach(refuseWhileOpen);
        chargeRetouching(deps, orderId, () => {
          for (const photo of photos) records.photos.setAside(photo.id, at());
        });
        records.people.remove(personId, at());
        limitStep(orderId);
        note('people-changed', { order: orderId, change: 'removed' });
      });
    },
  };
}
