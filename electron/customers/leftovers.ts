/** Lists everything about a customer that erasing does not reach, with dates. */
import type { OrderId } from '../../shared/ids.ts';
import type { Leftover, LeftoverKind } from '../../shared/model/erasures.ts';
import type { Needs } from '../orders/deps.ts';
import type { Trace } from '../records/audit/traces.ts';
import type { PrintRow } from '../records/prints/prints.ts';

/** A folder of backups, and the time of the last backup there. */
export interface BackupFolder {
  readonly folder: string;
  readonly at: string;
}

interface Sources {
  readonly orders: readonly OrderId[];
  readonly traces: readonly Trace[];
  readonly folders: readonly BackupFolder[];
}

/** States of a print of which nothing left the printer. */
const notOut = new Set<PrintRow['state']>(['failed', 'cancelled']);

/** Returns one leftover for all times of a kind; none without a time. */
function leftoverOf(kind: LeftoverKind, times: readonly string[], place = ''): readonly Leftover[] {
  const at = times.toSorted().at(-1);
  return at === undefined ? [] : [{ kind, place, at, count: times.length, handled: null }];
}

/** A folder of a print program by its path, or by its name when it is no longer set up. */
function folderOf({ settings }: Needs<'settings'>, { printerId, printerName }: PrintRow): string | null {
  if (!printerId.startsWith('folder:')) return null;
  return settings.get().hotFolders.find(({ id }) => id === printerId)?.path ?? printerName;
}

function printed(deps: Needs<'records' | 'settings'>, orders: readonly OrderId[]): readonly Leftover[] {
  const prints = orders.flatMap((orderId) => deps.records.prints.ofOrder(orderId));
  const out = prints.filter(({ state, printerId }) => printerId !== 'file' && !notOut.has(state));
  const byFolder = Map.groupBy(out, (print) => folderOf(deps, print));
  return [...byFolder].flatMap(([folder, of]) => {
    const times = of.map(({ submittedAt }) => submittedAt);
    return folder === null ? leftoverOf('paper', times) : leftoverOf('print-folder', times, folder);
  });
}

export function leftoversOf(
  deps: Needs<'records' | 'settings'>,
  { orders, traces, folders }: Sources,
): readonly Leftover[] {
  const { records } = deps;
  const cancelled = new Set(
    orders
      .flatMap((orderId) => records.mails.ofOrder(orderId))
      .filter(({ state }) => state === 'cancelled')
      .map(({ id }): string => id),
  );
  const traced = (isWanted: (trace: Trace) => boolean): string[] =>
    traces.filter(isWanted).map(({ at }) => at);
  return [
    ...folders.flatMap(({ folder, at }) => leftoverOf('backups', [at], folder)),
    ...leftoverOf(
      'service',
      orders.flatMap((orderId) => records.calls.sentOf(orderId)),
    ),
    ...leftoverOf(
      'mail',
      traced(({ act, subject }) => act === 'mail-sent' && !cancelled.has(subject ?? '')),
    ),
    ...printed(deps, orders),
    ...leftoverOf(
      'export',
      traced(({ act, file }) => act === 'exported' && file !== 'customers'),
    ),
    ...leftoverOf(
      'customer-list',
      traced(({ file }) => file === 'customers'),
    ),
  ];
}
