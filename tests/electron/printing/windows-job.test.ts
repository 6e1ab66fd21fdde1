import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobReport, Printer } from '../../../electron/printing/printer.ts';
import { createWindowsPrinter } from '../../../electron/printing/windows.ts';
import { eventually } from '../../support/eventually.ts';
import { startFakePowershell, type FakePowershell } from '../../support/fake-powershell.ts';
import { jobFacts, printerFacts } from '../../support/windows-facts.ts';
import { isGone, no, ok } from '../../support/windows-jobs.ts';
import { testScratch } from '../../support/test-scratch.ts';

let shell: FakePowershell;
let printer: Printer;

beforeEach(async () => {
  shell = await startFakePowershell();
  vi.stubEnv('SystemRoot', undefined);
  vi.stubEnv('PATH', shell.path);
  printer = createWindowsPrinter({
    scratch: testScratch(),
    script: shell.script,
    patienceMs: 10_000,
    restartMs: 50,
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await shell.remove();
});

describe('a job that is followed', () => {
  const title = '261121-004 sheet 1 #0badcafe';
  const line = (change: Parameters<typeof jobFacts>[0], status = 0): object => ({
    Ok: true,
    Job: jobFacts(change),
    Printer: printerFacts({ Status: status }),
  });
  const untilFinal = (): Promise<JobReport[]> =>
    new Promise((resolve) => {
      const all: JobReport[] = [];
      printer.follow('windows:DS620', `41:${title}`, (report) => {
        all.push(report);
        if (report.final) resolve(all);
      });
    });

  test('is told from spooled to printed, each change once, and what holds it back', async () => {
    await shell.answer('job', {
      lines: [
        line({ Status: 0x8 }),
        line({ Status: 0x8 }),
        line({ Status: 0x10 }, 0x10),
        line({ Status: 0x10 }),
        line({ Status: 0x2080 }),
      ],
    });

    expect((await untilFinal()).map(({ state, trouble }) => [state, trouble])).toEqual([
      ['waiting', null],
      ['printing', 'media-empty'],
      ['printing', null],
      ['printed', null],
    ]);
    const [call] = await shell.calls('job');
    expect(call?.wish).toEqual({ Printer: 'DS620', Job: 41, Title: title, EveryMs: 1_000 });
  });

  test('that was printed leaves the helper to its last duty, although nobody listens any more', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x2080 })], stays: true });
    const stop = await new Promise<() => void>((resolve) => {
      const end = printer.follow('windows:DS620', `41:${title}`, () => setImmediate(resolve, () => end()));
    });
    stop();

    const [call] = await shell.calls('job');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isGone(call?.pid)).toBe(false);
    process.kill(call?.pid ?? 0);
  });

  test('that somebody takes out of the list was cancelled', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x4 }), line({ Found: false, Document: '' })] });

    expect((await untilFinal()).at(-1)).toMatchObject({ state: 'cancelled' });
  });

  test('that is simply gone is uncertain', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x10 }), line({ Found: false, Document: '' })] });

    expect((await untilFinal()).at(-1)).toMatchObject({ state: 'uncertain', final: true });
  });

  test('goes on being followed when the helper breaks off once', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x10 })] }, { lines: [line({ Status: 0x80 })] });

    expect((await untilFinal()).map(({ state }) => state)).toEqual(['printing', 'printed']);
  });

  test('whose spooler stays silent is uncertain, and told of again when the spooler is back', async () => {
    const silence = no('Win32Exception', 'the spooler is not running', 1722);
    await shell.answer('job', silence, silence, silence, silence, { lines: [line({ Status: 0x80 })] });

    expect(await untilFinal()).toMatchObject([
      { state: 'uncertain', trouble: 'spooler-gone', final: false },
      { state: 'printed', final: true },
    ]);
    expect(await shell.calls('job')).toHaveLength(5);
  });

  test('that waits again after a power cut is printed again: never said to be one good sheet', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x8 }), line({ Status: 0x80 })] });
    const all: JobReport[] = [];
    printer.follow('windows:DS620', `41:${title}`, (report) => all.push(report), '2026-11-21T10:00:00.000Z');

    await eventually(() => expect(all.at(-1)?.final).toBe(true));
    expect(all.map(({ state }) => state)).toEqual(['uncertain', 'uncertain']);
  });

  test('whose queue is taken away is uncertain, and nothing more will be heard', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x8 }), ...no('Win32Exception', '?', 1801).lines] });

    expect(await untilFinal()).toMatchObject([
      { state: 'waiting' },
      { state: 'uncertain', trouble: 'printer-gone', final: true },
    ]);
  });

  test('leaves no process behind when nobody follows it any more', async () => {
    await shell.answer('job', { lines: [line({ Status: 0x10 })], stays: true });
    const reports: JobReport[] = [];
    const stop = printer.follow('windows:DS620', `41:${title}`, (report) => reports.push(report));
    await eventually(() => expect(reports).toHaveLength(1));

    stop();

    const [call] = await shell.calls('job');
    await eventually(() => expect(isGone(call?.pid)).toBe(true));
    expect(reports).toHaveLength(1);
  });

  test('is cancelled by its number and its title', async () => {
    await shell.answer('cancel', ok({ Cancelled: true }), ok({ Cancelled: false }));

    await printer.cancel('windows:DS620', `41:${title}`);
    await expect(printer.cancel('windows:DS620', `41:${title}`)).rejects.toMatchObject({
      code: 'WRONG_STEP',
    });

    const [call] = await shell.calls('cancel');
    expect(call?.wish).toEqual({ Printer: 'DS620', Job: 41, Title: title });
  });
});
