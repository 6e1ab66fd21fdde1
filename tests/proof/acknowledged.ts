/** The kiosk's answers to the counter, with their times: a restored backup must have everything from before it was made. */
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';

/** A person at the counter, as the kiosk last confirmed it. */
export interface PersonTold {
  /** False after they were removed. */
  readonly here: boolean;
  readonly pin: string;
}

export interface Acknowledged {
  order(order: OrderView): void;
  person(name: string, is: PersonTold): void;
  /** Notes what a person may be: a change was begun, and its answer may be lost. */
  mayBe(name: string, is: PersonTold): void;
  /** Orders as the kiosk last answered with them. */
  orders(): readonly OrderView[];
  /** Returns what each person may be: as the kiosk last confirmed it, then what else is possible. */
  people(): ReadonlyMap<string, readonly PersonTold[]>;
  /** Returns how many previews and finals were first told of at `at` or later. */
  paidSince(at: number): number;
  /** Goes back to what was known at `at`, Unix time in milliseconds. Numbers stay: none is ever given again. */
  backTo(at: number): void;
  /** Returns order and receipt numbers that two orders have had, before and after restores. */
  twice(): readonly string[];
}

interface Told {
  readonly at: number;
  readonly order: OrderView | null;
  readonly person: (PersonTold & { readonly name: string }) | null;
}

export function acknowledged(): Acknowledged {
  let told: Told[] = [];
  const possible = new Map<string, PersonTold[]>();
  const mayBe = (name: string, is: PersonTold): void =>
    void possible.set(name, [...(possible.get(name) ?? []), is]);
  const owners = new Map<string, OrderId>();
  const twice: string[] = [];
  function own(number: string, id: OrderId): void {
    if ((owners.get(number) ?? id) !== id) twice.push(number);
    owners.set(number, id);
  }
  const pictures = (from: readonly Told[]): Set<string> =>
    new Set(
      from
        .flatMap(({ order }) => order?.photos ?? [])
        .flatMap(({ preview, final }) => [preview?.id ?? '', final?.id ?? ''])
        .filter((id) => id !== ''),
    );
  return {
    order(order) {
      own(order.number, order.id);
      if (order.payment !== null) own(order.payment.receiptNumber, order.id);
      told.push({ at: Date.now(), order, person: null });
    },
    person(name, is) {
      told.push({ at: Date.now(), order: null, person: { name, ...is } });
      possible.delete(name);
    },
    mayBe,
    orders: () => [
      ...new Map(told.flatMap(({ order }) => (order === null ? [] : [[order.id, order] as const]))).values(),
    ],
    people: () =>
      new Map(
        told.flatMap(({ person }) =>
          person === null ? [] : [[person.name, [person, ...(possible.get(person.name) ?? [])]] as const],
        ),
      ),
    paidSince: (at) => pictures(told).size - pictures(told.filter((each) => each.at < at)).size,
    backTo(at) {
      // A backup that was made meanwhile may have what was confirmed after it began.
      for (const { person, at: toldAt } of told)
        if (person !== null && toldAt >= at) mayBe(person.name, person);
      told = told.filter((each) => each.at < at);
    },
    twice: () => twice,
  };
}
