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
  /**
   * Goes back to what was known when the backup was made, which may be before an earlier restore. Numbers stay: none is ever given again.
   *
   * @returns how many previews and finals this takes away that a list must name: no list in the backup has named them
   */
  restored(restore: Restored): number;
  /** Returns order and receipt numbers that two orders have had, before and after restores. */
  twice(): readonly string[];
}

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
}

export function acknowledged(): Acknowledged {
  const told: Told[] = [];
  const restores: (Restored & { readonly lost: ReadonlySet<string> })[] = [];
  const lastBefore = (time: number) => restores.findLast(({ askedAt }) => askedAt <= time);
  /** Returns what the records had at a time. A backup that was made before a restore still has what this restore took away. */
  function toldBefore(time: number): readonly Told[] {
    const last = lastBefore(time);
    const since = last?.askedAt ?? 0;
    const added = told.filter(({ at }) => at >= since && at < time);
    return last === undefined ? added : [...toldBefore(last.madeAt), ...added];
  }
  /** Returns the pictures that the lists of lost calls had named at a time. */
  function listedBefore(time: number): readonly string[] {
    const last = lastBefore(time);
    return last === undefined ? [] : [...listedBefore(last.madeAt), ...last.lost];
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
      const known = new Set([...pictures(toldBefore(madeAt)), ...listedBefore(madeAt)]);
      const lost = new Set([...pictures(toldNow())].filter((id) => !known.has(id)));
      restores.push({ madeAt, askedAt, lost });
      return lost.size;
    },
    twice: () => twice,
  };
}
