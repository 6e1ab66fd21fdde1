/** Restored records show nobody whose period is over. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { day, threeYears, dateless, dated, backedUp } from '../../support/kiosk/backed-up-customer.ts';

it('a customer whose period is not over comes back', async () => {
  const { counter, clock, restore, found, pictures } = await backedUp();
  clock.pass(10 * day);
  const kiosk = await counter.reopen();

  await restore(kiosk);

  expect(await found(kiosk)).toEqual(['Ada']);
  expect(await pictures(kiosk)).toEqual([true]);
});

it('while the date may be wrong they are there, and gone at the first start at which it is sure', async () => {
  const { counter, clock, restore, found, due } = await backedUp();
  clock.pass(threeYears);
  counter.answer('/v2/queryAccountStatus', dateless);
  const doubtful = await counter.reopen();

  await restore(doubtful);
  expect(await found(doubtful)).toEqual(['Ada']);
  expect(existsSync(due)).toBe(true);

  counter.answer('/v2/queryAccountStatus', dated);
  const sure = await counter.reopen();

  expect(await found(sure)).toEqual([]);
  expect(existsSync(due)).toBe(false);
});
