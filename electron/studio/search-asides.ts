import { dirname, join } from 'node:path';
import { asideFolders } from '../backups/set-aside.ts';
import type { SearchedAside, SearchTask } from '../backups/search-asides.ts';
import type { Closers } from '../closers.ts';
import type { Needs } from '../orders/deps.ts';
import { takeOver } from '../orders/calls/take-over.ts';
import type { FoundCall } from '../records/calls/found-call.ts';
import { resultOf, type ThreadAnswer } from '../records/file/thread-answer.ts';
import { createVault } from '../vault/vault.ts';
import { programBeside } from '../work/beside.ts';
import { askThread } from '../work/thread.ts';
import type { StudioData } from './open-data.ts';

type SearchDeps = Needs<'records' | 'vault' | 'clock' | 'log' | 'changed'>;

/**
 * Searches data that a restore has set aside for paid calls that the restored records do not have, or whose outcome they do not know, in a
 * thread. Takes over what is complete, and lists the rest for staff. Each folder is searched once; a failure is logged, and the next start searches again.
 *
 * @param changed called when the list has changed
 */
export function searchAsides(
  closers: Closers,
  deps: SearchDeps,
  { paths: { records, vault }, key }: Pick<StudioData, 'paths' | 'key'>,
  changed: () => void,
): void {
  const { lostCalls } = deps.records;
  const names = asideFolders(records)
    .map(({ name }) => name)
    .filter((name) => !lostCalls.wasSearched(name));
  if (names.length === 0) return;
  const task: SearchTask = { records, vault, dataKey: key, names };
  const asked = askThread<ThreadAnswer<SearchedAside[]>>(
    programBeside(import.meta.url, '../backups/search-worker'),
    task,
  );
  let isClosed = false;
  const closed = (): boolean => isClosed;

  async function search(): Promise<void> {
    for (const found of resultOf(await asked.answer)) {
      const pictures = createVault({ dir: join(dirname(records), found.name, 'vault'), key });
      await listCalls(deps, found, pictures, closed);
      if (closed()) return;
      deps.records.transaction(() => setSearched(deps, found));
      changed();
    }
  }
  const searching = search().catch((error: unknown) => {
    if (!closed())
      deps.log.warn(
        { error: error instanceof Error ? error.name : typeof error },
        'set-aside data was not searched',
      );
  });
  closers.add(async () => {
    isClosed = true;
    await asked.end();
    await searching;
  });
}

async function listCalls(
  deps: SearchDeps,
  { backupAt, calls }: SearchedAside,
  aside: ReturnType<typeof createVault>,
  closed: () => boolean,
): Promise<void> {
  const { lostCalls, calls: ledger } = deps.records;
  if (backupAt === null) return;
  for (const found of calls) {
    if (closed()) return;
    // An earlier search may have been interrupted, or another folder may have it too.
    if (lostCalls.has(found.id) || (ledger.get(found.id)?.state ?? 'uncertain') !== 'uncertain') continue;
    await takeOver(deps, aside, found, (reason) =>
      lostCalls.insert({ ...rowOf(found, backupAt), callId: found.id, reason, pictures: null }),
    );
  }
}

/** Notes that a folder was searched, and lists it as a whole where its records do not open. */
function setSearched(
  { records: { lostCalls }, clock }: Pick<SearchDeps, 'records' | 'clock'>,
  { name, backupAt, pictures }: SearchedAside,
): void {
  const at = clock.now().toISOString();
  lostCalls.setSearched(name, at);
  if (backupAt === null || pictures === null) return;
  const unknown = { endpoint: null, orderNumber: null, document: '', photoUuid: null };
  lostCalls.insert({ ...unknown, callId: null, backupAt, at, reason: 'unreadable', pictures });
}

const rowOf = ({ sentAt: at, endpoint, orderNumber, photo }: FoundCall, backupAt: string) => ({
  ...{ backupAt, at, endpoint, orderNumber },
  document: photo?.document ?? '',
  photoUuid: photo?.photoUuid ?? null,
});
