/** The recovery key on paper: the bytes that a printer gets; the disk keeps none of them. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createKeyPaper } from '../../../electron/account/key-paper.ts';
import { createComposer } from '../../../electron/printing/composer.ts';
import type { PrintJob } from '../../../electron/printing/printer.ts';
import { readRecoveryKey, writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { SlipPrinter, StudioSettings } from '../../../shared/model/settings.ts';
import { driverOf } from '../../support/printing/drivers.ts';
import { printer } from '../../support/fixture/data.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { expectFits, keyPapers } from '../../support/printing/key-papers.ts';
import { keyTypedFrom, textOf } from '../../support/printing/papers.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { openFile } from '../../support/records/records-file.ts';
import { foundIn, readFolder, spellingsOfText } from '../../support/service/needles.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { workHere } from '../../support/kiosk/work-here.ts';

const key = writeRecoveryKey(new Uint8Array(32).map((_, index) => index * 7));
const composer = createComposer(workHere, memoryLog());
afterAll(() => composer.stop());
const office: SlipPrinter = { printerId: 'cups:Office', paper: 'a4' };

function example(change: Partial<StudioSettings>) {
  const jobs: PrintJob[] = [];
  const settings = { ...defaultSettings, studioName: 'Bright', ...change };
  const paper = createKeyPaper(
    {
      settings: { get: () => settings, save: (next) => next, language: () => null, isNamed: () => true },
      clock: handClock(),
    },
    {
      driver: () => Promise.resolve(driverOf([{ name: 'A4', page: [595, 842] }])),
      takes: () => 'pdf',
      ready: (id) => Promise.resolve(printer(id, 'Office laser')),
      submit(job) {
        jobs.push(job);
        return Promise.resolve({ jobId: '1' });
      },
    },
    composer,
  );
  return { paper, jobs };
}

it('is printed once on the printer of receipts, and what is on the paper opens the studio', async () => {
  const { paper, jobs } = example({ receipts: office, slips: { printerId: 'cups:Roll', paper: 'roll80' } });

  expect(await paper.print(key)).toBe('Office laser');

  expect(jobs).toHaveLength(1);
  const [job] = jobs;
  expect(job).toMatchObject({ printerId: 'cups:Office', copies: 1, title: 'Headroom' });
  const typed = await keyTypedFrom(job?.file ?? new Uint8Array());
  expect(typed).toBe(key);
  expect(readRecoveryKey(typed)).toEqual(readRecoveryKey(key));
  expect(await textOf(job?.file ?? new Uint8Array())).toContain('Keep this paper safe');
});

it.each([
  ['the printer of slips, where receipts are saved as files', { receipts: null, slips: office }],
  [
    'the printer of slips, where receipts go to a print program’s folder',
    {
      receipts: { printerId: 'folder:0123abcd', paper: 'a6' },
      slips: office,
    },
  ],
] as const)('goes to %s', async (_which, chosen) => {
  const { paper, jobs } = example(chosen);
  await paper.print(key);

  expect(jobs.map(({ printerId }) => printerId)).toEqual(['cups:Office']);
});

it.each([
  [null, null],
  [{ printerId: 'file', paper: 'a6' }, null],
  [
    { printerId: 'folder:0123abcd', paper: 'a6' },
    { printerId: 'folder:0123abcd', paper: 'a4' },
  ],
] as const)('is not written into a file or a folder: %j, %j', async (receipts, slips) => {
  const { paper, jobs } = example({ receipts, slips });

  expect(await rejectionOf(paper.print(key))).toBe('WRONG_STEP');
  expect(jobs).toEqual([]);
});

it.each(keyPapers)('fits on one page of %s, within its margins', (name) => expectFits('en', name));

it('needs a supervisor, is in the audit log, and leaves nothing on the disk when the printer is gone', async () => {
  const dataDir = tempFolder();
  const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
  const kiosk = await openKiosk({ dataDir, account });
  try {
    expect(await rejectionOf(kiosk.call('printRecoveryKey'))).toBe('PIN_NOT_SET');
    await addSupervisor(kiosk, '2468');
    const settings = await kiosk.call('settings');
    await kiosk.call('saveSettings', {
      settings: { ...settings, receipts: { printerId: 'cups:HeadroomNowhere', paper: 'a4' } },
    });
    const shown = await kiosk.call('recoveryKey');

    await expect(kiosk.call('printRecoveryKey')).rejects.toThrow(KioskError);

    const { entries } = await kiosk.call('auditLog', {
      ...{ person: null, act: 'recovery-key-printed', day: null, customer: null, before: null },
    });
    expect(entries).toHaveLength(1);
    const db = openFile(join(dataDir, 'studio', 'records.sqlite'), { readonly: true });
    expect(db.prepare('SELECT count(*) FROM prints').pluck().get()).toBe(0);
    db.close();
    const groups = shown.split(' ');
    const pieces = groups
      .slice(1)
      .flatMap((group, at) => [`${groups[at]} ${group}`, `${groups[at]}${group}`]);
    const needles = new Map(pieces.map((piece) => [piece, spellingsOfText(piece)]));
    const found = [...(await readFolder(dataDir)).values()].flatMap((content) => foundIn(content, needles));
    expect(found).toEqual([]);
    expect(JSON.stringify(kiosk.log.lines)).not.toContain(shown.slice(0, 9));
  } finally {
    await kiosk.close();
  }
});
