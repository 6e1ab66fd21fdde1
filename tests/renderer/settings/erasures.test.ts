import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});

it('erasures are for supervisors: locked, the page asks the main process for nothing', async () => {
  settings = await openSettings('locked', 'erasures');

  expect(settings.text()).toContain('Erasures are for supervisors');
  expect(settings.kiosk.made.map(({ name }) => name)).not.toContain('erasures');
});

it('says who erased a customer, and what is left elsewhere', async () => {
  settings = await openSettings('unlocked', 'erasures');

  const text = settings.text();
  expect(text).toContain('Bo erased a customer with 3 orders. Asha allowed it.');
  expect(text).toContain('2 of 46 backups in /media/backup may still have this customer.');
  expect(text).toContain('One of them cannot be read. Headroom tries again every day.');
  expect(text).toContain('12 of 12 backups in E:\\Headroom may still have this customer.');
  expect(text).toMatch(/The photo service got 2 requests with a picture, the last on/);
  expect(text).toContain('A customer was erased before Headroom kept a record of what is left.');
  expect(text.split('Check them after each erasure')).toHaveLength(2);
  expect(text.split('Traces of an erased customer may stay')).toHaveLength(2);
});

it('a supervisor ticks off what somebody has taken care of, and takes that back', async () => {
  settings = await openSettings('unlocked', 'erasures');
  const box = () => settings.page.findAll('input[type=checkbox]')[1];
  expect(box()?.element).toMatchObject({ checked: false });

  await box()?.setValue(true);
  await flushPromises();

  expect(box()?.element).toMatchObject({ checked: true });
  expect(settings.text()).toMatch(/Done on .*, noted by Asha\./);
  const noted = settings.kiosk.made.filter(({ name }) => name === 'noteLeftover');
  expect(noted.map(({ args }) => args)).toMatchObject([{ handled: true }]);

  await box()?.setValue(false);
  await flushPromises();
  expect(box()?.element).toMatchObject({ checked: false });
});

it('goes to older erasures and back', async () => {
  settings = await openSettings('unlocked', 'erasures');

  await settings.press('Older');
  expect(settings.text()).toContain('No customer was erased');
  expect(settings.text()).not.toContain('Check them after each erasure');
});
