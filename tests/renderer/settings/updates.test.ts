/** The section of the updates. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { usePinDialogs } from '../../../renderer/supervisor/pin-dialogs-store.ts';
import type { UpdatesView } from '../../../shared/model/updates.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { status, updatesView } from '../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => settings.close());

const at = '2026-11-26T02:30:00.000Z';
const staged = { version: '0.2.0', at };

async function open(
  view: Partial<UpdatesView>,
  studio = 'unlocked',
  instead: FixtureAnswers = {},
): Promise<void> {
  const told = { ...status, updates: updatesView(view) };
  settings = await openSettings(studio, 'updates', { kioskStatus: () => told, ...instead });
}

it('tells truthfully where this program takes no updates', async () => {
  await open({ kind: 'checkout' });
  expect(settings.text()).toContain('runs from a checkout of its sources');
  expect(settings.page.find('input').exists()).toBe(false);
  settings.close();
  await open({ kind: 'no-key' });
  expect(settings.text()).toContain('built without its publisher’s key');
});

it('saves an address with the time of the daily look, and refuses one without TLS', async () => {
  await open({ feed: '' });
  await settings.type('Where updates come from', 'http://updates.example/');
  expect(settings.text()).toContain('Enter an address that begins with https://');
  await settings.type('Where updates come from', 'https://updates.example/');
  await settings.type('Time', '04:15');
  await settings.press('Save');
  expect(settings.kiosk.made).toContainEqual({
    name: 'setUpdates',
    args: { feed: 'https://updates.example/', checkAt: '04:15' },
  });
});

it('installs a staged update after a question that says what the system asks', async () => {
  await open({ staged }, 'unlocked', { installUpdate: () => 'print' });
  expect(settings.text()).toContain('Headroom 0.2.0 is ready to install');
  await settings.press('Install 0.2.0');
  expect(settings.text()).toContain('The system asks for an administrator’s password.');
  await settings.press('Install now');
  expect(settings.text()).toContain('Nothing was begun: a printer still has a sheet.');
  expect(settings.kiosk.made).toContainEqual({ name: 'installUpdate', args: { version: '0.2.0' } });
});

it('asks for the PIN before anything else', async () => {
  await open({ staged }, 'locked');
  await settings.press('Install 0.2.0');
  expect(usePinDialogs().unlocking).toBe(true);
  expect(settings.made()).not.toContain('installUpdate');
});

it('says before going back what came since the update', async () => {
  const back = { version: '0.0.9', at, records: 'copied', missing: null } as const;
  await open({ back }, 'unlocked', {
    newerThanUpdate: () => ({
      ...{ orders: [{ number: '261126-001', at }], orderCount: 1, payments: [], paymentCount: 0 },
      ...{ calls: [], callCount: 0, acts: [] },
    }),
  });
  await settings.press('Go back to 0.0.9');
  await flushPromises();
  expect(settings.text()).toContain('Since the update');
  expect(settings.text()).toContain('Orders: 1');
  await settings.press('Go back now');
  expect(settings.kiosk.made).toContainEqual({ name: 'goBackTo', args: { version: '0.0.9' } });
});

it('offers no way back without the installer, and says why', async () => {
  await open({ back: { version: '0.0.9', at, records: 'kept', missing: 'installer' } });
  expect(settings.text()).toContain('the installer of 0.0.9 is not on this computer');
  expect(settings.text()).not.toContain('Go back to 0.0.9');
});

it.each([
  ['backup', 'no-backup', 'Nothing was installed, because no backup could be made'],
  ['copy', 'no-copy', 'Nothing was installed, because the records could not be copied'],
  ['copy', 'disk-full', 'This computer’s disk has too little space for the update'],
] as const)(
  'says what failed before the installation (%s, %s), and offers to try again',
  async (step, trouble, said) => {
    await open({ staged, failure: { step, trouble, at } });
    expect(settings.text()).toContain(said);
    expect(settings.text()).toContain('Install 0.2.0');
  },
);

it.each<[string, Partial<UpdatesView>, string]>([
  ['the system asks for an administrator', {}, 'so Headroom waits for a supervisor.'],
  ['nobody is asked', { needsAdministrator: false }, 'Otherwise Headroom installs it at night'],
  ['only people look', { needsAdministrator: false, checkAt: null }, 'It takes a few minutes.'],
  [
    'staff went back from it',
    { needsAdministrator: false, last: { kind: 'back', from: '0.2.0', to: '0.1.0', at } },
    'You went back from this version, so Headroom does not install it at night. A supervisor can install it at any time.',
  ],
  [
    'staff went back from another version',
    { needsAdministrator: false, last: { kind: 'back', from: '0.1.5', to: '0.1.0', at } },
    'Otherwise Headroom installs it at night',
  ],
])('says who installs a staged update where %s', async (_when, view, said) => {
  await open({ staged, ...view });
  expect(settings.text()).toContain(said);
  if (!said.includes('Otherwise')) expect(settings.text()).not.toContain('Otherwise Headroom installs it');
});

it.each(['silent', 'cut-off'] as const)(
  'after a look that failed (%s), waits for the daily look only where there is one',
  async (trouble) => {
    const failure = { step: 'check', trouble, at } as const;
    await open({ failure });
    expect(settings.text()).toContain('Press “Look for updates”, or wait for the daily look. When:');
    settings.close();
    await open({ failure, checkAt: null });
    expect(settings.text()).toContain('Press “Look for updates”. When:');
    expect(settings.page.get('.state').text()).not.toMatch(/daily|every day/u);
  },
);

it('does not call this version up to date once a look has failed', async () => {
  const checkedAt = '2026-11-25T02:30:00.000Z';
  await open({ checkedAt });
  expect(settings.text()).toContain('Headroom 0.1.0 is up to date');
  settings.close();
  await open({ checkedAt, failure: { step: 'check', trouble: 'unsigned', at } });
  expect(settings.text()).toContain('An update without its publisher’s signature was refused');
  expect(settings.text()).toContain('Headroom 0.1.0 was up to date');
});
