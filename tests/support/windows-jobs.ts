/** A Windows machine's printer, whose helper answers what a test says. */
import type { PrintJob } from '../../electron/printing/printer.ts';
import { labProfile } from './print-jobs.ts';
import { dyeSubPage, printerFacts } from './windows-facts.ts';
import type { FakeAnswer } from './fake-powershell.ts';

export const ok = (answer: object): FakeAnswer => ({ lines: [{ Ok: true, ...answer }] });
export const no = (Kind: string, Message: string, Code = 0): FakeAnswer => ({
  lines: [{ Ok: false, Kind, Message, Code }],
});
export const page = (change: Parameters<typeof printerFacts>[0] = {}): FakeAnswer =>
  ok({ Page: dyeSubPage, Printer: printerFacts(change) });

/** As much of a PNG as is read of it: 1240 x 1844 px. */
export const png = Buffer.alloc(40);
Buffer.from('89504e470d0a1a0a0000000d49484452000004d800000734', 'hex').copy(png);

export const windowsProfile = labProfile({
  keyword: '(4x6)',
  options: [{ name: 'Resolution', value: '300x300' }],
  raster: { widthPx: 1240, heightPx: 1844 },
});

export const windowsJob = (change: Partial<PrintJob> = {}): PrintJob => ({
  printerId: 'windows:DS620',
  profile: windowsProfile,
  file: png,
  widthMm: 101.6,
  heightMm: 152.4,
  title: '261121-004 sheet 1',
  copies: 2,
  ...change,
});

/** True when there is no such process. */
export const isGone = (pid = 0): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};
