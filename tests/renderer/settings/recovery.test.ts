import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { settings as saved } from '../../support/fixture/data.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});
async function open(studio: string, section = 'recovery', instead: FixtureAnswers = {}): Promise<void> {
  settings = await openSettings(studio, section, instead);
}

it('practice has none', async () => {
  await open('unlocked');
  expect(settings.text()).toContain('Practice has no recovery key');
  expect(settings.text()).not.toContain('Show recovery key');
});

it('is written down, then typed; the page has it only while it is shown', async () => {
  let provenAt: string | null = null;
  const key = 'ABCD EFGH JKMN';
  await open('connected', 'recovery', {
    recoveryKey: () => key,
    settings: () => ({ ...saved, recoveryKeyProvenAt: provenAt }),
    proveRecoveryKey({ typed }) {
      if (typed !== key) return 'mistyped';
      provenAt = '2026-11-24T10:00:00.000Z';
      return 'right';
    },
  });
  expect(settings.text()).toContain('Not proven yet');

  await settings.press('Show recovery key');
  expect(settings.text()).toContain('ABCDEFGHJKMN');
  await settings.press('I have it on paper');
  expect(document.body.innerHTML).not.toContain('ABCD');

  await settings.type('Recovery key', 'ABCD EFGH JKMM');
  await settings.press('Check recovery key');
  expect(settings.text()).toContain('At least one character is wrong.');
  await settings.type('Recovery key', key);
  await settings.press('Check recovery key');
  expect(settings.text()).toContain('Typed correctly on 24 November 2026');
  expect(document.querySelector('dialog')).toBe(null);
});

it('leaves the page as soon as the counter locks', async () => {
  await open('connected', 'recovery', { recoveryKey: () => 'ABCD EFGH' });
  await settings.press('Show recovery key');
  expect(settings.text()).toContain('ABCDEFGH');

  settings.kiosk.push('counterChanged', {
    people: [],
    who: null,
    locked: true,
    kioskLocked: false,
    lockAfterMinutes: 5,
  });
  await flushPromises();
  expect(document.body.innerHTML).not.toContain('ABCD');
});

it('is shown only after a supervisor’s PIN', async () => {
  await open('connected-locked');
  await settings.press('Show recovery key');
  expect(settings.text()).toContain('Unlock');
  expect(settings.made()).not.toContain('recoveryKey');
});

it.each([
  ['connected', null, true],
  ['connected', '2026-11-24T10:00:00.000Z', false],
  ['connected-locked', null, false],
  ['unlocked', null, false],
])(
  'reminds only an unlocked supervisor of a studio that has not proven it (%s, %s)',
  async (studio, at, reminds) => {
    await open(studio, 'prices', { settings: () => ({ ...saved, recoveryKeyProvenAt: at }) });
    expect(settings.text().includes('The recovery key is not proven yet')).toBe(reminds);
  },
);

const office = { printerId: 'cups:Office', paper: 'a4' } as const;

it('is printed on the printer of receipts, and says what the printer refused', async () => {
  let refuses = true;
  await open('connected', 'recovery', {
    recoveryKey: () => 'ABCD EFGH',
    settings: () => ({ ...saved, receipts: office }),
    printRecoveryKey() {
      if (refuses) throw new KioskError('PRINTER_UNREACHABLE', 'no spooler');
      return 'Office laser';
    },
  });
  await settings.press('Show recovery key');

  await settings.press('Print recovery key');
  expect(settings.text()).not.toContain('Sent to');
  expect(settings.text()).toContain('ABCDEFGH');
  refuses = false;
  await settings.press('Print recovery key');

  expect(settings.text()).toContain('Sent to Office laser.');
});

it.each([null, { printerId: 'folder:0123abcd', paper: 'a6' }, { printerId: 'file', paper: 'a6' }] as const)(
  'is only written down where the printer is %j',
  async (receipts) => {
    await open('connected', 'recovery', {
      recoveryKey: () => 'ABCD EFGH',
      settings: () => ({ ...saved, receipts, slips: null }),
    });
    await settings.press('Show recovery key');

    expect(settings.text()).not.toContain('Print recovery key');
    expect(settings.text()).toContain('choose a printer for receipts or slips');
  },
);
