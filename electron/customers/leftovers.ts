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
  const { prints: table, retouchSessions } = deps.records;
  const ofOrders = orders.flatMap((orderId) => table.ofOrder(orderId));
  const sessions = orders.flatMap((orderId) => retouchSessions.idsOfOrder(orderId));
  const ofSessions = sessions.flatMap((sessionId) => table.ofSession(sessionId));
  // A sheet with photos of several orders is one print.
  const prints = [...new Map([...ofOrders, ...ofSessions].map((print) => [print.id, print])).values()];
  const out = prints.filter(({ state, printerId }) => printerId !== 'file' && !notOut.has(state));
  const byFolder = Map.groupBy(out, (print) => folderOf(deps, print));
  return [...byFolder].flatMap(([folder, of]) => {
    const times = of.map(({ submittedAt }) => submittedAt);
    return folder === null ? leftoverOf('paper', times) : leftoverOf('print-folder', times, folder);
  });
}

/** Files in watched folders, each with the time at which it became a shot. */
function imported({ records }: Needs<'records'>, orders: readonly OrderId[]): readonly Leftover[] {
  const files = orders.flatMap((orderId) => {
    const shots = records.shots.ofOrder(orderId).filter(({ source }) => source === 'import');
    return records.folderFiles.takenInto(orderId).map(({ folder, path, arrivedAt }) => {
      const shot = shots.findLast(({ origin }) => path === origin || path.endsWith(`/${origin}`));
      return { folder, at: shot?.takenAt ?? arrivedAt };
    });
  });
  const byFolder = Map.groupBy(files, ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, of]) =>
    leftoverOf(
      'watched-folder',
      of.map(({ at }) => at),
      folder,
    ),
  );
}

function keptByCamera({ records }: Needs<'records'>, orders: readonly OrderId[]): readonly Leftover[] {
  const labels = new Set(records.keepingCameras.list());
  const shots = orders
    .flatMap((orderId) => records.shots.ofOrder(orderId))
    .filter(({ source, origin }) => source === 'camera' && labels.has(origin));
  return [...Map.groupBy(shots, ({ origin }) => origin)].flatMap(([label, of]) =>
    leftoverOf(
      'camera-folder',
      of.map(({ takenAt }) => takenAt),
      label,
    ),
  );
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
    ...imported(deps, orders),
    ...keptByCamera(deps, orders),
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
