/** Caches drivers' answers for a short time, because a sheet is planned at each drag of a photo. */
import { KioskError } from '../../shared/errors.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { DriverView } from '../../shared/printing.ts';
import type { Clock } from '../clock.ts';
import { identityOf } from '../printing/drivers/reader.ts';
import { presetOf, type Preset } from '../printing/drivers/presets.ts';
import type { Printer } from '../printing/printer.ts';

/** The driver of a printer, as far as it is known now. */
export interface DriverReading {
  /** Null when there is no driver, or when it cannot be read. */
  readonly driver: DriverView | null;
  /** Changes when the driver or the queue changes; empty when nothing is known. */
  readonly identity: string;
  readonly preset: Preset | null;
  /** The reason why the driver cannot be read. */
  readonly trouble: KioskError | null;
}

/** Long enough for a drag, short enough for a person who has just changed a queue. Milliseconds. */
const goodForMs = 2_000;
/**
 * A printer that takes longer than this to answer (Windows takes seconds) is not awaited at each drag: its
 * last answer is used for a minute and refreshed in the background. Milliseconds.
 */
const slowMs = 300;
const slowGoodForMs = 60_000;

interface Kept {
  askedAt: number;
  asking: Promise<DriverReading>;
  /** The last answer; null before the first. */
  answer: { readonly reading: DriverReading; readonly at: number; readonly tookMs: number } | null;
}

export interface DriverReadings {
  /** Never throws a `KioskError`; returns it as the reading's trouble. */
  read(printerId: string, now?: boolean): Promise<DriverReading>;
}

export function createDriverReadings(
  printers: Pick<Printer, 'driver'>,
  settings: () => StudioSettings,
  clock: Pick<Clock, 'monotonicMs'>,
): DriverReadings {
  const kept = new Map<string, Kept>();

  async function ask(printerId: string): Promise<DriverReading> {
    try {
      const driver = await printers.driver(printerId);
      if (driver !== null) {
        return { driver, identity: driver.identity, preset: presetOf(driver.name), trouble: null };
      }
      // A watched folder's name identifies the printer behind it; another folder is another printer.
      const folder = settings().hotFolders.find(({ id }) => id === printerId);
      return {
        driver,
        identity: folder === undefined ? '' : identityOf([folder.path, folder.format]),
        preset: folder === undefined ? null : presetOf(folder.name),
        trouble: null,
      };
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      return { driver: null, identity: '', preset: null, trouble: error };
    }
  }

  function askAgain(printerId: string): Kept {
    const askedAt = clock.monotonicMs();
    const asking = ask(printerId);
    const entry: Kept = { askedAt, asking, answer: kept.get(printerId)?.answer ?? null };
    kept.set(printerId, entry);
    void asking.then((reading) => {
      const at = clock.monotonicMs();
      entry.answer = { reading, at, tookMs: at - askedAt };
    }, noAnswer);
    return entry;
  }

  return {
    read(printerId, now = false) {
      const last = kept.get(printerId);
      const at = clock.monotonicMs();
      const recent = last !== undefined && at - last.askedAt < goodForMs;
      const { asking, answer } = now || !recent ? askAgain(printerId) : last;
      const isSlow = answer !== null && answer.tookMs > slowMs && at - answer.at < slowGoodForMs;
      return !now && isSlow ? Promise.resolve(answer.reading) : asking;
    },
  };
}

/**
 * Ignores a transport's bug here: the caller that waits for the answer gets the error, and nothing is cached.
 */
const noAnswer = (): void => undefined;
