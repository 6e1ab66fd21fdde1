import type { CameraTrouble } from './camera-failure.ts';

/** Milliseconds until a camera with this trouble is tried again automatically. Other troubles wait for staff. */
const firstTry: Readonly<Partial<Record<CameraTrouble, number>>> = {
  busy: 4_000,
  silent: 4_000,
  failed: 4_000,
  // The system normally reports a new device; after sleep it may have appeared before anyone listened.
  lost: 6_000,
  missing: 6_000,
  // Reported after two seconds; the camera is closed and reopened this much later.
  stalled: 3_000,
  asleep: 4_000,
  held: 4_000,
  mirrorUp: 4_000,
  programClosed: 6_000,
};
const longestWait = 30_000;
/** Milliseconds between tries where the system does not report that a camera was plugged in. */
const unreportedWait = 3_000;

const beat = 500;
/** A gap between two timer ticks that only a sleeping machine causes, ms. */
const asleepAfter = 10_000;

export interface Reopening {
  /** The current trouble; null when all is well or no screen shows the camera. */
  readonly trouble: () => CameraTrouble | null;
  /** True while a screen shows the camera. */
  readonly wanted: () => boolean;
  /** True for a camera that the system does not report when it is plugged in. */
  readonly unreported?: () => boolean;
  readonly open: () => Promise<void>;
}

/**
 * Reopens a camera automatically: after a while in trouble, then at growing intervals, and after sleep. Returns a
 * function that stops this.
 */
export function keepOpening({ trouble, wanted, unreported = () => false, open }: Reopening): () => void {
  let lastBeat = Date.now();
  let since: { readonly trouble: CameraTrouble; readonly at: number } | null = null;
  let tries = 0;

  const timer = setInterval(() => {
    const now = Date.now();
    const slept = now - lastBeat > asleepAfter;
    lastBeat = now;
    const current = trouble();
    if (!wanted() || current === null) {
      // A moment without trouble resets the waiting: the next trouble starts from the beginning.
      since = null;
      if (!wanted() || !slept) {
        tries = 0;
        return;
      }
      void open();
      return;
    }
    if (since?.trouble !== current) since = { trouble: current, at: now };
    const first = firstTry[current];
    if (first === undefined) return;
    const wait = unreported() ? unreportedWait : Math.min(first * 2 ** tries, longestWait);
    if (!slept && now - since.at < wait) return;
    tries += 1;
    since = { trouble: current, at: now };
    void open();
  }, beat);
  return () => clearInterval(timer);
}
