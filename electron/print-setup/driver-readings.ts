/** What drivers say, asked once for a while: a sheet is planned at each drag of a photo. */
import { KioskError } from '../../shared/errors.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { DriverView } from '../../shared/printing.ts';
import type { Clock } from '../clock.ts';
import { identityOf } from '../printing/drivers/reader.ts';
import { presetOf, type Preset } from '../printing/drivers/presets.ts';
import type { Printer } from '../printing/printer.ts';

/** What stands behind a printer, as far as it can be told now. */
export interface DriverReading {
  /** Null where there is none, or where it cannot be read. */
  readonly driver: DriverView | null;
  /** Another when what stands behind the printer is another; empty where nothing can be told. */
  readonly identity: string;
  readonly preset: Preset | null;
  /** Why it cannot be read. */
  readonly trouble: KioskError | null;
}

/** Long enough for a drag, short enough for someone who has just changed a queue. Milliseconds. */
const goodForMs = 2_000;
/**
 * A printer that takes longer than this to tell of itself (Windows takes seconds) is not waited for at each drag: what it
 * said last holds for a minute, and is asked again beside. Milliseconds.
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
  /** Never throws a `KioskError`: it is told as the reading's trouble. */
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
      // A watched folder says by its name what prints behind it; another folder is another printer.
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

/** A bug of a transport: whoever waits for the answer hears of it, and nothing is remembered. */
const noAnswer = (): void => undefined;
