/** Installing a staged update without a person: at night, where nobody uses the counter and the system asks for no administrator (decision 162). */
import { isGoneBackFrom, type UpdateRefusal, type UpdateStep } from '../../shared/model/updates.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { isNight } from './due.ts';
import type { UpdateHost } from './host.ts';
import type { Journal } from './journal.ts';
import type { Release } from './release.ts';
import type { UpdatedStudio } from './types.ts';

export interface UnattendedOptions {
  readonly host: UpdateHost | null;
  readonly studio: () => UpdatedStudio | null;
  readonly journal: () => Journal;
  readonly staged: () => Release | null;
  /** Begins to install a staged version. @returns why nothing was begun; null when it was */
  readonly install: (version: string) => UpdateRefusal | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** Steps of an installation. The steps before them belong to the daily look, whose failure does not touch what is staged already. */
const ofInstallation: readonly UpdateStep[] = ['verify', 'backup', 'copy', 'install'];

/** An installation that failed is not tried again every minute: the next daily look, or a person, begins it anew. */
const hasFailed = ({ failure }: Journal): boolean =>
  failure !== null && failure.trouble !== 'busy' && ofInstallation.includes(failure.step);

/** Returns what tries to install the staged update. Call it every minute: what keeps it waiting may be over by the next one. */
export function unattendedInstall(options: UnattendedOptions): () => void {
  const { host, studio, install, clock, log } = options;
  return () => {
    const [journal, staged, open] = [options.journal(), options.staged(), studio()];
    if (host === null || staged === null || open === null) return;
    if (!isNight(journal, clock.now()) || !open.isIdle()) return;
    if (host.needsAdministrator(staged) || isGoneBackFrom(journal, staged.version) || hasFailed(journal))
      return;
    if (install(staged.version) !== null) return;
    open.noteBegun();
    log.info({ version: staged.version }, 'a staged update is installed at night');
  };
}
