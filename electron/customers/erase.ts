/** Erasing a customer: everything about them that Headroom has here, and what it cannot reach. */
import { KioskError } from '../../shared/errors.ts';
import type { CustomerId, OrderId, StaffId } from '../../shared/ids.ts';
import type { ErasureView } from '../../shared/model/customers.ts';
import { personsOf } from '../../shared/model/erasures.ts';
import type { ErasedPerson, Erasure as ErasureEntry, Leftover } from '../../shared/model/erasures.ts';
import { takesNothing } from '../disk-trouble.ts';
import { inTurn } from '../in-turn.ts';
import { existing as existingOrder } from '../orders/existing-order.ts';
import { eraseSavedSheets, noPeriod } from '../orders/prints/saved-sheets.ts';
import { partFromOthers } from '../records/orders/undo-merge.ts';
import { inTurns, type Turn } from '../turns.ts';
import { eraseFromAside } from './erase-aside.ts';
import { eraseFilesOf, hasFiles, hideWords, showWords } from './erase-data.ts';
import { emptyWalOf } from './empty-wal.ts';
import { eraseOldCustomers } from './erase-old.ts';
import type { ErasureDeps, ErasureParts } from './erase-parts.ts';
import { erasureLog } from './erasure-log.ts';
import { leftoversOf } from './leftovers.ts';

/** Number of open orders that are named. */
const openShown = 5;

export type Erasure = ReturnType<typeof createErasure>;

