/** The daily look of a whole kiosk: what it installs at night without a person, and what waits for one. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { installProgram, updatesAtRest, updatesOf } from '../../support/kiosk/installed-program.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { openFile } from '../../support/records/records-file.ts';
import { eventually } from '../../support/eventually.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** As long as nobody may have used a counter where nobody signs in. */
const quietMs = 15 * minuteMs;

/** An installed program at ten to four in the morning, whose feed has version 1.1.0. */
async function atNight(administrator = false) {
  const clock = handClock(new Date(2026, 10, 21, 3, 50).toISOString());
  const program = await installProgram({ clock, administrator });
  for (const version of ['1.0.0', '1.1.0']) await program.feed.publish(version);
  async function open(version = '1.0.0'): Promise<OpenKiosk> {
    const kiosk = await program.open(version);
    await kiosk.call('setUpdates', { feed: program.feed.address, checkAt: '03:30' });
    return kiosk;
  }
  return { ...program, clock, open };
}
/** Lets a minute go by, and waits for the look that it brings. */
async function look(kiosk: OpenKiosk, at: Date): Promise<void> {
  await vi.advanceTimersByTimeAsync(minuteMs);
  await eventually(async () => {
    expect((await updatesOf(kiosk)).checkedAt).toBe(at.toISOString());
  });
  await rest(kiosk);
}
async function rest(kiosk: OpenKiosk): Promise<void> {
  await updatesAtRest(kiosk);
  await nextTurn();
  await updatesAtRest(kiosk);
}
/** Lets a minute go by in which no look is due. */
async function minute(kiosk: OpenKiosk): Promise<void> {
  await vi.advanceTimersByTimeAsync(minuteMs);
  await rest(kiosk);
}
const begunIn = async (kiosk: OpenKiosk) =>
  (
    await kiosk.call('auditLog', {
      person: null,
      act: 'update-begun',
      day: null,
      customer: null,
      before: null,
    })
  ).entries;

it('installs where nobody is asked once the counter is quiet, and enters it in the audit log', async () => {
  const { open, install, clock, asides } = await atNight();
  const kiosk = await open();

  await look(kiosk, clock.now());
  clock.pass(quietMs - 1);
  await minute(kiosk);
  expect(install).not.toHaveBeenCalled();

  // The calls of the test are those of a person at the page, but for those of a live picture that was left on the screen.
  clock.pass(quietMs);
  const camera = { cameraId: 'digicamcontrol:6011234' };
  await kiosk.call('connectedCameras');
  await kiosk.call('openConnectedCamera', camera);
  await kiosk.call('connectedFrame', camera);
  await kiosk.call('closeConnectedCamera', camera);
  await minute(kiosk);

  expect(install.mock.calls.map(([release]) => release.version)).toEqual(['1.1.0']);
  expect(asides()).toHaveLength(1);
  expect(await begunIn(kiosk)).toMatchObject([{ person: 'headroom' }]);
});

it('only stages by day, also where the daily look is by day', async () => {
  const { open, install, clock } = await atNight();
  const kiosk = await open();
  clock.pass(6 * 60 * minuteMs);
  await kiosk.call('setUpdates', { feed: (await updatesOf(kiosk)).feed, checkAt: '09:30' });

  await look(kiosk, clock.now());
  clock.pass(quietMs);
  await minute(kiosk);

  expect((await updatesOf(kiosk)).staged?.version).toBe('1.1.0');
  expect(install).not.toHaveBeenCalled();
  expect(await begunIn(kiosk)).toEqual([]);
});

it('only stages where the system asks for an administrator', async () => {
  const { open, install, clock } = await atNight(true);
  const kiosk = await open();

  await look(kiosk, clock.now());
  clock.pass(quietMs);
  await minute(kiosk);

  expect((await updatesOf(kiosk)).staged?.version).toBe('1.1.0');
  expect(install).not.toHaveBeenCalled();
  expect(await begunIn(kiosk)).toEqual([]);
});

it('waits while somebody is signed in, and installs within the same night once the counter is locked', async () => {
  const { open, install, clock } = await atNight();
  const kiosk = await open();
  await addSupervisor(kiosk, '2468');

  await look(kiosk, clock.now());
  clock.pass(quietMs);
  await minute(kiosk);
  expect((await updatesOf(kiosk)).staged?.version).toBe('1.1.0');
  expect(install).not.toHaveBeenCalled();

  await kiosk.call('lockCounter');
  await minute(kiosk);
  expect(install).toHaveBeenCalledOnce();
});

it('logs that a staged update could not be begun when the records cannot be read', async () => {
  const { open, install, clock, dataDir } = await atNight();
  const kiosk = await open();
  await look(kiosk, clock.now());
  clock.pass(quietMs);
  const file = openFile(modePaths(dataDir, 'practice').records);
  onTestFinished(() => void file.close());

  file.exec('ALTER TABLE prints RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(minuteMs);
  file.exec('ALTER TABLE elsewhere RENAME TO prints');

  expect(install).not.toHaveBeenCalled();
  expect(kiosk.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
    'a staged update could not be begun',
  ]);
});

it('leaves a version that staff went back from to them, and installs the next one', async () => {
  const { open, install, clock, feed } = await atNight();
  const first = await open();
  await look(first, clock.now());
  clock.pass(quietMs);
  await minute(first);
  expect(install).toHaveBeenCalledOnce();
  await first.close();
  const updated = await open('1.1.0');
  await updated.call('goBackTo', { version: '1.0.0' });
  await updatesAtRest(updated);
  await updated.close();
  install.mockClear();

  const back = await open('1.0.0');
  clock.pass(dayMs);
  await look(back, clock.now());
  clock.pass(quietMs);
  await minute(back);
  expect(await updatesOf(back)).toMatchObject({ staged: { version: '1.1.0' }, last: { kind: 'back' } });
  expect(install).not.toHaveBeenCalled();

  await feed.publish('1.2.0');
  clock.pass(dayMs);
  await look(back, clock.now());
  clock.pass(quietMs);
  await minute(back);
  expect(install.mock.calls.map(([release]) => release.version)).toEqual(['1.2.0']);
});
