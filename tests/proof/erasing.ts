/** Erases customers of the proof of restores, and looks for them afterwards: as the kiosk tells, and in every file. */
import { setTimeout as sleep } from 'node:timers/promises';
import { KioskError } from '../../shared/errors.ts';
import type { CustomerId, ImageId, OrderId } from '../../shared/ids.ts';
import type { ErasureEntry } from '../../shared/model/erasures.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';
import type { Needles } from '../support/service/needles.ts';
import type { Acknowledged } from './acknowledged.ts';
import { searchStudio, type Searched, type StudioFiles } from '../support/customers/search-studio.ts';
import { marksOf, needlesOf, pictureOf, type Marks, type Sitter } from './sitters.ts';

/** For the erasing in backups and in data that was set aside. */
const patienceMs = 120_000;
/** Seconds for which staff try to erase again while a print is being finished. */
const mostTries = 20;

export interface ErasingReport {
  readonly erased: Set<OrderId>;
  /** Times at which every file was searched for the customers who were erased, and the files of the last time. */
  searches: number;
  searchedFiles: number;
  /** Files of erased customers that no records know: a kill came between file and row. They go after 33 days at most. */
  readonly strays: Set<string>;
}

interface Counter {
  readonly client: () => KioskClient;
  readonly known: Acknowledged;
  readonly report: ErasingReport;
  readonly note: (problem: string) => void;
  readonly files: StudioFiles;
  readonly sitters: ReadonlyMap<OrderId, Sitter>;
}

