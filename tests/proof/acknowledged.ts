/** The kiosk's answers to the counter, with their times: a restored backup must have everything from before it was made. */
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';

export interface Acknowledged {
  order(order: OrderView): void;
  person(name: string): void;
  /** Orders as the kiosk last answered with them. */
  orders(): readonly OrderView[];
  people(): readonly string[];
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
  readonly person: string | null;
}

export function acknowledged(): Acknowledged {
  let told: Told[] = [];
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
    person: (person) => void told.push({ at: Date.now(), order: null, person }),
    orders: () => [
      ...new Map(told.flatMap(({ order }) => (order === null ? [] : [[order.id, order] as const]))).values(),
    ],
    people: () => told.flatMap(({ person }) => person ?? []),
    paidSince: (at) => pictures(told).size - pictures(told.filter((each) => each.at < at)).size,
    backTo: (at) => (told = told.filter((each) => each.at < at)),
    twice: () => twice,
  };
}
