/** The frames that a page shows while something moves, from Chromium's own trace. */
import type { CDPSession, Page } from '@playwright/test';

export interface TracedFrames {
  readonly frames: number;
  /** Frames shown a second. */
  readonly perSecond: number;
  /** From one frame to the next, milliseconds. */
  readonly medianMs: number;
  readonly longestMs: number;
}

/** The parts used of a trace event: `ts` in microseconds (Chromium's Trace Event Format). */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
}

const marks = { begun: 'movement begun', ended: 'movement ended' } as const;
const mark = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((text) => performance.mark(text), name);

/**
 * Moves, and counts the frames that Chromium's compositor drew of the page between the first and the last movement.
 */
export async function traceFrames(
  cdp: CDPSession,
  page: Page,
  move: () => Promise<void>,
): Promise<TracedFrames> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
        'blink.user_timing',
      ],
    },
  });
  // Starting a trace pauses every process for a moment.
  await page.waitForTimeout(500);
  await mark(page, marks.begun);
  await move();
  await mark(page, marks.ended);
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return framesOf(events);
}

function framesOf(events: readonly TraceEvent[]): TracedFrames {
  const begun = events.find(({ name }) => name === marks.begun);
  const ended = events.find(({ name }) => name === marks.ended);
  if (begun === undefined || ended === undefined) throw new Error('The trace lacks its marks.');
  const drawn = events
    .filter(
      ({ name, pid, ts }) => name === 'DrawFrame' && pid === begun.pid && ts >= begun.ts && ts <= ended.ts,
    )
    .map(({ ts }) => ts / 1_000)
    .toSorted((one, other) => one - other);
  const gaps = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at));
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1_000;
  return {
    frames: drawn.length,
    perSecond: gaps.length / seconds,
    medianMs: gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Number.NaN,
    longestMs: Math.max(...gaps),
  };
}
