/** The updates of an installed Headroom: looking, staging, installing when nothing is open, and going back (decisions 136 to 138). */
import { join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import type { UpdateRefusal, UpdatesView, UpdateStep } from '../../shared/model/updates.ts';
import { discardCopy } from '../backups/copy-aside.ts';
import { modePaths } from '../paths.ts';
import { newestMigration } from '../records/migrations/index.ts';
import { backUp, copyAll } from './before-install.ts';
import { isCheckDue } from './due.ts';
import { fetchUpdate } from './fetch.ts';
import { copiedModes, readJournal, updatesFolder, writeJournal, type Journal } from './journal.ts';
import { keepOnly, keptRelease, verifyKept, type KeptOptions } from './kept.ts';
import { putCopyBack } from './put-back.ts';
import { settle } from './settle.ts';
import type { Release } from './release.ts';
import { causeOf, troubleOf, UpdateFailure } from './trouble.ts';
import type { UpdatedStudio, Updates, UpdatesOptions } from './types.ts';
import { unattendedInstall } from './unattended.ts';
import { wayBack } from './way-back.ts';

/** Time between two looks whether the daily check is due, and whether what is staged can be installed, ms. */
const lookMs = 60_000;
const usualDelaysMs = [5_000, 60_000];

export async function createUpdates(options: UpdatesOptions): Promise<Updates> {
  const { dataDir, version, host, keys, studio, clock, log, changed } = options;
  const folder = updatesFolder(dataDir);
  const now = (): string => clock.now().toISOString();
  const takes = host !== null && keys.length > 0;
  const kept: KeptOptions = {
    ...{ folder: join(folder, 'releases'), keys },
    ...{ platform: host?.platform ?? 'linux', arch: host?.arch ?? '' },
  };
  let journal = await readJournal(dataDir);
  let running: UpdatesView['running'] = null;
  let work: Promise<void> = Promise.resolve();
  let staged: Release | null = null;
  let earlier: Release | null = null;
  let stopped = false;
  const isStopped = (): boolean => stopped;
  /** False until this function returns: nobody can be told before. */
  let isReady = false;
  const tell = (): void => {
    if (isReady) changed();
  };

  async function save(next: Partial<Journal>): Promise<void> {
    journal = { ...journal, ...next };
    await writeJournal(dataDir, journal);
    tell();
  }
  const logUnwritable = (error: unknown): void =>
    log.error({ cause: causeOf(error) }, 'the state of the updates could not be written');
  /** A kiosk opens on a disk that takes no changes, too. */
  const saveIfWritable = (next: Partial<Journal>): Promise<void> => save(next).catch(logUnwritable);
  const show = (next: UpdatesView['running']): void => {
    const isNews = next?.step !== running?.step || next?.percent !== running?.percent;
    running = next;
    if (isNews) tell();
  };
  async function begin(step: UpdateStep, to: string | null, update: Journal['update'] = null): Promise<void> {
    show({ step, version: to, percent: step === 'download' ? 0 : null });
    await save({ doing: { step, from: version, to, at: now(), update } });
    log.info({ step, version: to }, 'an update goes on');
  }
  /** Reads what is kept, so that the view can say it at once. */
  async function look(): Promise<void> {
    staged = journal.staged === null ? null : await keptRelease(kept, journal.staged.version);
    earlier = journal.update === null ? null : await keptRelease(kept, journal.update.from);
    // A technician may have installed it by hand.
    const isHere = journal.staged?.version === version;
    if (journal.staged !== null && (staged === null || isHere)) await saveIfWritable({ staged: null });
    if (isHere) staged = null;
  }

  /** Runs a piece of work, and notes how it failed. */
  function start(job: () => Promise<void>): void {
    work = job()
      .catch(async (error: unknown) => {
        const step = running?.step ?? 'check';
        const trouble = troubleOf(error);
        log.warn({ step, trouble, cause: causeOf(error) }, 'an update failed');
        await save({ failure: { step, trouble, at: now() }, doing: null });
      })
      // The disk may be full. The journal on it is as it was, and the view has the failure.
      .catch(logUnwritable)
      .then(() => show(null));
  }

  async function fetch(): Promise<void> {
    const { feed } = journal.settings;
    if (running !== null || !takes || feed === '') return;
    show({ step: 'check', version: null, percent: null });
    start(async () => {
      await save({ triedAt: now() });
      const found = await fetchUpdate({
        ...{ feed, kept, downloads: folder, current: version, begin, log, progress: show },
        retryDelaysMs: options.retryDelaysMs ?? usualDelaysMs,
      });
      const isNew = found !== null && found !== journal.staged?.version;
      const stagedNow = isNew ? { version: found, at: now() } : found === null ? null : journal.staged;
      await save({ checkedAt: now(), failure: null, doing: null, staged: stagedNow });
      await keepOnly(kept, [version, ...[found, journal.update?.from].filter((one) => one != null)]);
      await look();
      log.info({ found }, 'updates were looked for');
    });
    await work;
  }

  const refusalOf = (open: UpdatedStudio): UpdateRefusal | null => {
    if (open.isPrinting()) return 'print';
    return open.isSendingMail() ? 'mail' : null;
  };
  /** Shuts the door to paid calls, and begins a piece of work that ends the program. */
  function beginOn(
    open: UpdatedStudio | null,
    step: UpdateStep,
    to: string,
    job: (open: UpdatedStudio) => Promise<void>,
  ): UpdateRefusal | null {
    if (running !== null || open === null) return 'busy';
    const refusal = refusalOf(open);
    if (refusal !== null) return refusal;
    try {
      open.shut();
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      return error.code === 'CALL_OPEN' ? 'call' : 'busy';
    }
    show({ step, version: to, percent: null });
    start(async () => {
      try {
        await job(open);
      } catch (error) {
        open.open();
        throw error;
      }
    });
    return null;
  }
  async function run(release: Release, open: UpdatedStudio, step: 'install' | 'back'): Promise<void> {
    // The installer takes up to ten minutes to end the program. A print or an e-mail that has begun already goes first.
    open.hold();
    if (refusalOf(open) !== null) throw new UpdateFailure('busy');
    await host?.install(release, kept);
    log.warn({ step, from: version, to: release.version }, 'the installer was started');
  }

  function install(to: string): UpdateRefusal | null {
    if (!takes || journal.staged?.version !== to) return 'gone';
    return beginOn(studio(), 'verify', to, async (open) => {
      const release = await verifyKept(kept, to);
      await begin('backup', to);
      await backUp(open, clock);
      await begin('copy', to);
      const at = now();
      const copies = await copyAll(dataDir, open, clock);
      await begin('install', to, { from: version, to, at, migration: newestMigration(), copies });
      await run(release, open, 'install');
    });
  }

  const way = wayBack({
    ...{ dataDir, version, studio, save },
    ...{ journal: () => journal, earlier: () => earlier },
  });
  async function goBack(to: string): Promise<UpdateRefusal | null> {
    await way.forgetMigratedCopy();
    const back = way.view();
    if (!takes || back?.version !== to || back.missing !== null) return 'gone';
    return beginOn(studio(), 'verify', to, async (open) => {
      const release = await verifyKept(kept, to);
      await begin('back', to, journal.update);
      await run(release, open, 'back');
    });
  }

  const installAlone = unattendedInstall({
    ...{ host, studio, install, clock, log },
    ...{ journal: () => journal, staged: () => staged },
  });
  async function lookDaily(): Promise<void> {
    if (isStopped() || running !== null || !takes) return;
    if (isCheckDue(journal, clock.now())) await fetch();
    // Also without a look: what stood in the way a minute ago may be over.
    if (!isStopped()) installAlone();
  }

  const settled = settle(journal, version, now());
  if (settled.journal !== journal) {
    const { doing } = journal;
    await saveIfWritable(settled.journal);
    const { failure, last } = settled.journal;
    log.warn({ step: doing?.step, trouble: failure?.trouble ?? null, last }, 'an update had not ended');
    for (const mode of copiedModes) await discardCopy(modePaths(dataDir, mode).records).catch(logUnwritable);
  }
  await look();
  const timer = setInterval(() => {
    lookDaily().catch((error: unknown) =>
      log.error({ cause: causeOf(error) }, 'a staged update could not be begun'),
    );
  }, lookMs).unref();
  if (settled.fetchAgain) void fetch();
  isReady = true;

  return {
    view: () => ({
      kind: host === null ? 'checkout' : takes ? 'installed' : 'no-key',
      ...{ version, running, ...journal.settings, staged: journal.staged, failure: journal.failure },
      ...{ checkedAt: journal.checkedAt, last: journal.last, back: way.view() },
      needsAdministrator: host?.needsAdministrator(staged) ?? false,
    }),
    async configure(settings) {
      if (!takes) throw new KioskError('WRONG_STEP', 'this program takes no updates');
      const isOther = settings.feed !== journal.settings.feed;
      await save({ settings, ...(isOther ? { checkedAt: null, failure: null } : {}) });
    },
    fetch,
    install,
    newerThanCopy: way.newerThanCopy,
    goBack,
    async putBack(mode, data) {
      const copy = journal.putBack[mode];
      if (copy === undefined) return;
      await putCopyBack({ ...data, copy, at: now() }, log);
      const { [mode]: _done, ...others } = journal.putBack;
      await save({ putBack: others });
    },
    atRest: () => work,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
