import { afterEach, expect, it } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import { statusOfAccount } from '../../../support/fixture/account.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

it('shows the account in words, with its counters and what is enabled', async () => {
  open = await openSettings('connected', 'status');

  const words = open.page.get('section').text().replace(/\s+/g, ' ');
  for (const part of [
    'Working',
    'Subscribed',
    'Active',
    '182 of 500 left',
    '96 of 300 left',
    'Not known yet',
  ])
    expect(words).toContain(part);
  expect(words).toMatch(/The counters start again on \d+ \w+ \d{4} at \d\d:\d\d/);
});

it('says that a cancelled subscription blocks nothing here', async () => {
  open = await openSettings('cancelled', 'status');

  expect(open.text()).toContain('Cancelled');
  expect(open.text()).toContain('so nothing is blocked here');
});

it('keeps the figures of the last answer when the service is gone at the next check', async () => {
  let gone = false;
  open = await openSettings('connected', 'status', {
    accountStatus: () => {
      if (gone) throw new KioskError('SERVICE_UNREACHABLE', 'gone', { outcome: 'not-sent' });
      return statusOfAccount;
    },
  });
  gone = true;
  await open.press('Check again');

  expect(open.page.get('[role=alert]').text()).toContain('The service cannot be reached.');
  expect(open.text()).toContain('The figures below are from the service’s last answer.');
  expect(open.text()).toContain('182 of 500 left');
});
