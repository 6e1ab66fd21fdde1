import { beforeEach, describe, expect, test } from 'vitest';
import type { JobReport, Printer } from '../../../../electron/printing/printer.ts';
import { WindowsError, type JobInfo } from '../../../../electron/printing/windows/calls.ts';
import { createWindowsPrinter } from '../../../../electron/printing/windows/printer.ts';
import { eventually } from '../../../support/eventually.ts';
import {
  scriptedPrinter,
  scriptedWindows,
  type ScriptedWindows,
} from '../../../support/printing/scripted-windows.ts';
import { servedHere } from '../../../support/printing/windows-jobs.ts';

const title = '261121-004 sheet 1 #0badcafe';
const everyMs = 5;
const jobCommand = { delete: 5, release: 9 } as const;

const info = (change: Partial<JobInfo>): JobInfo => ({
  ...{ document: title, statusText: '', status: 0, pagesPrinted: 0, totalPages: 1 },
  ...change,
});

type Look = { readonly job: Partial<JobInfo> | null; readonly printer?: number } | WindowsError;

let windows: ScriptedWindows;
let looks: number;

/** A printer whose spooler gives one answer for each reading; the last answer stays. */
function whoseJobIs(...answers: readonly Look[]): Printer {
  windows = scriptedWindows(scriptedPrinter());
  looks = 0;
  const now = (): Look => answers[Math.min(looks, answers.length) - 1] ?? { job: null };
  const calls = {
    ...windows,
    job: () => {
      looks += 1;
      const look = now();
      if (look instanceof WindowsError) throw look;
      return look.job === null ? null : info(look.job);
    },
    printer: (name: string) => {
      const look = now();
      const status = look instanceof WindowsError ? 0 : (look.printer ?? 0);
      return { ...windows.printer(name), status };
    },
  };
  return createWindowsPrinter({ launchWork: servedHere(calls), everyMs });
}

const untilFinal = (printer: Printer, seenPrintingAt: string | null = null): Promise<JobReport[]> =>
  new Promise((resolve) => {
    const all: JobReport[] = [];
    const listen = (report: JobReport): void => {
      all.push(report);
      if (report.final) resolve(all);
    };
    printer.follow('windows:DS620', `41:${title}`, listen, seenPrintingAt);
  });

beforeEach(() => {
  windows = scriptedWindows(scriptedPrinter());
});

describe('a job that is followed', () => {
  test('is reported from spooled to printed, each change once, with what holds it back', async () => {
    const printer = whoseJobIs(
      { job: { status: 0x8 } },
      { job: { status: 0x8 } },
      { job: { status: 0x10 }, printer: 0x10 },
      { job: { status: 0x10 } },
      { job: { status: 0x2080 } },
    );

    expect((await untilFinal(printer)).map(({ state, trouble }) => [state, trouble])).toEqual([
      ['waiting', null],
      ['printing', 'media-empty'],
      ['printing', null],
      ['printed', null],
    ]);
  });

  test('that was printed is removed from the list, where it was kept to be seen', async () => {
    const printer = whoseJobIs({ job: { status: 0x2080 } });
    windows.jobs.set(41, info({}));

    await untilFinal(printer);

    expect(windows.commands).toEqual([[41, jobCommand.release]]);
    expect(looks).toBe(1);
  });

  test('that somebody removes from the list was cancelled', async () => {
    const printer = whoseJobIs({ job: { status: 0x4 } }, { job: null });

    expect((await untilFinal(printer)).at(-1)).toMatchObject({ state: 'cancelled' });
  });

  test.each([
    ['is gone', { job: null }],
    ['has given its number to another job', { job: { document: 'invoice.docx', status: 0x2080 } }],
  ])('that %s is uncertain', async (_how, look) => {
    const printer = whoseJobIs({ job: { status: 0x10 } }, look);

    expect((await untilFinal(printer)).at(-1)).toMatchObject({ state: 'uncertain', final: true });
    expect(windows.commands).toEqual([]);
  });

  test('whose spooler does not answer is uncertain, and reported again when the spooler is back', async () => {
    const silence = new WindowsError('OpenPrinter', 1722);
    const printer = whoseJobIs(silence, silence, silence, silence, { job: { status: 0x80 } });

    expect(await untilFinal(printer)).toMatchObject([
      { state: 'uncertain', trouble: 'spooler-gone', final: false },
      { state: 'printed', final: true },
    ]);
    expect(looks).toBe(5);
  });

  test('is still followed when the spooler fails once', async () => {
    const failure = new WindowsError('OpenPrinter', 1722);
    const printer = whoseJobIs({ job: { status: 0x10 } }, failure, { job: { status: 0x80 } });

    expect((await untilFinal(printer)).map(({ state }) => state)).toEqual(['printing', 'printed']);
  });

  test('that waits again after a power cut is printed again: never said to be one good sheet', async () => {
    const printer = whoseJobIs({ job: { status: 0x8 } }, { job: { status: 0x80 } });

    const all = await untilFinal(printer, '2026-11-21T10:00:00.000Z');

    expect(all.map(({ state }) => state)).toEqual(['uncertain', 'uncertain']);
  });

  test('whose queue is removed is uncertain, and reported no more', async () => {
    const printer = whoseJobIs({ job: { status: 0x8 } }, new WindowsError('OpenPrinter', 1801));

    expect(await untilFinal(printer)).toMatchObject([
      { state: 'waiting' },
      { state: 'uncertain', trouble: 'printer-gone', final: true },
    ]);
  });

  test('is no longer read when nobody follows it', async () => {
    const printer = whoseJobIs({ job: { status: 0x10 } });
    const reports: JobReport[] = [];
    const stop = printer.follow('windows:DS620', `41:${title}`, (report) => reports.push(report));
    await eventually(() => expect(reports).toHaveLength(1));

    stop();

    const asked = looks;
    await new Promise((resolve) => setTimeout(resolve, 10 * everyMs));
    expect(looks).toBeLessThanOrEqual(asked + 1);
    expect(reports).toHaveLength(1);
  });
});

describe('a job that is cancelled', () => {
  const open = (): Printer => createWindowsPrinter({ launchWork: servedHere(windows) });

  test('is found by its number and its title, and removed from the list once', async () => {
    windows.jobs.set(41, info({}));
    const printer = open();

    await printer.cancel('windows:DS620', `41:${title}`);
    await expect(printer.cancel('windows:DS620', `41:${title}`)).rejects.toMatchObject({
      code: 'WRONG_STEP',
    });

    expect(windows.commands).toEqual([[41, jobCommand.delete]]);
  });

  test('is left alone when the number belongs to another job by now', async () => {
    windows.jobs.set(41, info({ document: 'invoice.docx' }));

    await expect(open().cancel('windows:DS620', `41:${title}`)).rejects.toMatchObject({ code: 'WRONG_STEP' });
    expect(windows.jobs.has(41)).toBe(true);
  });
});
