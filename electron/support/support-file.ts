/** Makes the support file: what a technician needs to know of a kiosk, without a secret and without anything about a customer. */
import { statSync } from 'node:fs';
import { arch, availableParallelism, platform, release, totalmem, uptime } from 'node:os';
import { dayOf } from '../../shared/local-day.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { CheckItem, OpeningCheck } from '../../shared/model/opening-check.ts';
import type { PrinterSetupView } from '../../shared/model/printer-setup.ts';
import type { UpdatesView } from '../../shared/model/updates.ts';
import { builtAt } from '../build-date.ts';
import type { Clock } from '../clock.ts';
import { lastErrors } from '../log-errors.ts';
import { deskView } from '../orders/desk.ts';
import type { KioskLock } from '../lock/lock.ts';
import { logFolder, modePaths } from '../paths.ts';
import type { KioskOptions, Studio } from '../studio/types.ts';
import { withTimeLimit } from '../time-limit.ts';
import { settingsForSupport } from './settings-for-support.ts';

export interface SupportOptions extends Pick<KioskOptions, 'dataDir' | 'host' | 'version'> {
  readonly studio: () => Pick<Studio, 'deps' | 'status' | 'printSetup' | 'account' | 'dates' | 'mail'>;
  readonly lock: Pick<KioskLock, 'isOn' | 'gaps'>;
  readonly lastCheck: () => OpeningCheck | null;
  /** Returns the programs that drive cameras, and the models that they find. */
  readonly cameras: () => Promise<Readonly<Record<string, unknown>>>;
  readonly freeBytes: () => number;
  readonly clock: Clock;
}

export interface Support {
  /** Makes the file anew. @throws KioskError RECORDS_* */
  file(): Promise<FileView>;
}

/** Number of warnings and errors of the log in the file. */
const mostErrors = 100;

/** Longest wait for what the operating system leaves open around the lock, ms, as in the opening check. */
const gapsMs = 6_000;

export function createSupport(options: SupportOptions): Support {
  const { studio, lock, lastCheck, cameras, freeBytes, clock, dataDir, host, version } = options;

  async function content() {
    const { deps, status, printSetup, account, dates, mail } = studio();
    const { records, settings } = deps;
    const { service, printers, blocked, damage, repaired, backups, lostCalls, dateDoubt, mode, updates } =
      await status();
    const people = records.staff.list();
    const desk = deskView(deps).counts;
    const setUps = await Promise.all(
      printers
        .filter(({ state, usual }) => state !== 'gone' && (usual || state !== 'unreachable'))
        .map(({ id }) => printSetup.view(id).then(printerOf, () => ({ id }))),
    );
    return {
      madeAt: clock.now().toISOString(),
      program: { version, builtAt: new Date(builtAt).toISOString(), host, mode, ...programVersions() },
      system: {
        ...{ platform: platform(), release: release(), arch: arch(), processors: availableParallelism() },
        ...{ memoryBytes: totalmem(), uptimeSeconds: Math.round(uptime()), freeBytes: freeBytes() },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      // Also while it is off: a technician closes the system's part first.
      lock: { on: lock.isOn(), gaps: await withTimeLimit(lock.gaps(), gapsMs, () => null) },
      records: {
        ...records.about(),
        bytes: recordsBytes(dataDir, mode),
        ...{ readOnly: records.readOnly, changes: records.changes(), hasGap: records.gap !== null },
        ...{ blocked, repaired, damage },
      },
      counts: {
        ...desk,
        lostCalls,
        people: people.filter(({ leftAt }) => leftAt === null).length,
        auditEntries: records.audit.last(),
      },
      queues: {
        prints: { underWay: records.prints.unfinished().length, waitingForStaff: desk.waitingPrints },
        mail: { sending: mail.isSending(), nextTryAt: records.mails.nextTryAt() },
      },
      service: {
        ...{ light: service.light, previewsLeft: service.previewsLeft, photosLeft: service.photosLeft },
        warnings: service.warnings.map(({ kind }) => kind),
        region: account?.region ?? null,
        failure: deps.service.failure()?.code ?? null,
      },
      clock: { doubt: dateDoubt, aheadOfServiceMs: dates.aheadOfService() },
      backups:
        backups === null
          ? null
          : { last: backups.last, failure: backups.failure, hasFolder: backups.folder !== '' },
      updates: updatesOf(updates),
      openingCheck: checkOf(lastCheck()),
      printers: setUps,
      cameras: await cameras(),
      settings: settingsForSupport(settings.get()),
      errors: await lastErrors(logFolder(dataDir), mostErrors),
    };
  }

  return {
    async file() {
      const made = await content();
      studio().deps.note('exported', { file: 'support' });
      return {
        name: `headroom-support-${dayOf(clock.now())}.json`,
        mime: 'application/json',
        bytes: Buffer.from(JSON.stringify(made, null, 2)),
      };
    },
  };
}

/** Size of the records with what waits to be copied into them; SQLite may have removed the second file. */
function recordsBytes(dataDir: string, mode: 'practice' | 'account'): number {
  const { records } = modePaths(dataDir, mode);
  return [records, `${records}-wal`].reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** Electron and Chromium are missing where the kiosk runs in Node. */
function programVersions() {
  const { node, modules, ...others }: Readonly<Record<string, string | undefined>> = process.versions;
  return { electron: others['electron'] ?? null, chrome: others['chrome'] ?? null, node, modules };
}

/** The time and what was found, without the person and without the folder, whose name people choose. */
const checkOf = (check: OpeningCheck | null) =>
  check === null ? null : { at: check.at, items: check.items.map(findingOf) };
function findingOf({ finding, facts }: CheckItem) {
  const { folder: _folder, ...others } = facts;
  return { finding, ...others };
}

/** Without the address of the feed, which may name the studio. */
const updatesOf = ({ feed, ...others }: UpdatesView) => ({ ...others, hasFeed: feed !== '' });

/** The names in a profile are the driver's own. */
const printerOf = ({ printer, driver, preset, media, supply }: PrinterSetupView) => ({
  ...{ id: printer.id, state: printer.state, trouble: printer.trouble, hold: printer.hold },
  ...{ driver: driver?.name ?? null, preset },
  supply: { capacity: supply.capacity, left: supply.left },
  media: media
    .filter(({ saved, calibration }) => saved || calibration !== null)
    .map(({ mediumId, approval, problem, profile, calibration }) => ({
      ...{ mediumId, approval, problem, profile },
      measured:
        calibration === null
          ? null
          : { at: calibration.at, worstMm: calibration.worstMm, correction: calibration.correction },
    })),
});
