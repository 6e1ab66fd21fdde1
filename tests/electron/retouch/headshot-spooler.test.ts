import { describe, expect, it, onTestFinished } from 'vitest';
import { hasCups, startPrintLab, type PrintLab } from '../../support/printing/print-lab.ts';
import { newestPrint, openSession, sheet } from './headshot-sheets.ts';

if (!hasCups) console.log('Skipped: headshots at a spooler. There is no CUPS on this machine.');

describe.skipIf(!hasCups)('headshots at a spooler', () => {
  async function openLab(): Promise<PrintLab> {
    const usual = process.env['CUPS_SERVER'];
    const lab = await startPrintLab();
    process.env['CUPS_SERVER'] = lab.server;
    onTestFinished(async () => {
      await lab.stop();
      if (usual === undefined) delete process.env['CUPS_SERVER'];
      else process.env['CUPS_SERVER'] = usual;
    });
    return lab;
  }

  it('arrive once, with their title, in the requested number', async () => {
    const lab = await openLab();
    const { counter, session } = await openSession([768, 1024]);
    await lab.addQueue('photo');

    await counter.call(
      'printHeadshots',
      sheet(session, { printerId: 'cups:photo', mediumId: '4x6in', copies: 2 }),
    );

    await newestPrint(counter, session.id, 'printed');
    const [job = 0, ...more] = await lab.arrivals();
    expect(more).toEqual([]);
    expect(await lab.arrived(job)).toMatchObject({ copies: 2, title: 'not-an-id-photo headshot-1' });
  });

  it('are of unknown outcome when the cable is pulled; staff say what came out', async () => {
    const lab = await openLab();
    const { counter, session } = await openSession([768, 1024]);
    await lab.addQueue('pulled');
    await lab.setFault('half');
    await counter.call('printHeadshots', sheet(session, { printerId: 'cups:pulled', mediumId: '4x6in' }));

    const print = await newestPrint(counter, session.id, 'uncertain');
    const [listed] = await counter.call('listRetouchSessions', { kind: 'headshots' });
    expect(listed?.attention).toBe('uncertain-print');

    const after = await counter.call('confirmHeadshotPrint', { printId: print.id, printed: true });
    expect(after.prints[0]?.state).toBe('printed');
  });

  it('that wait for paper across a restart of the kiosk come out once', async () => {
    const lab = await openLab();
    const { counter, session } = await openSession([768, 1024]);
    await lab.addQueue('empty');
    await lab.setFault('out-of-media');
    await counter.call('printHeadshots', sheet(session, { printerId: 'cups:empty', mediumId: '4x6in' }));
    const waiting = await newestPrint(counter, session.id, 'waiting');

    const again = await counter.reopen();
    await lab.setFault(null);
    await lab.admin('cupsenable', 'empty');

    expect(await newestPrint(again, session.id, 'printed')).toMatchObject({ id: waiting.id });
    expect(await lab.arrivals()).toHaveLength(1);
  });
});