export function createErasure(deps: ErasureDeps, parts: ErasureParts) {
  const { records, clock } = deps;
  const emptyWal = emptyWalOf(deps);
  const isErased = (id: CustomerId): boolean => records.customers.get(id)?.erasedAt !== null;
  const ordersOf = (id: CustomerId): readonly OrderId[] => {
    if (isErased(id)) throw new KioskError('NOT_FOUND', 'no such customer');
    return records.customerMerges.ordersOf(id);
  };
  const openOf = (orders: readonly OrderId[]): readonly string[] => {
    const printing = ordersPrinting();
    return orders
      .map((orderId) => existingOrder(deps, orderId))
      .filter(({ id, state }) => state === 'open' || printing.has(id) || isBusy(id))
      .map(({ number }) => number);
  };
  /** Returns the orders of which a print has not come out of its printer yet, and may come later. */
  const ordersPrinting = (): ReadonlySet<OrderId> =>
    new Set(
      records.prints.unfinished().flatMap(({ id, sessionId }) => {
        const ofSession = sessionId === null ? null : records.retouchSessions.get(sessionId);
        return [...records.prints.ordersOn(id), ...(ofSession?.orderId == null ? [] : [ofSession.orderId])];
      }),
    );
  /** True while the outcome of a call for one of its pictures is open. */
  const isBusy = (orderId: OrderId): boolean =>
    records.calls.openOf(orderId).length > 0 ||
    records.retouchSessions.ofOrder(orderId).some(({ id }) => records.calls.openOfSession(id) !== null);

  /** @throws KioskError NOT_FOUND; WRONG_STEP while an order is open */
  function refuseOpen(id: CustomerId): readonly OrderId[] {
    const orders = ordersOf(id);
    if (openOf(orders).length > 0) throw new KioskError('WRONG_STEP', 'an order is open', {});
    return orders;
  }

  async function eraseOrderFiles(orders: readonly OrderId[], turn: Turn): Promise<void> {
    for (const orderId of orders) {
      await turn();
      await eraseFilesOf(deps, orderId);
    }
  }
  async function eraseFiles(orders: readonly OrderId[], turn: Turn): Promise<void> {
    await eraseOrderFiles(orders, turn);
    await eraseSavedSheets(deps, noPeriod, turn);
  }
  /** True when a picture or a print arrived after the files were erased. */
  const hasNewFiles = (orders: readonly OrderId[]): boolean =>
    orders.some((orderId) => hasFiles(deps, orderId));

  const without = (id: CustomerId) => (list: readonly ErasureEntry[]) =>
    list.filter(({ customerId }) => customerId !== id);
  const marked = (id: CustomerId) => (list: readonly ErasureEntry[]) =>
    list.map((each) => (each.customerId === id ? { ...each, done: true } : each));

  const settling = inTurn();
  /** Customers whose erasing is under way. */
  const running = new Set<CustomerId>();
  /** Resolves when everyone is erased from data that was set aside, as far as it can be read. */
  let aside: Promise<unknown> = Promise.resolve();
  function eraseAside(): Promise<void> {
    const erasing = eraseFromAside(deps, parts);
    aside = Promise.allSettled([aside, erasing]);
    return erasing;
  }

  /**
   * The last step of every erasing, once the files are gone. A customer who stays is found by all words again.
   * @param isStill looked at in the transaction that erases them
   * @param note enters it into the audit log
   * @returns false, with nothing changed, unless `isStill` held and no file of theirs had arrived meanwhile
   */
  async function eraseWords(
    id: CustomerId,
    at: string,
    turn: Turn,
    { isStill, note }: { readonly isStill: () => boolean; readonly note: () => void },
  ): Promise<boolean> {
    let isDone: boolean;
    try {
      // Staff may have erased the customer meanwhile: `isStill` decides.
      await hideWords(deps, records.customerMerges.ordersOf(id), turn);
      isDone = records.transaction(() => {
        if (!isStill() || hasNewFiles(ordersOf(id))) return false;
        note();
        records.customers.erase(id, at);
        return true;
      });
    } catch (error) {
      // A commit that the disk failed may be there at the next start all the same.
      if (!takesNothing(error)) showWords(deps, id);
      throw error;
    }
    if (!isDone) showWords(deps, id);
    return isDone;
  }

  /**
   * The customer is on the list before the records change, and marked once they have: a kill in between leaves `settle` to decide.
   * Returns false, and changes nothing, when a file of theirs has arrived meanwhile.
   */
  async function eraseListed(
    id: CustomerId,
    allowedBy: StaffId | null,
    left: readonly Leftover[],
    turn: Turn,
  ): Promise<boolean> {
    const at = clock.now().toISOString();
    const merged = records.customerMerges.goneInto(id);
    const record = { by: deps.who(), allowedBy, orders: ordersOf(id).length, left };
    const entry = { customerId: id, merged, at, done: false, record };
    await parts.list.change((list) => [...without(id)(list), entry]);
    // Meanwhile an order may have been begun for the customer.
    const isStill = (): boolean => {
      refuseOpen(id);
      return true;
    };
    const note = (): void => deps.note('erased', { subject: id, allowedBy });
    try {
      if (!(await eraseWords(id, at, turn, { isStill, note }))) {
        await parts.list.change(without(id));
        return false;
      }
    } catch (error) {
      // A commit that the disk failed may be in the WAL all the same, and be there at the next start: `settle` decides then.
      if (!takesNothing(error)) await parts.list.change(without(id));
      throw error;
    }
    try {
      await parts.list.change(marked(id));
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      deps.log.warn({ code: error.code }, 'an erasure is marked as done at the next start');
    }
    return true;
  }

  /**
   * Erases a customer whose period is over. They do not come onto the list of the erased, which would grow with the years: a backup
   * that still has them goes within weeks, and one that is restored before loses them before anyone sees it (decision 133).
   */
  async function eraseOldOne(id: CustomerId, isStill: () => boolean): Promise<boolean> {
    const turn = inTurns(records.checkpoints.unused);
    await eraseOrderFiles(ordersOf(id), turn);
    const note = (): void => deps.note('erased', { subject: id, person: 'headroom', why: 'period' });
    return eraseWords(id, clock.now().toISOString(), turn, { isStill, note });
  }

  /**
   * Returns those on the list who are in the records. Older records may have them as the customers they were before a merge, or as one
   * customer with others, from whom they are parted.
   */
  function cameBack(): readonly ErasedPerson[] {
    const persons = personsOf(parts.list.all().filter(({ done }) => done));
    partFromOthers(
      records,
      persons.map(({ customerId }) => customerId),
      ({ kept, gone }) => deps.note('merge-undone', { subject: gone.id, from: kept.id, person: 'headroom' }),
    );
    return persons.filter(({ customerId }) => !isErased(customerId));
  }

  /** Erases someone again who came back with older records, unless staff have erased them meanwhile, or an order of theirs is open. */
  async function eraseAgain({ customerId, at }: ErasedPerson): Promise<boolean> {
    const isStill = (): boolean => !isErased(customerId) && openOf(ordersOf(customerId)).length === 0;
    const note = (): void => deps.note('erased', { subject: customerId, person: 'headroom', why: 'listed' });
    while (isStill()) {
      const turn = inTurns(records.checkpoints.unused);
      await eraseFiles(ordersOf(customerId), turn);
      if (await eraseWords(customerId, at, turn, { isStill, note })) return true;
    }
    return false;
  }

  /** Returns what erasing does not reach. @throws KioskError NOT_FOUND, RECORDS_* */
  async function leftOf(id: CustomerId, turn: Turn): Promise<readonly Leftover[]> {
    const merged = records.customerMerges.detailsHeldBy(id).map(({ gone }) => gone);
    const entered = [records.customers.get(id)?.createdAt ?? '', ...merged.map(({ createdAt }) => createdAt)];
    const [since = ''] = entered.toSorted();
    const orders = ordersOf(id);
    const sessions = orders.flatMap((orderId) => records.retouchSessions.idsOfOrder(orderId));
    const subjects = [id, ...merged.map((each) => each.id), ...sessions];
    const traces = await records.customerTraces({ subjects, orders, since });
    for (const orderId of ordersOf(id)) {
      await turn();
      records.packs.open(orderId);
    }
    return leftoversOf(deps, { orders: ordersOf(id), traces, folders: parts.folders() });
  }

  return {
    ...erasureLog(deps, parts),

    /** Returns the effects of erasing a customer. @throws KioskError NOT_FOUND, RECORDS_* */
    async plan(id: CustomerId): Promise<ErasureView> {
      const left = await records.checkpoints.first((caughtUp) => leftOf(id, inTurns(caughtUp)));
      const orders = ordersOf(id);
      const open = openOf(orders).slice(0, openShown);
      return { orders: orders.length, open, left, backups: parts.backupFolder() };
    },

    /**
     * Erases a customer: pictures, sheets and copies first, the words last, so that a customer whose erasing was interrupted
     * is still there to be erased again. Backups follow in the background.
     *
     * @param demand refuses without the supervisor, and returns who allowed it; null while nobody has a PIN
     * @throws KioskError SUPERVISOR_REQUIRED, NOT_FOUND; WRONG_STEP while an order is open; SHEET_IN_USE; the errors of `eraseCopies`
     */
    async erase(id: CustomerId, demand: () => StaffId | null): Promise<void> {
      const allowedBy = demand();
      const orders = refuseOpen(id);
      running.add(id);
      try {
        await parts.eraseCopies();
        await records.checkpoints.first(async (caughtUp) => {
          const turn = inTurns(caughtUp);
          const left = await leftOf(id, turn);
          do await eraseFiles(refuseOpen(id), turn);
          while (!(await eraseListed(id, allowedBy, left, turn)));
        });
      } finally {
        running.delete(id);
      }
      for (const orderId of orders) deps.changed(orderId);
      parts.filesErased();
      await emptyWal();
      parts.backUp();
      eraseAside().catch((error: unknown) => {
        deps.log.error({ error: String(error) }, 'data that was set aside was left as it is');
      });
    },

    /**
     * Erases customers whom the studio has not seen for its period.
     * @param isRestored true for records that were just restored: changes are missing from them, and they go all the same
     * @throws KioskError the errors of the vault
     */
    async eraseOld(isRestored: boolean): Promise<void> {
      if (records.gap !== null && !isRestored) return;
      const erased = await eraseOldCustomers(deps, eraseOldOne);
      if (erased === 0) return;
      parts.filesErased();
      deps.log.info({ customers: erased }, 'erased customers whose retention period is over');
      await emptyWal();
    },

    /**
     * Makes list and records agree, one call at a time. An interrupted erasure is marked as done, or taken off the list when its customer
     * is still here. A customer who came back with older records is erased again. Words that were erased before a kill leave the WAL.
     */
    settle: (): Promise<void> =>
      settling(async () => {
        const begun = parts.list.all().filter(({ customerId, done }) => !done && !running.has(customerId));
        for (const { customerId } of begun)
          if (isErased(customerId)) await parts.list.change(marked(customerId));
          else {
            showWords(deps, customerId);
            await parts.list.change(without(customerId));
          }
        let erased = 0;
        for (const person of cameBack()) if (await eraseAgain(person)) erased += 1;
        if (parts.list.all().length > 0) await emptyWal();
        if (erased > 0) {
          parts.filesErased();
          deps.log.warn({ customers: erased }, 'erased customers again who had come back with older records');
          parts.backUp();
        }
        await eraseAside();
      }),

    /** Resolves when nobody is being erased from data that was set aside. Erasing in it migrates older records. */
    async asideAtRest(): Promise<void> {
      await aside;
    },
  };
}
