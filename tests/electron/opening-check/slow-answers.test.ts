/** The opening check of a whole kiosk whose service does not answer, or whose printer gets worse and worse. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckItem, Finding } from '../../../shared/model/opening-check.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { openPaperCounter } from '../../support/printing/paper-counter.ts';
import { hasCups } from '../../support/printing/print-lab.ts';
import { openCounter } from '../orders/counter.ts';
import { json, type Script } from '../service/scripted-server.ts';

if (!hasCups) console.log('Skipped: printers. There is no CUPS on this machine.');
const seen: readonly CheckItem[] = [
  { finding: 'camera.live', facts: { camera: 'Studio camera' } },
  { finding: 'light.dim', facts: {} },
];
const check = (kiosk: Pick<OpenKiosk, 'call'>) => kiosk.call('makeOpeningCheck', { scene: seen as never });
async function found(kiosk: Pick<OpenKiosk, 'call'>): Promise<readonly Finding[]> {
  return (await check(kiosk)).items.map(({ finding }) => finding);
}

it('the service takes the request and does not answer: what it said before is not said again', async () => {
  const counter = await openCounter();
  expect(await found(counter)).toEqual(
    expect.arrayContaining(['service.answers', 'credit.previews', 'clock.right']),
  );
  counter.answer('/v2/queryAccountStatus', () => undefined);

  const silent = await found(counter);

  expect(silent[0]).toBe('service.silent');
  expect(silent.filter((finding) => /^(?:credit|clock)\./u.test(finding))).toEqual([
    ...['credit.not-now', 'clock.unknown'],
  ]);
});

it.each<[string, Script, Finding]>([
  ['is down behind its own gateway', json({}, 503), 'service.fault'],
  ['sends another page', ({ response }) => void response.end('<html>'), 'service.fault'],
])('the service answers, but %s', async (_what, answer, finding) => {
  const counter = await openCounter();
  counter.answer('/v2/queryAccountStatus', answer);

  expect((await found(counter))[0]).toBe(finding);
});

describe.skipIf(!hasCups)('a printer', () => {
  it('is ready, runs out of paper, is stopped, and is gone', async () => {
    const counter = await openPaperCounter();
    onTestFinished(() => counter.close());
    await counter.addApproved('DS620');
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, printerId: 'cups:DS620' } });

    expect(await found(counter)).toEqual(
      expect.arrayContaining(['printer.ready', 'paper.uncounted', 'calibration.approved']),
    );
    await counter.call('loadSupply', { printerId: 'cups:DS620', prints: 400 });
    expect(await found(counter)).toContain('paper.left');
    await counter.call('loadSupply', { printerId: 'cups:DS620', prints: 1 });
    await counter.printOn('DS620');
    await counter.newestPrint('printed');
    expect(await found(counter)).toContain('paper.out');

    await counter.lab.admin('cupsdisable', 'DS620');
    const [first] = (await check(counter)).items;
    expect(first).toMatchObject({ finding: 'printer.stopped', facts: { printer: 'DS620' } });

    await counter.lab.admin('lpadmin', '-x', 'DS620');
    expect(await found(counter)).toContain('printer.gone');
  });
});
