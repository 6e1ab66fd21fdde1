import type { PrinterView } from '../../../shared/model/prints.ts';
import type { Light, PrinterStatus } from '../../../shared/model/status.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Records } from '../../records/open.ts';
import { supplyOf } from './supply.ts';
import { waitingPrints } from './waiting-prints.ts';

/** A sheet that failed longer ago than this is not the strip's business any more: its order still shows it. */
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

/** The most pressing print of a printer: one that is held back comes before one that asks, and that before a failed one. */
function needOf(held: readonly PrintRow[], failed: readonly PrintRow[]): Need | null {
  const waiting = held.find(({ state, hold }) => state !== 'uncertain' && hold !== null);
  const print = waiting ?? held.find(({ state }) => state !== 'uncertain') ?? held[0] ?? failed[0];
  if (print === undefined) return null;
  const { state, trouble, hold, printerName } = print;
  if (state === 'failed') return { needs: 'failed', trouble, hold: null, printerName };
  return { needs: state === 'uncertain' ? 'answer' : 'release', trouble, hold, printerName };
}

/** A printer that the machine does not list has no state of its own: its prints name it. */
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

/**
 * Every printer of the machine, the studio's usual one, and every printer with a sheet that needs someone; the worst
 * first.
 *
 * @param views as the machine lists its printers now
 */
export function printerStatuses(
  records: Records,
  views: readonly PrinterView[],
  usualId: string,
  now: Date,
): readonly PrinterStatus[] {
  const held = waitingPrints(records).prints;
  const failed = records.prints.failedSince(new Date(now.getTime() - failedForMs).toISOString());
  const ids = new Set([
    usualId,
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

/** True while something is the matter with a printer that the strip speaks for: it is worth asking again soon. */
export const isAmiss = ({ light, needs, usual }: PrinterStatus): boolean =>
  light !== 'ok' && (usual || needs !== null);

/** How soon the printers are asked again while something is the matter with one of them. */
const askAgainMs = 10_000;

export interface PrinterWatchOptions {
  readonly records: Records;
  readonly printers: Pick<Printers, 'list'>;
  /** The id of the studio's usual printer. */
  readonly usual: () => string;
  readonly now: () => Date;
  /** Called when it is time to read the printers again: nobody tells the kiosk that one was switched on. */
  readonly again: () => void;
}

/** Reads how the printers stand, and asks to be read again soon while something is the matter. */
export function watchPrinters({ records, printers, usual, now, again }: PrinterWatchOptions) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  return {
    async read(): Promise<readonly PrinterStatus[]> {
      const views = await printers.list();
      const statuses = printerStatuses(records, views, usual(), now());
      clearTimeout(timer);
      if (!stopped && statuses.some(isAmiss)) timer = setTimeout(again, askAgainMs).unref();
      return statuses;
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
