import type { LearntCapabilities } from '../account/capabilities.ts';
import { builtAt } from '../build-date.ts';
import type { Closers } from '../closers.ts';
import type { WatchedFolder } from '../folder/watched-folder.ts';
import type { WatchedGate } from '../orders/calls/service-gate.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { createNote } from '../records/audit/note.ts';
import { createSettings } from '../settings/settings.ts';
import { createDateCheck, type DateCheck } from './date-check.ts';
import type { FoundAccount } from './find-account.ts';
import type { StudioData } from './open-data.ts';
import { openFolder } from './open-folder.ts';
import { openService } from './open-service.ts';
import type { StudioOptions } from './types.ts';

export interface StudioDeps {
  readonly deps: OrdersDeps;
  readonly gate: WatchedGate;
  readonly capabilities: LearntCapabilities;
  readonly dates: DateCheck;
  readonly folder: WatchedFolder;
  /** Watches the folder that the settings name, from now on. */
  readonly watchFolder: () => void;
}

/**
 * Opens the settings, the check of the date, the service and the watched folder.
 * @param dateSettled called when a doubt about the date has gone
 */
export async function openDeps(
  closers: Closers,
  options: StudioOptions,
  { account }: FoundAccount,
  { paths, opened, door, vault, answerRoom, sheets, plainSheets }: StudioData,
  dateSettled: () => void,
): Promise<StudioDeps> {
  const { clock, log, who, scratch, pictures } = options;
  const { records } = door;
  const practice = account === null;
  const folder = openFolder(closers, options, records);
  // Practice gives no number that anyone keeps.
  const isFixed = (prefix: string): boolean => prefix !== '' && !practice && records.hasNumbers();
  const settings = createSettings(records.settings, () => clock.now(), saved, isFixed);
  const dates = await createDateCheck({
    ...{ file: paths.knownDate, lastChange: opened.lastChange, readOnly: records.readOnly, builtAt },
    ...{ clock, log },
    changed(doubt) {
      if (doubt === null) dateSettled();
      options.statusChanged();
    },
    moved: options.statusChanged,
  });
  closers.add(() => dates.stop());
  const { gate, capabilities } = await openService(closers, options, account, { records, settings, dates });
  const deps: OrdersDeps = {
    ...{ records, vault, answerRoom, scratch, pictures, sheets, plainSheets, service: gate },
    ...{ settings, clock, log, practice, who },
    codeNow: () => new Date(clock.now().getTime() + dates.behindService()),
    note: createNote({ records, who, clock, log }),
    changed: options.orderChanged,
    retouchSessionChanged: options.retouchSessionChanged,
    printChanged: options.printChanged,
  };
  return { deps, gate, capabilities, dates, folder, watchFolder: () => follow(settings.get()) };

  function saved(next: ReturnType<typeof settings.get>): void {
    follow(next);
    options.languageChosen(next.language);
  }

  /** Records that cannot be written cannot note what was seen, so nothing is watched then. */
  function follow({ watchedFolder }: ReturnType<typeof settings.get>): void {
    if (!records.readOnly) folder.follow(watchedFolder);
  }
}
