import type { Backups } from '../backups/backups.ts';
import type { Closers } from '../closers.ts';
import type { Erasure } from '../customers/erase.ts';
import { createCustomerImport, type CustomerFileImport } from '../customers/import/import.ts';
import { logFolder } from '../paths.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { createCopies, type RecordCopies } from './copies.ts';
import { createForecast, type ForecastKeeping } from './forecast-keeping.ts';
import { openBackups } from './open-backups.ts';
import type { StudioData } from './open-data.ts';
import type { StudioDeps } from './open-deps.ts';
import { startMerging } from './merge-search.ts';
import { openErasure } from './open-erasure.ts';
import { searchAsides } from './search-asides.ts';
import { createTidying, type Tidying } from './tidy-daily.ts';
import type { StudioOptions } from './types.ts';

/** Everything that keeps the studio's data, or erases it. */
export interface StudioKeeping {
  /** Null in practice, and where nothing can be written. */
  readonly backups: Backups | null;
  readonly erasure: Erasure;
  readonly tidying: Tidying;
  readonly copies: RecordCopies;
  readonly forecast: ForecastKeeping;
  readonly customerImport: CustomerFileImport;
  /** Starts the daily clean-up, after what a restore has left to do. */
  readonly start: () => Promise<void>;
}

/** Opens backups, erasing, the daily clean-up and the import of customers. */
export async function openKeeping(
  closers: Closers,
  options: StudioOptions,
  data: StudioData,
  { deps, dates, folder }: Pick<StudioDeps, 'deps' | 'dates' | 'folder'>,
): Promise<StudioKeeping> {
  const { paths, pages, key } = data;
  const hasBackups = !deps.practice && !deps.records.readOnly;
  const backups = hasBackups
    ? await openBackups(closers, options, { ...data, dates }, () => erasure.settle())
    : null;
  const erasure = openErasure(closers, deps, data, backups, folder);
  const logs = logFolder(options.dataDir);
  const reread = (): void => folder.reread();
  const tidying = createTidying(deps, { recordsFile: paths.records, pages, erasure, logs, dates, reread });
  const customerImport = createCustomerImport(deps, { file: paths.records, key: recordsKeyOf(key) });
  closers.add(() => customerImport.stop());
  return {
    ...{ backups, erasure, tidying, customerImport },
    copies: createCopies(data),
    forecast: createForecast(deps, paths.records, logs),
    async start() {
      await tidying.restored();
      closers.add(tidying.start());
      closers.add(startMerging(deps));
      if (hasBackups) searchAsides(closers, deps, data, options.statusChanged);
    },
  };
}
