/** The code desk: the reminders are worked through, and what became of a code is noted. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { encode } from 'uqr';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import CodesPage from '../../../renderer/codes/CodesPage.vue';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { listenForShortcuts } from '../../../renderer/ui/use-shortcut.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { FixtureAnswers, FixtureBridge } from '../../support/fixture/bridge.ts';
import { code, fixtureId, fromNow, order, settings, status } from '../../support/fixture/data.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { mailAccount } from '../../support/fixture/mail.ts';

interface Opened {
  readonly page: VueWrapper;
  readonly made: FixtureBridge['made'];
}
async function openCodes(more: Partial<StudioSettings> = {}, instead: FixtureAnswers = {}): Promise<Opened> {
  const kiosk = fixtureKiosk([order(1)], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await kiosk.bridge.saveSettings({ settings: { ...settings, ...more } });
  await useSettingsStore().load();
  const page = mount(CodesPage, { global: { plugins: [router, i18n] }, attachTo: document.body });
  const stopListening = listenForShortcuts();
  onTestFinished(() => {
    stopListening();
    page.unmount();
  });
  await flushPromises();
  return { page, made: kiosk.made };
}
/** Opens the list of reminders and its first code. */
async function openReminders(
  more: Partial<StudioSettings> = {},
  instead: FixtureAnswers = {},
): Promise<Opened> {
  const opened = await openCodes(more, instead);
  await opened.page.get('input[value="to-remind"]').setValue();
  await flushPromises();
  await opened.page.get('.code > button').trigger('click');
  await flushPromises();
  return opened;
}
const words = (element: Element | null): string => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
/** The text of the dialog, without its announcements. */
const dialog = (): string =>
  Array.from(document.querySelectorAll('dialog > :not([role=log])'), words).join('');
const title = (): string => words(document.querySelector('dialog h2'));
async function key(pressed: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
  await flushPromises();
}
async function pressIn(label: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('dialog :is(button, label)')].find(
    ({ textContent }) => textContent.trim().startsWith(label),
  );
  if (button === undefined) throw new Error(`no button ${label}`);
  button.click();
  await flushPromises();
}
const calls = (made: Opened['made'], ...names: readonly string[]) =>
  made.filter(({ name }) => names.includes(name)).map(({ name, args }) => [name, args]);

it('goes from one reminder to the next by keyboard, until nobody is left', async () => {
  const { page, made } = await openReminders({ mail: mailAccount });
  const codes = page.findAll('.code > button').length;
  expect(codes).toBe(3);
  expect([title(), dialog().includes('To remind: 3')]).toEqual(['Photo code of Tom Ashworth', true]);

  await key('n');
  expect(title()).toBe('Photo code of Grace Hartley');
  await key('e');
  expect([title(), dialog().includes('To remind: 2')]).toEqual(['Photo code of Łukasz Wiśniewski', true]);
  expect(dialog()).toContain('The reminder e-mail to Grace Hartley is on its way.');
  await key('p');
  expect(title()).toBe('Photo code of Tom Ashworth');
  expect(dialog()).toContain('Noted: Łukasz Wiśniewski was reminded by phone.');
  await key('p');

  expect(document.querySelector('dialog')).toBe(null);
  expect(words(page.element)).toContain('Nobody is waiting for a reminder');
  const asked = calls(made, 'remindOfCode', 'sendReminder');
  expect(asked.map(([name, args]) => [name, (args as { codeId: string }).codeId])).toEqual([
    ['sendReminder', fixtureId('cod', 3)],
    ['remindOfCode', fixtureId('cod', 2)],
    ['remindOfCode', fixtureId('cod', 4)],
  ]);
});

it('takes a wrong press back, in the dialog and after the last code', async () => {
  const { page, made } = await openReminders();
  await key('p');
  await key('z');
  expect(title()).toBe('Photo code of Tom Ashworth');
  expect(dialog()).not.toMatch(/Noted|Reminded by phone, /);

  for (let count = 0; count < 3; count += 1) await key('p');
  expect(words(page.element)).toContain('Nobody is waiting for a reminder');
  expect(words(page.element)).toContain('Łukasz Wiśniewski was reminded by phone.');
  await key('z');

  expect(title()).toBe('Photo code of Łukasz Wiśniewski');
  expect(page.findAll('.code > button').length).toBe(1);
  expect(calls(made, 'remindOfCode').at(-1)?.[1]).toEqual({ codeId: fixtureId('cod', 2), reminded: false });
});

it('notes a reminder and an application of any code', async () => {
  const { page } = await openCodes();
  await page.get('[aria-label$="Łukasz Wiśniewski"]').trigger('click');
  await flushPromises();
  expect(dialog()).toContain('The customer was not reminded yet');
  await pressIn('Reminded by phone');
  expect(dialog()).toMatch(/Reminded by phone, \d\d:\d\d · Ann/);
  await pressIn('Take the reminder back');
  expect(dialog()).toContain('The customer was not reminded yet');
  await pressIn('The customer has used it');
  expect(dialog()).toMatch(/In an application since \d\d:\d\d · Ann/);
});

