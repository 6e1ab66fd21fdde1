/** What the drivers of the spooler's queues offer. */
import type { DriverView } from '../../../shared/printing.ts';
import { describeQueue } from './queue.ts';
import { fetchDriver, type ServerAddress } from './server.ts';
import { readDriver } from '../drivers/reader.ts';

/** A print asks several times within moments; a description has up to 1 MiB. */
const recentMs = 2_000;

/** Reads drivers, and remembers them for as long as one print takes. */
export function createDriverCache(address: () => ServerAddress) {
  const known = new Map<string, { readonly atMs: number; readonly driver: Promise<DriverView | null> }>();

  async function ask(queue: string): Promise<DriverView | null> {
    const [device, ppd] = await Promise.all([describeQueue(address(), queue), fetchDriver(address(), queue)]);
    return ppd === null ? null : readDriver({ ppd, ...device });
  }

  /**
   * The driver as it is now; null for a queue without one.
   * @throws KioskError PRINTER_UNKNOWN or PRINTER_UNREACHABLE
   */
  function read(queue: string): Promise<DriverView | null> {
    const reading = { atMs: performance.now(), driver: ask(queue) };
    known.set(queue, reading);
    // What failed is asked again; whoever waits for it hears why.
    reading.driver.catch(() => {
      if (known.get(queue) === reading) known.delete(queue);
    });
    return reading.driver;
  }

  return {
    read,
    /** The driver as it was a moment ago. Throws as `read` does. */
    recent(queue: string): Promise<DriverView | null> {
      const reading = known.get(queue);
      const isRecent = reading !== undefined && performance.now() - reading.atMs < recentMs;
      return isRecent ? reading.driver : read(queue);
    },
  };
}
