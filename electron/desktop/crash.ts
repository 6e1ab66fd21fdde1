import { app, type BrowserWindow } from 'electron';
import { errorPosition } from '../error-position.ts';
import type { Log } from '../log.ts';

/** Crashes closer together than this are one run. Milliseconds. */
const runMs = 60_000;

/** Waits before the first, second, third and every further reload of a run of crashes. Milliseconds. */
const waitsMs = [0, 1_000, 5_000, 30_000] as const;

/**
 * Returns the wait before the next reload. A page that always crashes at once is reloaded for ever, but slowly: the
 * counter may be unattended, and the cause (memory, a driver) may pass.
 *
 * @param crashes times of earlier crashes, in milliseconds, ascending
 * @param now on the same clock
 */
export function reloadWait(crashes: readonly number[], now: number): number {
  const recent = crashes.filter((time) => now - time < runMs).length;
  return waitsMs[Math.min(recent, waitsMs.length - 1)] ?? 0;
}

/**
 * Reloads the page when its process is gone or hangs. The address, which includes the order, is kept, so the same
 * screen returns. A call under way continues in the main process. Nothing is uploaded anywhere.
 */
export function recoverFromCrashes(window: BrowserWindow, log: Log): void {
  const contents = window.webContents;
  const crashes: number[] = [];
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.error({ reason, exitCode }, 'the page is gone');
    if (reason === 'clean-exit') return;
    const now = performance.now();
    const wait = reloadWait(crashes, now);
    crashes.push(now);
    setTimeout(() => {
      if (!window.isDestroyed()) contents.reload();
    }, wait);
  });
  window.on('unresponsive', () => {
    log.error({}, 'the page hangs');
    // This leads to `render-process-gone`, which reloads.
    contents.forcefullyCrashRenderer();
  });
}

/** Logs the end of a helper process. Chromium automatically restarts its GPU process, and the screen survives. */
export function noteLostProcesses(log: Log): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, serviceName }) => {
    log.error({ type, reason, exitCode, serviceName: serviceName ?? '' }, 'a helper process is gone');
  });
}

/**
 * Logs uncaught errors and continues: every order is on disk, and a kiosk that vanishes in front of a customer helps
 * no one.
 */
export function noteUnhandledErrors(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ ...errorPosition(error) }, 'an error that nobody caught');
  });
  process.on('unhandledRejection', (reason) => {
    log.error({ ...errorPosition(reason) }, 'a rejection that nobody handled');
  });
}
