import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Printer } from '../../../../electron/printing/printer.ts';
import { createWindowsPrinter } from '../../../../electron/printing/windows/printer.ts';
import type { LaunchWork } from '../../../../electron/work/launch.ts';
import { eventually } from '../../../support/eventually.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { windowsJob, windowsProfile } from '../../../support/printing/windows-jobs.ts';

const program = new URL('../../../support/printing/scripted-print-process.ts', import.meta.url);
const idleMs = 300;

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

/**
 * A real process for each lane, whose driver fails as the fault says.
 * @param patienceMs for a driver that hangs; longer than a busy machine takes to start the process
 */
function printerWith(fault: string, patienceMs = 5_000): Printer {
  const launchWork: LaunchWork = () => {
    const child = fork(program, [fault, folder], { execArgv: [], serialization: 'advanced', silent: true });
    return {
      post: (message) => new Promise((resolve) => child.send(message as object, () => resolve())),
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.once('exit', listener),
      kill: () => void child.kill('SIGKILL'),
    };
  };
  return createWindowsPrinter({ launchWork, patienceMs, idleMs });
}

const pids = (): number[] => readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};
const jobIsListed = (): boolean => existsSync(join(folder, 'job'));

describe('a print process', () => {
  test('prints a sheet, and ends when nothing is left to do', async () => {
    const { jobId } = await printerWith('', 60_000).submit(windowsJob());

    expect(jobId).toMatch(/^41:261121-004 sheet 1 #[\da-f]{8}$/);
    expect(jobIsListed()).toBe(true);
    await eventually(() => expect(pids().every(isGone)).toBe(true));
  });

  test('whose driver hangs before the spooler receives the sheet has printed nothing', async () => {
    const printer = printerWith('open:hang');

    await expect(printer.ready('windows:DS620', windowsProfile)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
    expect(jobIsListed()).toBe(false);
    await eventually(() => expect(pids().every(isGone)).toBe(true));
  });

  test.each([['draw:crash'], ['endDoc:hang']])(
    'whose driver fails in the middle (%s) leaves the outcome unknown, and removes its job from the list',
    async (fault) => {
      await expect(printerWith(fault).submit(windowsJob())).rejects.toMatchObject({
        code: 'PRINT_UNCERTAIN',
      });

      expect(jobIsListed()).toBe(false);
    },
  );

  test('whose driver hangs delays neither another printer nor the list of printers', async () => {
    const printer = printerWith('draw:hang', 60_000);
    const hanging = printer.submit(windowsJob()).catch((error: unknown) => error);
    await eventually(() => expect(jobIsListed()).toBe(true));
    const [driver = 0] = pids();

    expect(await printer.list()).toHaveLength(2);
    await printer.ready('windows:Office', windowsProfile);

    // It still hangs: a driver that had been given up would be gone.
    expect(isGone(driver)).toBe(false);
    process.kill(driver, 'SIGKILL');
    expect(await hanging).toMatchObject({ code: 'PRINT_UNCERTAIN' });
  });
});
