import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import type { FoundBackups, RestorableState } from '../../shared/model/backups.ts';
import { isNamedBy, recordsKeyOf } from '../records/file/key.ts';
import { createRepository, repositoryOf, type Repository } from './repository.ts';
import { timeOfState } from './rotation.ts';
import { backupKeyOf } from './sealed-file.ts';
import { atTarget, BackupFailure } from './trouble.ts';

const repositoryName = /^headroom-backup-([0-9a-f]{32})$/;
const stateId = /^([0-9a-f]{32})\/([\dTZ-]+)$/;

/** Opens the repository of a state that a page named. */
export function repositoryOfState(
  target: string,
  dataKey: Uint8Array,
  id: string,
): { readonly repository: Repository; readonly studioId: string; readonly state: string } {
  const [, studioId, state] = stateId.exec(id) ?? [];
  if (studioId === undefined || state === undefined || timeOfState(state) === null)
    throw new BackupFailure('gone');
  const root = repositoryOf(target, studioId);
  return { repository: createRepository(root, studioId, backupKeyOf(dataKey)), studioId, state };
}

/**
 * Returns the backups in a folder.
 * @throws BackupFailure `gone`
 */
export function listStates(target: string, dataKey: Uint8Array): FoundBackups {
  return atTarget(() => {
    if (!existsSync(target)) throw new BackupFailure('gone');
    const studios = readdirSync(target).flatMap((name) => repositoryName.exec(name)?.[1] ?? []);
    const found = studios
      .filter((studioId) => existsSync(join(repositoryOf(target, studioId), 'states')))
      .flatMap((studioId) => statesOf(target, dataKey, studioId));
    const states = found.filter((each) => typeof each !== 'string');
    return {
      states: states.toSorted((a, b) => b.at.localeCompare(a.at)),
      otherKey: found.filter((each) => each === 'other-key').length,
      damaged: found.filter((each) => each === 'damaged').length,
    };
  });
}

function statesOf(
  target: string,
  dataKey: Uint8Array,
  studioId: string,
): (RestorableState | 'other-key' | 'damaged')[] {
  const repository = createRepository(repositoryOf(target, studioId), studioId, backupKeyOf(dataKey));
  return repository.states().map((state) => {
    const summary = repository.summaryOf(state);
    if (summary === null) return isOtherKey(repository.recordsOf(state), dataKey) ? 'other-key' : 'damaged';
    const { orders, customers, pictures, missing, lastOrder, program } = summary;
    const counts = { orders, customers, pictures, missing };
    return { id: `${studioId}/${state}`, at: timeOfState(state) ?? '', ...counts, lastOrder, program };
  });
}

/** The records of a backup begin with bytes that name their key. Where the disk cannot read them, they are damaged. */
function isOtherKey(records: string, dataKey: Uint8Array): boolean {
  try {
    return existsSync(records) && !isNamedBy(recordsKeyOf(dataKey), records);
  } catch (error) {
    if (error instanceof KioskError && error.code === 'DISK_FAILED') return false;
    throw error;
  }
}
