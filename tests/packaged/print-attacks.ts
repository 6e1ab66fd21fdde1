/** Attacks on the command that prints, with a spooler of the run's own. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallName } from '../../shared/contract.ts';
import { KioskError } from '../../shared/errors.ts';
import { hasCups, startPrintLab, type PrintLab } from '../support/printing/print-lab.ts';
import { workUntil, type Counter } from '../support/kiosk/staff-robot.ts';
import { unlock } from '../support/kiosk/supervisor.ts';
import { unlike, type Attack } from './attack.ts';
import { clientOfPage } from './client.ts';
import { pin } from './kiosk-lock.ts';

if (!hasCups) console.log('Skipped: attacks on the print command. There is no CUPS on this machine.');

/** Runs an attack while the program finds a spooler with the queue `office`. */
const withSpooler =
  (work: (lab: PrintLab, client: Counter, target: Parameters<Attack>[0]) => ReturnType<Attack>): Attack =>
  async (target) => {
    if (!hasCups) return [];
    const lab = await startPrintLab();
    process.env['CUPS_SERVER'] = lab.server;
    try {
      await lab.addQueue('office');
      const client = clientOfPage(target.page);
      await unlock(client, pin);
      return await work(lab, client, target);
    } finally {
      delete process.env['CUPS_SERVER'];
      await lab.stop();
    }
  };

const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof KioskError ? error.code : String(error)),
  );

export const printAttacks: Readonly<Record<string, Attack>> = {
  'no command in the title of a print': withSpooler(async (lab, client, { portrait }) => {
    // A name is short, so that the file is in the folder from which `lp` is started.
    const mark = join(process.cwd(), 'ran');
    const settings = await client.call('settings');
    const receipts = { printerId: 'cups:office', paper: 'a4' } as const;
    await client.call('saveSettings', { settings: { ...settings, receipts } });
    const prefixes = await Promise.all(
      ['$(id)', '"', '-o', 'A\nB'].map((prefix) => outcomeOf(client.call('setUpFile', { prefix }))),
    );
    const job = {
      customer: `-o raw "$(touch ran)" \`touch ran\` 'x'; touch ran`,
      ...{ specCode: 'uk-passport', shot: new Uint8Array(await readFile(portrait)) },
      started: { previews: 0, finals: 0, prints: 0 },
    };
    const { id: orderId, number } = await workUntil(client, await client.call('createOrder'), job);
    await client.call('printPapers', { orderId, papers: [{ kind: 'receipt' }] });
    const { title } = await lab.arrived(await lab.lastJob());
    await client.call('saveSettings', { settings });
    return unlike(
      { title, ran: existsSync(mark), prefixes: [...new Set(prefixes)].join() },
      { title: `${number} receipt`, ran: false, prefixes: 'INVALID_INPUT' },
    );
  }),

  'no command in the name of a queue': withSpooler(async (lab, client) => {
    const mark = join(process.cwd(), 'ran-by-a-queue');
    const names = [
      ...[
        `$(touch\${IFS}${mark})`,
        '$(id)',
        '-n',
        '--',
        '-oraw',
        '"quoted"',
        "'quoted'",
        '`id`',
        'office;id',
      ],
      ...['two\nlines', 'with a space', '../office', 'office/instance', 'office#x', '', 'żółw'],
    ];
    const calls: readonly [CallName, object][] = [
      ['printCalibration', { mediumId: '4x6in' }],
      ['resumePrinter', {}],
      ['printerSetup', {}],
    ];
    const found: string[] = [];
    for (const name of names)
      for (const [call, args] of calls) {
        const outcome = await outcomeOf(client.call(call, { ...args, printerId: `cups:${name}` }));
        if (!['INVALID_INPUT', 'PRINTER_UNKNOWN'].includes(outcome))
          found.push(`${call} ${name}: ${outcome}`);
      }
    return [
      ...found,
      ...unlike({ ran: existsSync(mark), jobs: await lab.lastJob() }, { ran: false, jobs: 0 }),
    ];
  }),
};
