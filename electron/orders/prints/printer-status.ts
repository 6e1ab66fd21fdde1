import type { PrinterView } from '../../../shared/model/prints.ts';
import type { Light, PrinterStatus } from '../../../shared/model/status.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Records } from '../../records/open.ts';
import { supplyOf } from './supply.ts';
import { waitingPrints } from './waiting-prints.ts';

/** Age after which a failed sheet leaves the status strip, ms; its order still shows it. */
const failedForMs = 24 * 60 * 60 * 1000;

const lights: Readonly<Record<PrinterView['state'], Light>> = {
  ready: 'ok',
  busy: 'ok',
  unreachable: 'warn',
  stopped: 'bad',
  rejecting: 'bad',
};
const worst: readonly Light[] = ['bad', 'warn', 'off', 'ok'];

type Need = Pick<PrinterStatus, 'needs' | 'trouble' | 'hold'> & { readonly printerName: string };

/**
 * Returns the most pressing print of a printer: a held print comes first, then one of unknown outcome, then a failed
 * one.
 */
function needOf(held: readonly PrintRow[], failed: readonly PrintRow[]): Need | null {
  const waiting = held.find(({ state, hold }) => state !== 'uncertain' && hold !== null);
  const print = waiting ?? held.find(({ state }) => state !== 'uncertain') ?? held[0] ?? failed[0];
  if (print === undefined) return null;
  const { state, trouble, hold, printerName } = print;
  if (state === 'failed') return { needs: 'failed', trouble, hold: null, printerName };
  return { needs: state === 'uncertain' ? 'answer' : 'release', trouble, hold, printerName };
}

/** Returns the view of a printer that the machine does not list. It has no state; its prints name it. */
function statusOf(
  id: string,
  view: PrinterView | undefined,
  need: Need | null,
  usual: boolean,
  { low, left }: { readonly low: boolean; readonly left: number | null },
): PrinterStatus {
  const own = view === undefined ? 'bad' : lights[view.state];
  const light = need === null || own === 'bad' ? own : need.hold === null ? 'warn' : 'bad';
  return {
    id,
    name: view?.name ?? need?.printerName ?? null,
    state: view?.state ?? 'gone',
    light: low && light === 'ok' ? 'warn' : light,
    usual,
    needs: need?.needs ?? null,
    trouble: need?.trouble ?? view?.trouble ?? null,
    hold: need?.hold ?? view?.hold ?? null,
    printsLeft: low ? left : null,
  };
}

const byPrinter = (prints: readonly PrintRow[], id: string): readonly PrintRow[] =>
  prints.filter(({ printerId }) => printerId === id);

/** The ids of the printers that the studio's settings name. */
export interface ChosenPrinters {
  readonly usual: string;
  /** Those of slips and receipts. */
  readonly forPapers: readonly string[];
}

/**
 * Returns every printer of the machine, those that the studio's settings name, and every printer with a sheet that needs
 * staff; the worst first.
 *
 * @param views the printers that the machine lists now
 */
export function printerStatuses(
  records: Records,
  views: readonly PrinterView[],
  { usual: usualId, forPapers }: ChosenPrinters,
  now: Date,
): readonly PrinterStatus[] {
  const held = waitingPrints(records).prints;
  const failed = records.prints.failedSince(new Date(now.getTime() - failedForMs).toISOString());
  const ids = new Set([
    usualId,
    ...forPapers,
    ...[...held, ...failed, ...views.map(({ id }) => ({ printerId: id }))].map(({ printerId }) => printerId),
  ]);
  return [...ids]
    .map((id) => {
      const view = views.find((each) => each.id === id);
      const need = needOf(byPrinter(held, id), byPrinter(failed, id));
      return statusOf(id, view, need, id === usualId, supplyOf(records, id));
    })
    .sort((a, b) => worst.indexOf(a.light) - worst.indexOf(b.light) || Number(b.usual) - Number(a.usual));
}

/** True while something is wrong with a printer in the status strip, so that it is checked again soon. */
export const isAmiss = ({ light, needs, usual }: PrinterStatus): boolean =>
  light !== 'ok' && (usual || needs !== null);

/** Interval at which the printers are checked while something is wrong with one of them, ms. */
const askAgainMs = 10_000;

export interface PrinterWatchOptions {
  readonly records: Records;
  readonly printers: Pick<Printers, 'list'>;
  readonly chosen: () => ChosenPrinters;
  readonly now: () => Date;
  /** Called when it is time to read the printers again, because nothing reports that one was switched on. */
  readonly again: () => void;
}

/** Reads the state of the printers, and asks to be called again soon while something is wrong. */
export function watchPrinters({ records, printers, chosen, now, again }: PrinterWatchOptions) {
  const isWatched = (status: PrinterStatus): boolean =>
    isAmiss(status) || (status.light !== 'ok' && chosen().forPapers.includes(status.id));
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  return {
    async read(): Promise<readonly PrinterStatus[]> {
      const views = await printers.list();
      const statuses = printerStatuses(records, views, chosen(), now());
      clearTimeout(timer);
      if (!stopped && statuses.some(isWatched)) timer = setTimeout(again, askAgainMs).unref();
      return statuses;
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
