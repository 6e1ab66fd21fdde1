/** Reads the drivers of the spooler's queues. */
import type { DriverView } from '../../../shared/printing.ts';
import { describeQueue } from './queue.ts';
import { fetchDriver, type ServerAddress } from './server.ts';
import { readDriver } from '../drivers/reader.ts';

/** One print asks for the driver several times within moments, and a description can be 1 MiB long. */
const recentMs = 2_000;

/** Reads drivers, and remembers each for as long as one print takes. */
export function createDriverCache(address: () => ServerAddress) {
  const known = new Map<string, { readonly atMs: number; readonly driver: Promise<DriverView | null> }>();

  async function ask(queue: string): Promise<DriverView | null> {
    const [device, ppd] = await Promise.all([describeQueue(address(), queue), fetchDriver(address(), queue)]);
    return ppd === null ? null : readDriver({ ppd, ...device });
  }

  /**
   * Reads the driver now; returns null for a queue without one.
   * @throws KioskError PRINTER_UNKNOWN or PRINTER_UNREACHABLE
   */
  function read(queue: string): Promise<DriverView | null> {
    const reading = { atMs: performance.now(), driver: ask(queue) };
    known.set(queue, reading);
    // A failed reading is not kept: its callers get the error, and the next call asks again.
    reading.driver.catch(() => {
      if (known.get(queue) === reading) known.delete(queue);
    });
    return reading.driver;
  }

  return {
    read,
    /** Returns the driver as it was up to two seconds ago. Throws as `read` does. */
    recent(queue: string): Promise<DriverView | null> {
      const reading = known.get(queue);
      const isRecent = reading !== undefined && performance.now() - reading.atMs < recentMs;
      return isRecent ? reading.driver : read(queue);
    },
  };
}