export function createErasing({ client, known, report, note, files, sitters }: Counter) {
  /** Customers whom staff began to erase: whether it was done is not always known. */
  const begun = new Map<OrderId, CustomerId>();
  /** The pieces that no file may have once the customer is erased. */
  const marks = new Map<OrderId, Marks>();
  /** Every picture that the service made, also for orders that a restore took away. */
  const made = new Map<ImageId, { readonly orderId: OrderId; readonly bytes: Buffer }>();
  const isKept = ({ id }: OrderView): boolean => !begun.has(id);

  /** Keeps the pictures of an order that the service made. */
  async function saw({ id: orderId, photos }: OrderView): Promise<void> {
    for (const image of photos.flatMap(({ preview, final }) => [preview, final])) {
      if (image === null || made.has(image.id)) continue;
      const bytes = await pictureOf(client(), image.id);
      if (bytes !== null) made.set(image.id, { orderId, bytes });
    }
  }
  async function marksFor(order: OrderView): Promise<Marks> {
    const sitter = sitters.get(order.id);
    if (sitter === undefined) throw new Error(`order ${order.number} has no customer`);
    await saw(order);
    const own = [...made.values()].filter(({ orderId }) => orderId === order.id);
    return marksOf(
      order,
      sitter,
      own.map(({ bytes }) => bytes),
    );
  }

  /** A print that a kill has interrupted is finished after the start, and erasing is refused until then. */
  async function eraseAfterPrints(customerId: CustomerId): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await client().call('eraseCustomer', { customerId });
        return;
      } catch (error) {
        if (tries === mostTries || !(error instanceof KioskError && error.code === 'WRONG_STEP')) throw error;
        await sleep(1_000);
      }
    }
  }

  async function eraseOne(order: OrderView): Promise<void> {
    const { id, customer } = order;
    if (customer === null) throw new Error(`order ${order.number} has no customer`);
    if (!begun.has(id)) marks.set(id, await marksFor(order));
    begun.set(id, customer.id);
    await eraseAfterPrints(customer.id);
    report.erased.add(id);
  }

  /** Returns an order whose erasing a kill has interrupted, and that still has its customer: staff erase again. */
  async function interrupted(): Promise<OrderView | null> {
    for (const order of known.orders().filter(({ id }) => begun.has(id) && !report.erased.has(id))) {
      const now = await unlessMissing(client().call('openOrder', { orderId: order.id }));
      if (now?.customer?.name === '') report.erased.add(order.id);
      else if (now !== null) return order;
    }
    return null;
  }

  async function erasures(): Promise<readonly ErasureEntry[]> {
    const entries: ErasureEntry[] = [];
    for (let before: string | null = null; ; before = entries.at(-1)?.at ?? null) {
      const { erasures: part, more } = await client().call('erasures', { before });
      entries.push(...part);
      if (!more) return entries;
    }
  }

  /** Waits until no backup has an erased customer, as a supervisor is told. Every one of them is within reach here. */
  async function leftBackups(): Promise<void> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const entries = await erasures();
      const left = entries.flatMap((entry) => entry.left);
      const waiting = left.filter(({ states }) => states !== null && states.left > 0);
      if (waiting.length === 0) {
        if (left.some(({ kind, handled }) => kind === 'set-aside' && handled === null))
          note('data that was set aside is listed as out of reach');
        const listed = new Set(entries.map(({ customerId }) => customerId));
        for (const id of report.erased)
          if (!listed.has(begun.get(id) ?? 'cus_')) note(`the erasing of order ${id} is not listed`);
        return;
      }
      if (performance.now() > until) {
        note(`${String(waiting.length)} erased customers are left in backups: ${JSON.stringify(waiting[0])}`);
        return;
      }
      await sleep(100);
    }
  }

  /** Returns those ids that any records have, also records that were set aside and those of backups. */
  async function knownIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { found } = await searchStudio(files, new Map(ids.map((id) => [id, [Buffer.from(id)]])));
    const rows = found.filter((each) => each.includes('records.sqlite: '));
    return new Set(rows.map((each) => each.slice(each.indexOf(': ') + 2)));
  }

  /**
   * Searches every file until nobody who was erased is found: data that was set aside follows in the background. A customer who
   * is kept must be found.
   */
  async function searchFiles(): Promise<void> {
    const kept = known.orders().findLast((each) => each.state === 'done' && isKept(each));
    const control = new Map(kept === undefined ? [] : [[kept.id, await marksFor(kept)] as const]);
    const erasedMarks = new Map([...marks].filter(([id]) => report.erased.has(id)));
    const all = needlesOf(new Map([...erasedMarks, ...control]), [...made.values()]);
    const ofKept = [...control.values()].flatMap(({ words, pieces }) => [...words.keys(), ...pieces.keys()]);
    const ofErased = new Map([...all].filter(([name]) => !ofKept.includes(name)));
    const namesIn = ({ found }: Searched, of: Needles): string[] =>
      found.filter((each) => of.has(each.slice(each.indexOf(': ') + 2)));
    const until = performance.now() + patienceMs;
    let searched = await searchStudio(files, all);
    while (namesIn(searched, ofErased).length > 0 && performance.now() < until) {
      await sleep(1_000);
      searched = await searchStudio(files, all);
    }
    const left = namesIn(searched, ofErased);
    const inRecords = await knownIds(left.flatMap((each) => idIn(each) ?? []));
    for (const each of left) {
      const id = idIn(each);
      if (id !== null && !inRecords.has(id)) report.strays.add(id);
      else note(`an erased customer is left in ${each}`);
    }
    searched.unopened.forEach((each) => note(`nobody can open ${each}`));
    for (const name of ofKept.filter((each) => all.has(each)))
      if (!searched.found.some((each) => each.endsWith(`: ${name}`)))
        note(`the search does not find ${name}`);
    report.searches += 1;
    report.searchedFiles = searched.files;
  }

  return {
    saw,
    /** True for an order whose customer nobody began to erase. */
    isKept,
    /** Erases the next customer, first one whose erasing was interrupted. @returns false when there is none */
    async eraseNext(): Promise<boolean> {
      const next = known.orders().find((each) => each.state === 'done' && isKept(each));
      const order = (await interrupted()) ?? next;
      if (order !== undefined) await eraseOne(order);
      return order !== undefined;
    },
    /** Erases everyone whose erasing was interrupted. */
    async eraseInterrupted(): Promise<void> {
      for (let order = await interrupted(); order !== null; order = await interrupted())
        await eraseOne(order);
    },
    /** Follows every erasing to its end, after a backup, and looks for the customers in every file. */
    async lookEverywhere(): Promise<void> {
      await leftBackups();
      await searchFiles();
    },
  };
}

/** Returns the id in the name of a sealed file, from `<file>: <needle>`; null for any other file. */
const idIn = (found: string): string | null =>
  /\/((?:img|prt)_[0-9a-z]+)(?:\.part)?: /.exec(found)?.[1] ?? null;

export async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof KioskError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
