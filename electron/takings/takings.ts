/** The till: what was taken since the last closing, cash movements, and the closings. */
import { KioskError } from '../../shared/errors.ts';
import { newId, type StaffId } from '../../shared/ids.ts';
import { dayOf } from '../../shared/local-day.ts';
import {
  netOf,
  type CashMoveKind,
  type ClosingPart,
  type ClosingView,
  type OpenTakings,
  type PeriodView,
} from '../../shared/model/takings.ts';
import { mediumOf, slipPapers, type MediumId } from '../../shared/sheet-media.ts';
import type { Needs } from '../orders/deps.ts';
import type { ClosingRow } from '../records/takings/closings.ts';
import { inTurns } from '../turns.ts';
import { periodOf } from './period.ts';
import { entriesBetween } from './entries.ts';
import { createTally, type Tally } from './tally.ts';

export interface CashMoveInput {
  readonly kind: CashMoveKind;
  readonly amount: number;
  readonly reason: string;
}

export interface ClosingInput {
  /** Number that the closing gets, as staff had it on screen. */
  readonly number: number;
  /** `OpenTakings.upTo` of what staff had on screen. */
  readonly upTo: number;
  readonly counted: number;
  readonly floatLeft: number;
}

/** Closings in one part of the list. */
const partLength = 50;

const viewOf = ({ lastEntry: _entry, ...closing }: ClosingRow): ClosingView => closing;

export type Takings = ReturnType<typeof createTakings>;

export function createTakings(deps: Needs<'records' | 'settings' | 'clock' | 'who' | 'note'>) {
  const { records, settings, clock } = deps;

  /** Adds up the entries after `after` and up to `upTo`, with pauses in which everything else can run. */
  async function tally(after: number, upTo: number, last: ClosingRow | null): Promise<Tally> {
    const { prices, ownMedia } = settings.get();
    const { currency } = prices;
    const isKnown = (id: MediumId): boolean =>
      mediumOf(id, []) !== null || (slipPapers as readonly MediumId[]).includes(id);
    const sums = createTally({
      currency,
      // A float in another currency is not in this till.
      float: last?.currency === currency ? last.floatLeft : 0,
      nameOf: (id) => (isKnown(id) ? null : (ownMedia.find((own) => own.id === id)?.name ?? id)),
    });
    const turn = inTurns(records.checkpoints.caughtUp);
    for await (const entries of entriesBetween(records, after, upTo, turn))
      for (const entry of entries) sums.add(entry);
    return sums;
  }

  async function open(): Promise<OpenTakings> {
    const last = records.closings.newest();
    const upTo = records.closingEntries.last();
    const sums = await tally(last?.lastEntry ?? 0, upTo, last);
    return {
      report: sums.report(),
      number: records.closings.nextNumber(),
      prefix: records.closings.nextPrefix(),
      upTo,
      since: last?.closedAt ?? null,
    };
  }

  return {
    open,

    /** @param allowedBy the supervisor; null where none is needed */
    moveCash({ kind, amount, reason }: CashMoveInput, allowedBy: StaffId | null): Promise<OpenTakings> {
      const { currency } = settings.get().prices;
      const at = clock.now().toISOString();
      records.transaction(() => {
        const id = newId('mov');
        records.cashMoves.insert({ id, kind, amount, currency, reason, by: deps.who(), at });
        deps.note('cash-moved', { subject: id, allowedBy, kind, amount, currency });
      });
      return open();
    },

    /**
     * Closes everything since the last closing. Calls and prints that ended since staff read the takings are counted
     * with it.
     * @throws KioskError TAKINGS_CHANGED
     */
    async close(
      { number, upTo, counted, floatLeft }: ClosingInput,
      allowedBy: StaffId | null,
    ): Promise<ClosingView> {
      const last = records.closings.newest();
      const lastEntry = records.closingEntries.last();
      const sums = await tally(last?.lastEntry ?? 0, lastEntry, last);
      const now = clock.now();
      const report = sums.report();
      const [takings] = report.takings;
      return records.transaction(() => {
        // Meanwhile another press may have closed, or money may have been taken.
        const isNext =
          records.closings.nextNumber() === number && records.closings.newest()?.number === last?.number;
        if (!isNext || records.closingEntries.anyMoneyAfter(upTo))
          throw new KioskError('TAKINGS_CHANGED', 'the takings are not those that staff saw');
        records.closings.insert({
          ...{ lastEntry, counted, floatLeft, report, by: deps.who() },
          day: dayOf(sums.lastMoneyAt === null ? now : new Date(sums.lastMoneyAt)),
          closedAt: now.toISOString(),
          currency: report.cash.currency,
          net: takings === undefined ? 0 : netOf(takings),
        });
        deps.note('day-closed', { allowedBy, number });
        return closing(number);
      });
    },

    list(skip: number): ClosingPart {
      const found = records.closings.list({ skip, limit: partLength + 1 });
      return { closings: found.slice(0, partLength), more: found.length > partLength };
    },

    closing,

    period: (from: string, to: string): PeriodView =>
      periodOf(settings.get().prices.currency, records.closings.ofDays(from, to)),
  };

  /** @throws KioskError NOT_FOUND */
  function closing(number: number): ClosingView {
    const found = records.closings.get(number);
    if (found === null) throw new KioskError('NOT_FOUND', 'no such closing');
    return viewOf(found);
  }
}
