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
  /** Returns the order that has had this number. */
  idOf(number: string): OrderId | undefined;
  /** Orders as the kiosk last answered with them. */
  orders(): readonly OrderView[];
  /** Returns what each person may be: as the kiosk last confirmed it, then what else is possible. */
  people(): ReadonlyMap<string, readonly PersonTold[]>;
  /**
   * Goes back to what was known when the backup was made, which may be before an earlier restore. Numbers stay: none is ever given again.
   *
   * @returns the paid calls that this takes away and that the list of lost calls must name, unless they were made while the backup was: that of the backup does not name them
   */
  restored(restore: Restored): readonly PaidCall[];
  /** Notes what the list of lost calls names. A call that is on it is not named again. */
  listed(calls: readonly PaidCall[]): void;
  /** Returns order and receipt numbers that two orders have had, before and after restores. */
  twice(): readonly string[];
}

/** A call for a preview or a final: the order's number and the service's endpoint. */
export type PaidCall = `${string} ${string}`;

/** A restore. Both are Unix times in milliseconds. */
export interface Restored {
  /** When the backup was made. */
  readonly madeAt: number;
  /** When staff asked for the restore. */
  readonly askedAt: number;
}

interface Told {
  readonly at: number;
  readonly order: OrderView | null;
  readonly person: (PersonTold & { readonly name: string }) | null;
  readonly listed: readonly PaidCall[];
}

/** A list may be in a backup that was made just before the proof asked for it, milliseconds. */
const listedMs = 5_000;
export const [previewCall, finalCall] = ['makeIdPhotoWatermark', 'getIdPhotoNoWatermark'];

export function acknowledged(): Acknowledged {
  const told: Told[] = [];
  const tell = (what: Partial<Told>): void =>
    void told.push({ at: Date.now(), order: null, person: null, listed: [], ...what });
  const restores: Restored[] = [];
  /** Returns what the records had at a time. A backup that was made before a restore still has what this restore took away. */
  function toldBefore(time: number): readonly Told[] {
    const last = restores.findLast(({ askedAt }) => askedAt <= time);
    const since = last?.askedAt ?? 0;
    const added = told.filter(({ at }) => at >= since && at < time);
    return last === undefined ? added : [...toldBefore(last.madeAt), ...added];
  }
  const toldNow = (): readonly Told[] => toldBefore(Number.POSITIVE_INFINITY);
  const possible = new Map<string, PersonTold[]>();
  const mayBe = (name: string, is: PersonTold): void =>
    void possible.set(name, [...(possible.get(name) ?? []), is]);
  const owners = new Map<string, OrderId>();
  const twice: string[] = [];
  function own(number: string, id: OrderId): void {
    if ((owners.get(number) ?? id) !== id) twice.push(number);
    owners.set(number, id);
  }
  const callsIn = (from: readonly Told[]): Set<PaidCall> =>
    new Set(
      from.flatMap(({ order }) =>
        (order?.photos ?? []).flatMap(({ preview, final }): PaidCall[] => [
          ...(preview === null ? [] : [`${order?.number ?? ''} ${previewCall}` as const]),
          ...(final === null ? [] : [`${order?.number ?? ''} ${finalCall}` as const]),
        ]),
      ),
    );
  return {
    order(order) {
      own(order.number, order.id);
      if (order.payment !== null) own(order.payment.receiptNumber, order.id);
      tell({ order });
    },
    person(name, is) {
      tell({ person: { name, ...is } });
      possible.delete(name);
    },
    mayBe,
    idOf: (number) => owners.get(number),
    orders: () => [
      ...new Map(
        toldNow().flatMap(({ order }) => (order === null ? [] : [[order.id, order] as const])),
      ).values(),
    ],
    people: () =>
      new Map(
        toldNow().flatMap(({ person }) =>
          person === null ? [] : [[person.name, [person, ...(possible.get(person.name) ?? [])]] as const],
        ),
      ),
    restored({ madeAt, askedAt }) {
      // A backup that was made meanwhile may have what was confirmed after it began.
      for (const { person, at } of told) if (person !== null && at >= madeAt) mayBe(person.name, person);
      const known = callsIn(toldBefore(madeAt));
      for (const { listed } of [...toldBefore(madeAt), ...toldBefore(madeAt + listedMs)])
        for (const call of listed) known.add(call);
      const lost = [...callsIn(toldNow())].filter((call) => !known.has(call));
      restores.push({ madeAt, askedAt });
      return lost;
    },
    listed: (calls) => tell({ listed: calls }),
    twice: () => twice,
  };
}
