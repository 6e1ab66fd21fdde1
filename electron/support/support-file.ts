/**
 * Makes the support file: what a technician needs to know of a kiosk, without a secret and without anything about a customer. Where the
 * records cannot be read, it has what is known without them, and why.
 */
import { statSync } from 'node:fs';
import { arch, availableParallelism, platform, release, totalmem, uptime } from 'node:os';
import { KioskError } from '../../shared/errors.ts';
import { dayOf } from '../../shared/local-day.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { CheckItem, OpeningCheck } from '../../shared/model/opening-check.ts';
import type { PrinterSetupView } from '../../shared/model/printer-setup.ts';
import type { UpdatesView } from '../../shared/model/updates.ts';
import { builtAt } from '../build-date.ts';
import type { Clock } from '../clock.ts';
import { lastErrors } from '../log-errors.ts';
import type { Log } from '../log.ts';
import { deskView } from '../orders/desk.ts';
import type { KioskLock } from '../lock/lock.ts';
import { logFolder, modePaths } from '../paths.ts';
import type { KioskOptions, Studio } from '../studio/types.ts';
import { withTimeLimit } from '../time-limit.ts';
import { settingsForSupport } from './settings-for-support.ts';

export interface SupportOptions extends Pick<KioskOptions, 'dataDir' | 'host' | 'version'> {
  /** @throws KioskError why none is open */
  readonly studio: () => Pick<Studio, 'deps' | 'status' | 'printSetup' | 'account' | 'dates' | 'mail'>;
  readonly updates: () => UpdatesView;
  readonly lock: Pick<KioskLock, 'isOn' | 'gaps'>;
  readonly lastCheck: () => OpeningCheck | null;
  /** Returns the programs that drive cameras, and the models that they find. */
  readonly cameras: () => Promise<Readonly<Record<string, unknown>>>;
  readonly freeBytes: () => number;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Support {
  /** Makes the file anew. */
  file(): Promise<FileView>;
  /** Enters in the audit log that a person saves the file. Nothing is entered where no log is open, or where the disk takes no entry. */
  noteSaved(): void;
}

/** Number of warnings and errors of the log in the file. */
const mostErrors = 100;

/** Longest wait for what the operating system leaves open around the lock, ms, as in the opening check. */
const gapsMs = 6_000;

export function createSupport(options: SupportOptions): Support {
  const { studio, updates, lock, lastCheck, cameras, freeBytes, clock, log } = options;
  const { dataDir, host, version } = options;

  /** The program and the computer, whatever state the records are in. */
  async function about() {
    return {
      madeAt: clock.now().toISOString(),
      program: { version, builtAt: new Date(builtAt).toISOString(), host, ...programVersions() },
      system: {
        ...{ platform: platform(), release: release(), arch: arch(), processors: availableParallelism() },
        ...{ memoryBytes: totalmem(), uptimeSeconds: Math.round(uptime()), freeBytes: freeBytes() },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      // Also while it is off: a technician closes the system's part first.
      lock: { on: lock.isOn(), gaps: await withTimeLimit(lock.gaps(), gapsMs, () => null) },
    };
  }
  const errors = () => lastErrors(logFolder(dataDir), mostErrors);

  /** Without the records. @param why they cannot be read */
  async function shortContent({ code, details }: KioskError) {
    const { reason = null, mode = null, areas = null } = details;
    return {
      ...(await about()),
      notRead: { code, reason, mode, areas },
      recordsBytes: {
        practice: recordsBytes(dataDir, 'practice'),
        account: recordsBytes(dataDir, 'account'),
      },
      updates: updatesOf(updates()),
      errors: await errors(),
    };
  }

  async function content() {
    const { deps, status, printSetup, account, dates, mail } = studio();
    const { records, settings } = deps;
    const { service, printers, blocked, damage, repaired, backups, lostCalls, dateDoubt, mode } =
      await status();
    const people = records.staff.list();
    const desk = deskView(deps).counts;
    const setUps = await Promise.all(
      printers
        .filter(({ state, usual }) => state !== 'gone' && (usual || state !== 'unreachable'))
        .map(({ id }) => printSetup.view(id).then(printerOf, () => ({ id }))),
    );
    const common = await about();
    return {
      ...common,
      program: { ...common.program, mode },
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
      updates: updatesOf(updates()),
      openingCheck: checkOf(lastCheck()),
      printers: setUps,
      cameras: await cameras(),
      settings: settingsForSupport(settings.get()),
      errors: await errors(),
    };
  }

  return {
    async file() {
      const made = await content().catch((error: unknown) => {
        if (error instanceof KioskError) return shortContent(error);
        throw error;
      });
      return {
        name: `headroom-support-${dayOf(clock.now())}.json`,
        mime: 'application/json',
        bytes: Buffer.from(JSON.stringify(made, null, 2)),
      };
    },
    noteSaved() {
      try {
        studio().deps.note('exported', { file: 'support' });
      } catch (error) {
        if (!(error instanceof KioskError)) throw error;
        log.warn({ code: error.code }, 'saving the support file is not in the audit log');
      }
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
