/** The scene on the customer's screen at each step, while the stage shows nothing for the customer. */
import { flushPromises } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import { customerSceneOf } from '../../../../renderer/order/frame/customer-scene.ts';
import { settings } from '../../../support/fixture/data.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrderPage } from '../order-page.ts';

it.each([
  ['document', []],
  ['preview', ['approval']],
  ['payment', ['bill']],
  ['handover', []],
])('at the scene %s it shows %j', async (scene, kinds) => {
  const { kiosk, page } = await openOrderPage(scene, {
    settings: () => ({ ...settings, customerScreen: true }),
  });
  onTestFinished(() => page.unmount());
  await flushPromises();

  const shown = kiosk.made.filter(({ name }) => name === 'showCustomer').map(({ args }) => args);
  expect(shown).toMatchObject(kinds.map((kind) => ({ kind })));
  if (kinds[0] === 'bill')
    expect(shown).toEqual([{ kind: 'bill', language: null, orderId: sceneOrder(scene).id }]);
});

it('between the shot and its preview it says that the photo is being checked', () => {
  expect(customerSceneOf(sceneOrder('still'))).toEqual({ kind: 'checking', language: null });
  expect(customerSceneOf(sceneOrder('ask'))).toEqual({ kind: 'checking', language: null });
  expect(customerSceneOf(sceneOrder('shot'))).toBeNull();
  expect(customerSceneOf({ ...sceneOrder('payment'), state: 'done' })).toBeNull();
});
