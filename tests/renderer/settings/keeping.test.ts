/** How long data is kept, and what goes when. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});

const row = (name: string): string =>
  settings.page
    .findAll('tr')
    .find((each) => each.text().startsWith(name))
    ?.text() ?? '';
const asked = () => settings.kiosk.made.filter(({ name }) => name === 'keepingForecast');
const select = (label: string) =>
  settings.page
    .findAll('.field')
    .find((each) => each.text().startsWith(label))
    ?.find('select');

it('says of each kind how much goes, and when the next one does', async () => {
  settings = await openSettings('unlocked', 'keeping');

  expect(row('Customers')).toMatch(/Customers.*\d{4}1,2045,120/);
  expect(row('Previews')).toContain('With the next clean-up');
  expect(row('Closed orders with their accounts')).toBe('Closed orders with their accountsNothing00');
});

it('counts again what goes with periods that are not saved yet, and saves them', async () => {
  settings = await openSettings('unlocked', 'keeping');
  expect(asked()).toHaveLength(1);

  await select('Customers')?.setValue('');
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  await flushPromises();

  expect(asked()[1]?.args).toMatchObject({ keepYears: { customers: null, accounts: 7 } });
  expect(row('Customers')).toBe('CustomersNo end00');
  await settings.press('Save');
  const saved = settings.kiosk.made.find(({ name }) => name === 'saveSettings')?.args;
  expect(saved).toMatchObject({ settings: { keepYears: { customers: null, accounts: 7, audit: 5 } } });
});

it('offers to count again after a failure', async () => {
  let fails = true;
  settings = await openSettings('unlocked', 'keeping', {
    keepingForecast: () => {
      if (fails) throw new KioskError('RECORDS_BUSY', 'busy');
      return [{ kind: 'logs', week: 1, month: 2, next: null }];
    },
  });
  expect(settings.page.findAll('tr')).toHaveLength(0);

  fails = false;
  await settings.press('Try again');
  expect(row('Files of the log')).toBe('Files of the logNothing12');
});

it('says that nothing goes while the date may be wrong, in place of numbers that would be wrong too', async () => {
  settings = await openSettings('date-doubt', 'keeping');

  expect(settings.page.text()).toContain('Nothing goes for now');
  expect(settings.page.findAll('tr')).toHaveLength(0);
});
