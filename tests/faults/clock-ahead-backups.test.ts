/** The computer's clock is years ahead for a while: the backups from before stay. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCounter } from '../electron/orders/counter.ts';
import { json, type Script } from '../electron/service/scripted-server.ts';
import { eventually } from '../support/eventually.ts';
import { handClock } from '../support/kiosk/hand-clock.ts';
import type { OpenKiosk } from '../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const day = 86_400_000;
const years = 10 * 366 * day;
const saying = (date: Date): Script =>
  json({ accountStatus: 'SUBSCRIBED' }, 200, { date: date.toUTCString() });

it('backups from before stay, whatever is backed up meanwhile and afterwards', async () => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  await counter.paid(await counter.order('uk-passport'));
  const target = tempFolder();
  const states = (): string[] => {
    const [studioFolder = ''] = readdirSync(target);
    return readdirSync(join(target, studioFolder, 'states')).toSorted();
  };
  const settled = async (kiosk: OpenKiosk): Promise<void> => {
    const at = clock.now().toISOString();
    await eventually(async () =>
      expect((await kiosk.call('kioskStatus')).backups).toMatchObject({ running: false, last: { at } }),
    );
  };
  await counter.call('chooseBackupFolder', { folder: target });
  await settled(counter);
  for (let night = 0; night < 6; night += 1) {
    clock.pass(day);
    await counter.call('backUpNow');
    await settled(counter);
  }
  const before = states();
  expect(before).toHaveLength(7);
  counter.answer('/v2/queryAccountStatus', saying(clock.now()));

  clock.set(years);
  const wrong = await counter.reopen();
  for (let round = 0; round < 5; round += 1) {
    clock.pass(10 * 60_000);
    await wrong.call('backUpNow');
    await settled(wrong);
  }
  expect(states().slice(0, 7)).toEqual(before);

  clock.set(-years);
  const right = await counter.reopen();
  for (let round = 0; round < 5; round += 1) {
    clock.pass(day);
    counter.answer('/v2/queryAccountStatus', saying(clock.now()));
    await right.call('backUpNow');
    await settled(right);
  }
  expect(states().filter((name) => name < '2027')).toHaveLength(12);
});
