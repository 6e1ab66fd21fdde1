/** The section of the kiosk lock. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { newId } from '../../../shared/ids.ts';
import { announcements } from '../../../renderer/ui/announce/announce.ts';
import { usePinDialogs } from '../../../renderer/supervisor/pin-dialogs-store.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => settings.close());

async function open(studio: string, locked = false, instead: FixtureAnswers = {}): Promise<void> {
  settings = await openSettings(studio, 'lock', instead);
  settings.kiosk.push('counterChanged', {
    ...{ people: [], who: null, locked: false, kioskLocked: locked, lockAfterMinutes: null },
  });
  await flushPromises();
}
const box = (): HTMLInputElement | null => settings.page.element.querySelector('input[type=checkbox]');

it('says that a locked kiosk’s counter does not lock on its own, and where that is chosen, while that is so', async () => {
  await open('unlocked');
  announcements.value = [];
  const sentence = 'The counter does not lock on its own';
  const told = async (kioskLocked: boolean, lockAfterMinutes: number | null): Promise<boolean> => {
    const people = [{ id: newId('stf'), name: 'Asha' }];
    const counter = { people, who: null, locked: false, kioskLocked, lockAfterMinutes };
    settings.kiosk.push('counterChanged', counter);
    await flushPromises();
    return settings.text().includes(sentence);
  };
  expect(await told(false, null)).toBe(false);
  expect(await told(true, 5)).toBe(false);
  expect(announcements.value).toEqual([]);
  expect(await told(true, null)).toBe(true);
  expect(announcements.value).toMatchObject([{ text: expect.stringContaining(sentence) as string }]);
  expect(document.querySelector('.form a[href$="/settings/staff"]')?.textContent).toBe(
    'Choose under Staff when it locks',
  );
});

it('needs a PIN first, because nobody could leave without one', async () => {
  await open('no-pin');
  expect(settings.text()).toContain('First add a supervisor with a PIN');
  expect(box()).toBe(null);
});

it('is locked by an unlocked supervisor, at once', async () => {
  await open('unlocked');
  box()?.click();
  await flushPromises();
  expect(settings.kiosk.made).toContainEqual({ name: 'setKioskLock', args: { on: true } });
});

it('can be read but not changed while the settings are locked; leaving asks for the PIN itself', async () => {
  await open('locked', true);
  expect(box()?.checked).toBe(true);
  expect(box()?.closest('fieldset')?.disabled).toBe(true);
  await settings.press('Leave Headroom');
  expect(usePinDialogs().leaving).toBe(true);
});

it('offers no way out of a kiosk that is not locked', async () => {
  await open('unlocked');
  expect(settings.text()).not.toContain('Leave Headroom');
});

it('says what the operating system leaves open and what to do, in the list’s order, also while the settings are locked', async () => {
  await open('locked', true);
  const rows = settings.page.findAll('[aria-labelledby=lock-gaps] li').map((row) => row.text());
  expect(rows.map((row) => row.includes('Open'))).toEqual([
    ...[false, false, false, false],
    ...[true, false, true, false, false, true],
  ]);
  expect(rows.at(-1)).toContain('it can hold portraits');
  expect(rows[2]).toContain('Headroom could not find this out');
  expect(rows[0]).not.toContain('Set that up');
});

it('looks again on request, and says when it cannot', async () => {
  let fails = false;
  await open('locked', true, {
    lockGaps() {
      if (fails) throw new KioskError('INTERNAL', 'a bug');
      return [{ name: 'force-quit', state: 'unknown' }];
    },
  });
  expect(settings.text()).toContain('Press Command+Option+Escape');
  fails = true;
  await settings.press('Check again');
  expect(settings.text()).not.toContain('Press Command+Option+Escape');
  expect(settings.text()).toContain('Try again');
});

it('keeps the button while it looks again, and says how many are open', async () => {
  await open('locked', true);
  announcements.value = [];
  const button = [...document.querySelectorAll('button')].find((one) =>
    one.textContent.includes('Check again'),
  );
  button?.focus();
  button?.click();
  await flushPromises();
  expect(button?.isConnected).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(announcements.value.map(({ text }) => text)).toEqual(['3 items are open']);
});
