import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewerChanges, RestoreTrouble } from '../../shared/model/backups.ts';
import type { UpdatesView } from '../../shared/model/updates.ts';
import { modePaths } from '../paths.ts';
import { copiedModes, type Journal } from './journal.ts';
import { newestMigration } from '../records/migrations/index.ts';
import type { Release } from './release.ts';
import type { Updates, UpdatesOptions } from './types.ts';

type Update = NonNullable<Journal['update']>;

export interface WayBackParts extends Pick<UpdatesOptions, 'dataDir' | 'version' | 'studio'> {
  readonly journal: () => Journal;
  readonly save: (next: Pick<Journal, 'update'>) => Promise<void>;
  /** The kept release of the version before; null where it is gone. */
  readonly earlier: () => Release | null;
}

/** The way back to the version from which the last update came. */
export interface WayBack extends Pick<Updates, 'newerThanCopy'> {
  /** Returns null where the version that runs did not come by an update. */
  view(): UpdatesView['back'];
  /** Forgets a copy of the records that only the version that runs can open: erasing a customer has migrated it. */
  forgetMigratedCopy(): Promise<void>;
}

export function wayBack({ dataDir, version, studio, journal, save, earlier }: WayBackParts): WayBack {
  const isCopied = (update: Update): boolean => newestMigration() > update.migration;
  /** Returns whether the copy of each mode that has records is there. */
  const hasCopies = ({ copies }: Update): boolean =>
    copiedModes.every((mode) => {
      const { records } = modePaths(dataDir, mode);
      const name = copies[mode];
      return name === undefined ? mode !== studio()?.mode : existsSync(join(dirname(records), name));
    });

  function view(): UpdatesView['back'] {
    const { update } = journal();
    if (update === null || update.to !== version) return null;
    const records = isCopied(update) ? 'copied' : 'kept';
    const lacksCopy = records === 'copied' && !hasCopies(update);
    const missing = earlier() === null ? 'installer' : lacksCopy ? 'copy' : null;
    return { version: update.from, at: update.at, records, missing };
  }

  async function forgetMigratedCopy(): Promise<void> {
    await studio()?.copiesAtRest();
    const [{ update }, open] = [journal(), studio()];
    const name = open === null ? undefined : update?.copies[open.mode];
    if (update === null || open === null || name === undefined) return;
    const migration = open.migrationOf(name);
    if (migration !== null && migration <= update.migration) return;
    const { [open.mode]: _migrated, ...others } = update.copies;
    await save({ update: { ...update, copies: others } });
  }

  return {
    view,
    forgetMigratedCopy,
    async newerThanCopy(): Promise<NewerChanges | RestoreTrouble | 'none'> {
      await forgetMigratedCopy();
      const [open, way] = [studio(), view()];
      if (open === null || way === null || way.records === 'kept') return 'none';
      return way.missing === null ? open.newerThan(way.at) : 'gone';
    },
  };
}
