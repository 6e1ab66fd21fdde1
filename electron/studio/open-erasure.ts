import type { Backups } from '../backups/backups.ts';
import type { AsideTask } from '../backups/erase-aside.ts';
import { asideFolders, type AsideFolder } from '../backups/set-aside.ts';
import type { Closers } from '../closers.ts';
import { createErasure, type Erasure } from '../customers/erase.ts';
import type { ErasureDeps, ErasureParts } from '../customers/erase-parts.ts';
import type { WatchedFolder } from '../folder/watched-folder.ts';
import { inTurn } from '../in-turn.ts';
import { resultOf, type ThreadAnswer } from '../records/file/thread-answer.ts';
import { programBeside } from '../work/beside.ts';
import { askThread, type Asked } from '../work/thread.ts';
import type { StudioData } from './open-data.ts';
import { eraseAllCopies } from './tidy-daily.ts';

/**
 * The erasing of customers, with the files beside the records that may have them too.
 * @param backups null where no backups are made
 */
export function openErasure(
  closers: Closers,
  deps: ErasureDeps,
  { paths, key, pages, erasures }: Pick<StudioData, 'paths' | 'key' | 'pages' | 'erasures'>,
  backups: Pick<Backups, 'view' | 'start' | 'folders' | 'atRest'> | null,
  watched: Pick<WatchedFolder, 'reread'>,
): Erasure {
  const folders = () => backups?.folders() ?? [];
  return createErasure(deps, {
    list: erasures,
    aside: asideOf(closers, { paths, key }),
    backupFolder() {
      const { folder = '' } = backups?.view() ?? {};
      return folder === '' ? null : folder;
    },
    folders,
    filesErased: () => watched.reread(),
    statesOf(folder, { customerId }) {
      const known = folders().find((each) => each.folder === folder);
      if (known === undefined) return null;
      const { at, states, unreadable } = known;
      // Before the first backup after the erasing, all of them may have the customer.
      const left = known.left[customerId] ?? states;
      return { left, unreadable: Math.min(left, unreadable), of: states, at };
    },
    backUp: () => void backups?.atRest().then(() => backups.start()),
    eraseCopies: () => eraseAllCopies(deps, paths.records, pages),
  });
}

/** Erases from data that was set aside in a thread, one after the other. It ends with the studio. */
function asideOf(closers: Closers, { paths, key }: Pick<StudioData, 'paths' | 'key'>): ErasureParts['aside'] {
  let asked: Asked<ThreadAnswer<AsideFolder[]>> | null = null;
  const turn = inTurn();
  let isClosed = false;
  const closed = (): boolean => isClosed;
  closers.add(async () => {
    isClosed = true;
    await asked?.end();
    await turn(() => Promise.resolve());
  });
  async function ask(task: AsideTask): Promise<readonly AsideFolder[]> {
    if (closed()) return [];
    asked = askThread(programBeside(import.meta.url, '../backups/erase-aside-worker'), task);
    try {
      return resultOf(await asked.answer);
    } catch (error) {
      // The next start erases what is left.
      if (closed()) return [];
      throw error;
    } finally {
      asked = null;
    }
  }
  return {
    names: () => asideFolders(paths.records).map(({ name }) => name),
    erase(persons, pictures) {
      const { records, vault, sheets } = paths;
      return turn(() => ask({ records, vault, sheets, dataKey: key, persons, pictures }));
    },
  };
}
