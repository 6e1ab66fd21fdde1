/**
 * Runs the guidance as long as a busy afternoon, and measures its effect on the memory of the page's process and of
 * the browser's other processes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { openGuidedCamera } from '../bench/guidance.ts';
import { growthOf, memoryMiB, type Growth } from '../support/process-memory.ts';

export interface GuidanceRun {
  readonly minutes: number;
  /** Number of pictures analysed. */
  readonly looks: number;
  readonly page: Growth;
  /** Memory of all processes of the browser, including the page's. */
  readonly all: Growth;
  readonly problems: readonly string[];
}

/** Growth over half an hour, relative to the settled memory, that counts as a leak. */
const mostPercent = 10;
/** Time until compiling, caches and the first garbage have settled. */
const settleSeconds = 60;
const everySeconds = 2;
/** Number of samples for a level: the lowest of a minute, because the amount of garbage varies. */
const levelSamples = 30;

interface Sample {
  readonly page: number;
  readonly all: number;
}

async function sample(processes: readonly { readonly id: number; readonly type: string }[]): Promise<Sample> {
  const each = await Promise.all(processes.map(async ({ id, type }) => ({ type, mib: await memoryMiB(id) })));
  const sum = (of: typeof each): number => of.reduce((total, { mib }) => total + mib, 0);
  return { page: sum(each.filter(({ type }) => type === 'renderer')), all: sum(each) };
}

/** @param onMinute called once a minute with the memory of the page's process, to show progress */
export async function runGuidance(
  minutes: number,
  onMinute: (minute: number, mib: number) => void,
): Promise<GuidanceRun> {
  const kiosk = await openGuidedCamera();
  try {
    const session = await kiosk.browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const total = settleSeconds + minutes * 60;
    const watched = kiosk.page.evaluate((time) => window.harness.watch(time, true), total);
    const begun = performance.now();
    const samples: Sample[] = [];
    const sampling = (async (): Promise<void> => {
      await wait(settleSeconds * 1000);
      for (let tick = 1; tick * everySeconds <= minutes * 60; tick += 1) {
        const now = await sample(processInfo);
        samples.push(now);
        if ((tick * everySeconds) % 60 === 0) onMinute((tick * everySeconds) / 60, now.page);
        // Scheduled by the clock and not from the last sample, because the analysis ends by the clock too.
        await wait(Math.max(0, begun + (settleSeconds + tick * everySeconds) * 1000 - performance.now()));
      }
    })();
    const [{ looks, last }] = await Promise.all([watched, sampling]);
    const page = growthOf(
      samples.map((each) => each.page),
      levelSamples,
    );
    const all = growthOf(
      samples.map((each) => each.all),
      levelSamples,
    );
    const grown = Math.max(page.percent, all.percent);
    const problems = [
      ...(grown >= mostPercent ? [`guidance grew by ${grown.toFixed(1)} % of its memory`] : []),
      ...(last?.faces === 1 ? [] : ['at the end the guidance no longer saw the sitter']),
    ];
    return { minutes, looks, page, all, problems };
  } finally {
    await kiosk.close();
  }
}
