/** A Windows machine's printer whose calls a test answers, and jobs for it. */
import sharp from 'sharp';
import type { PrintJob } from '../../../electron/printing/printer.ts';
import type { WindowsCalls } from '../../../electron/printing/windows/calls.ts';
import { servePrinting } from '../../../electron/printing/windows/serve.ts';
import type { LaunchWork } from '../../../electron/work/launch.ts';
import { newId } from '../../../shared/ids.ts';
import { labProfile } from './print-jobs.ts';

/** White, a tenth of the page in each direction. */
export const png = await sharp({ create: { width: 124, height: 184, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();

export const windowsProfile = labProfile({
  keyword: '(4x6)',
  options: [{ name: 'Resolution', value: '300x300' }],
  raster: { widthPx: 1240, heightPx: 1844 },
});

export const windowsJob = (change: Partial<PrintJob> = {}): PrintJob => ({
  printId: newId('prt'),
  printerId: 'windows:DS620',
  profile: windowsProfile,
  file: png,
  widthMm: 101.6,
  heightMm: 152.4,
  title: '261121-004 sheet 1',
  copies: 1,
  ...change,
});

/** The print process without a process: everything is copied on its way, as between processes. */
export const servedHere =
  (calls: WindowsCalls): LaunchWork =>
  () => {
    let hear = (_message: unknown): void => undefined;
    let answer = (_message: unknown): void => undefined;
    let running = true;
    const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    servePrinting(
      {
        tell: async (message) => {
          const copy: unknown = structuredClone(message);
          await turn();
          if (running) answer(copy);
        },
        onMessage: (listener) => {
          hear = listener;
        },
      },
      calls,
    );
    return {
      post: async (message) => {
        const copy: unknown = structuredClone(message);
        await turn();
        hear(copy);
      },
      onMessage: (listener) => {
        answer = listener;
      },
      onExit: () => undefined,
      kill: () => {
        running = false;
      },
    };
  };
