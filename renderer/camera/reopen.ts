import type { CameraTrouble } from './camera-failure.ts';

/** Milliseconds until a camera in this trouble is tried again by itself. Where nothing is said, staff do something first. */
const firstTry: Readonly<Partial<Record<CameraTrouble, number>>> = {
  busy: 4_000,
  silent: 4_000,
  failed: 4_000,
  // As a rule the system says that a device has come; after sleep it may have come before anyone listened.
  lost: 6_000,
  missing: 6_000,
  // Said after two seconds; this much later the camera is closed and opened.
  stalled: 3_000,
};
const longestWait = 30_000;

const beat = 500;
/** A pause between two beats that only a machine asleep makes. */
const asleepAfter = 10_000;

export interface Reopening {
  /** What is wrong now; null while all is well, or nobody looks. */
  readonly trouble: () => CameraTrouble | null;
  /** Somebody looks through the camera. */
  readonly wanted: () => boolean;
  readonly open: () => Promise<void>;
}

/** Opens a camera again by itself: after a while in trouble, each time after a longer one, and after sleep. */
export function keepOpening({ trouble, wanted, open }: Reopening): () => void {
  let lastBeat = Date.now();
  let since: { readonly trouble: CameraTrouble; readonly at: number } | null = null;
  let tries = 0;

  const timer = setInterval(() => {
    const now = Date.now();
    const slept = now - lastBeat > asleepAfter;
    lastBeat = now;
    const current = trouble();
    if (!wanted() || current === null) {
      // Well for a moment is well: the next trouble starts from the beginning.
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
    if (!slept && now - since.at < Math.min(first * 2 ** tries, longestWait)) return;
    tries += 1;
    since = { trouble: current, at: now };
    void open();
  }, beat);
  return () => clearInterval(timer);
}