it('says that a reminder e-mail waits, was not sent, or may have been', async () => {
  const told = {
    waiting: 'Reminder e-mail waiting to be sent, ',
    refused: 'The reminder e-mail was not sent. Order 261121-009 shows why',
    unknown: 'It is not known whether the reminder e-mail was sent. Order 261121-009 shows why',
    sent: 'Reminded by e-mail, ',
  };
  const noted = { at: fromNow(0), by: 'staff', way: 'email' } as const;
  for (const [state, text] of Object.entries(told) as [keyof typeof told, string][]) {
    const failed = state === 'refused' || state === 'unknown';
    const one = {
      ...code(3, 9, 'Grace Hartley', 'm4N8rT2v', 1),
      reminded: failed ? null : noted,
      reminderMail: { state, at: fromNow(0) },
    };
    const list = { codes: [one], valid: 1, ended: 0, complete: true, toRemind: Number(failed) };
    const { page } = await openCodes({ mail: mailAccount }, { listCodes: () => list });
    await page.get('.code > button').trigger('click');
    await flushPromises();
    expect(dialog()).toContain(text);
    const again = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ textContent }) =>
      textContent.includes('E-mail a reminder'),
    );
    expect([state, again?.disabled]).toEqual([state, state === 'waiting']);
    page.unmount();
  }
});

it('prints a slip again on the printer of slips, once there is a reason', async () => {
  const { page, made } = await openCodes({ slips: { printerId: 'cups:Receipts', paper: 'roll80' } });
  await page.get('[aria-label="Slip for Łukasz Wiśniewski"]').trigger('click');
  await flushPromises();
  expect(dialog()).toContain('It is on paper already.');
  await pressIn('Print it again');
  const reason = document.querySelector<HTMLInputElement>('dialog input:not([type=checkbox])');
  if (reason === null) throw new Error('no field for the reason');
  reason.value = 'It was lost';
  reason.dispatchEvent(new Event('input'));
  await pressIn('Print it again');

  expect(dialog()).toContain('The slip was sent to Receipts.');
  expect(calls(made, 'printSlip')).toEqual(
    ['', 'It was lost'].map((why) => ['printSlip', { codeId: fixtureId('cod', 2), reason: why }]),
  );
});

it('e-mails the slip of any valid code without noting a reminder', async () => {
  const { page, made } = await openCodes({ mail: mailAccount });
  await page.get('[aria-label$="Amelia Okafor"]').trigger('click');
  await flushPromises();
  await pressIn('E-mail slip');

  expect(calls(made, 'sendMail', 'remindOfCode', 'sendReminder')).toEqual([
    [
      'sendMail',
      {
        ...{ orderId: fixtureId('ord', 1), address: 'amelia@mail.example' },
        parts: [{ kind: 'slip', codeId: fixtureId('cod', 1) }],
      },
    ],
  ]);
  expect(dialog()).toContain('The slip goes to amelia@mail.example.');
});

it.each([
  [
    'preview',
    'An ended code cannot be renewed. A new code comes with a new photo, and its preview and final use credit again.',
  ],
  [
    'direct',
    'An ended code cannot be renewed. A new code comes with a new photo, which uses one credit again.',
  ],
] as const)(
  'says what a new code costs where photos are made by %s, and begins an order like that of the ended one',
  async (photoMode, cost) => {
    const { page, made } = await openCodes({ photoMode });
    await page.findAll('tr.expired .code > button')[0]?.trigger('click');
    await flushPromises();

    expect(dialog()).toContain(cost);
    await pressIn('New order like');
    expect(made.at(-1)).toMatchObject({
      name: 'sameAgain',
      args: { orderId: code(5, 3, '', '', 0).orderId },
    });
  },
);

/** Opens the first code of the whole list, and returns it as the dialog spells it. */
async function openFirst(): Promise<string> {
  const { page } = await openCodes();
  await page.get('.code > button').trigger('click');
  await flushPromises();
  return words(document.querySelector('dialog .code .mono'));
}

it('copies the code, and only the code', async () => {
  const shown = await openFirst();
  const copied: (readonly [command: string, text: string | undefined])[] = [];
  Object.assign(document, {
    execCommand: (command: string) => copied.push([command, getSelection()?.toString()]) > 0,
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));

  await pressIn('Copy');

  expect(shown).toMatch(/\S/);
  expect(copied).toEqual([['copy', shown]]);
  expect(dialog()).toContain('Copied');
});

it('shows a QR code that reads as the code, with the quiet zone around it that scanners need', async () => {
  const shown = await openFirst();

  const svg = document.querySelector('dialog svg.qr');
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg?.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const modules = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_each, x) => dark.has(`${x} ${y}`)),
  );
  expect(modules).toEqual(encode(shown, { ecc: 'M', border: 4 }).data);
});

it('enters each code that is opened, because its dialog shows how to reach the customer', async () => {
  const { made } = await openReminders();
  await key('n');

  expect(calls(made, 'openCode')).toEqual([
    ['openCode', { codeId: fixtureId('cod', 4) }],
    ['openCode', { codeId: fixtureId('cod', 3) }],
  ]);
});

it('counts by the photo service’s date where this computer’s clock is behind, and says so', async () => {
  const { page } = await openCodes();
  const state = (): string[] => page.findAll('tbody tr').map((row) => row.classes().join(' '));
  expect(page.text()).not.toContain('clock is behind');
  expect(state().filter((each) => each === 'expired')).toHaveLength(1);

  useStatusStore().status = { ...status, clockBehindMs: 22 * 24 * 3_600_000 };
  await flushPromises();

  expect(words(page.element)).toContain('This computer’s clock is behind the photo service’s, where it is');
  expect(state().filter((each) => !['expired', 'ended'].includes(each))).toEqual([]);
  expect(page.findAll('.slip button')).toEqual([]);
  await page.get('.code > button').trigger('click');
  await flushPromises();
  expect(dialog()).toContain('Ended');
});
