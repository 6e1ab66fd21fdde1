import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { KioskError } from '../../../shared/errors.ts';
import { asha, fixtureAccount, locked, noAccount, unlocked } from '../../support/fixture/account.ts';
import { openSettings, type OpenSettings } from '../settings/settings-page.ts';

let open: OpenSettings | undefined;
const fieldsOf = (settings: OpenSettings) =>
  settings.page.get('.form fieldset').element as HTMLFieldSetElement;

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('settings behind a supervisor’s PIN', () => {
  it('are open until a PIN is set, and explain what one is for', async () => {
    open = await openSettings('no-pin', 'studio');

    expect(open.text()).toContain('Anyone here can change the settings.');
    expect(fieldsOf(open).disabled).toBe(false);
  });

  it('accept the first supervisor only with a name and a PIN that was typed twice alike', async () => {
    open = await openSettings('no-pin', 'staff');
    expect(open.text()).toContain('No staff yet');
    await open.press('Add the first supervisor');
    await open.type('New PIN', '4711');
    await open.type('Repeat the PIN', '4712');
    expect(open.text()).toContain('The two PINs differ.');
    await open.type('Repeat the PIN', '4711');
    await open.press('Add');
    expect(open.text()).toContain('Enter a name.');
    expect(open.made()).not.toContain('addStaff');

    await open.type('Name', ' Asha ');
    await open.press('Add');

    expect(open.kiosk.made.find(({ name }) => name === 'addStaff')).toEqual({
      name: 'addStaff',
      args: { name: 'Asha', role: 'supervisor', pin: '4711' },
    });
    expect(open.text()).toContain('Settings unlocked. They lock in 10 minutes.');
  });

  it('can be read and not changed while they are locked', async () => {
    open = await openSettings('locked', 'studio');

    expect(open.text()).toContain('The settings are locked.');
    expect(fieldsOf(open).disabled).toBe(true);
    expect(open.page.get('input').element.value).toBe('Bright & Daughters Photo');
    expect(open.page.get('[aria-keyshortcuts=Enter]').text()).toBe('Unlock to change');
  });

  it.each(['camera', 'printing', 'screen', 'status'])(
    'leave %s to anyone at the counter',
    async (section) => {
      open = await openSettings('locked', section);

      expect(fieldsOf(open).disabled).toBe(false);
    },
  );

  it('open with the PIN, and save', async () => {
    open = await openSettings('locked', 'studio');
    await open.press('Unlock to change');
    await open.type('Supervisor’s PIN', '4711');
    await open.press('Unlock');
    expect(fieldsOf(open).disabled).toBe(false);

    await open.press('Save');

    expect(open.made()).toContain('saveSettings');
  });

  it('open with a PIN from the number keys on the screen, where a digit can be taken back', async () => {
    open = await openSettings('locked', 'studio');
    await open.press('Unlock to change');
    const keys = [...document.querySelectorAll<HTMLElement>('[aria-label="Number keys"] button')];
    for (const key of ['4', '7', '2', 'Erase', '1', '1']) {
      keys
        .find((one) => one.textContent.trim() === key || one.getAttribute('aria-label')?.startsWith(key))
        ?.click();
      await nextTick();
    }
    await open.press('Unlock');

    expect(open.kiosk.made.filter(({ name }) => name === 'unlockSupervisor')).toEqual([
      { name: 'unlockSupervisor', args: { staffId: asha.id, pin: '4711' } },
    ]);
    expect(fieldsOf(open).disabled).toBe(false);
  });

  it('say how many tries are left after a wrong PIN, and keep nothing of it', async () => {
    open = await openSettings('locked', 'studio');
    await open.press('Unlock to change');
    await open.type('Supervisor’s PIN', '0000');
    await open.press('Unlock');

    expect(open.text()).toContain('Wrong PIN. 4 more tries before there is a wait.');
    expect(fieldsOf(open).disabled).toBe(true);
    expect(document.body.innerHTML).not.toContain('0000');
  });

  it('count the wait down after too many, and accept no PIN during it', async () => {
    const unlockSupervisor = vi.fn(() => {
      throw new KioskError('PIN_WRONG', 'wrong', { triesLeft: 0, seconds: 30 });
    });
    open = await openSettings('locked', 'studio', { unlockSupervisor });
    await open.press('Unlock to change');
    await open.type('Supervisor’s PIN', '0000');
    await open.press('Unlock');
    await vi.advanceTimersByTimeAsync(10_000);

    expect(open.text()).toContain('Too many wrong tries. Try again in 0:20.');
    await open.press('Unlock');
    expect(unlockSupervisor).toHaveBeenCalledOnce();

    await vi.advanceTimersByTimeAsync(21_000);
    expect(open.text()).not.toContain('Too many wrong tries.');
  });

  it('accept a PIN at once when there is nothing to wait for, however recently the kiosk said so', async () => {
    open = await openSettings('unlocked', 'studio');
    await vi.advanceTimersByTimeAsync(100);
    await open.press('Lock the settings');
    await open.press('Unlock to change');

    expect(open.text()).not.toContain('Too many wrong tries.');
    expect(document.querySelector('dialog input:disabled')).toBeNull();
  });

  it('are shown as locked once the supervisor’s time is over', async () => {
    const shut = { ...noAccount, supervisor: locked };
    const answers = fixtureAccount({ ...shut, supervisor: { ...unlocked, unlockedForSeconds: 60 } }, '4711');
    let over = false;
    open = await openSettings('unlocked', 'studio', {
      ...answers,
      account: () => (over ? shut : (answers.account?.() ?? shut)),
    });
    expect(fieldsOf(open).disabled).toBe(false);

    over = true;
    await vi.advanceTimersByTimeAsync(61_000);

    expect(fieldsOf(open).disabled).toBe(true);
    expect(open.text()).toContain('The settings are locked.');
  });

  it('ask for one’s own current PIN before they accept another', async () => {
    open = await openSettings('unlocked', 'staff');
    await open.pressNamed('Change the PIN of Asha');
    await open.type('New PIN', '8086');
    await open.type('Repeat the PIN', '8086');
    await open.type('Current PIN', '4711');
    await open.press('Change the PIN');

    expect(open.kiosk.made.find(({ name }) => name === 'setStaffPin')).toEqual({
      name: 'setStaffPin',
      args: { staffId: asha.id, currentPin: '4711', newPin: '8086' },
    });
  });

  it('let a supervisor set another person’s PIN, change the role, and remove the person', async () => {
    open = await openSettings('unlocked', 'staff');
    await open.pressNamed('Change the PIN of Bo');
    await open.type('New PIN', '8086');
    await open.type('Repeat the PIN', '8086');
    await open.press('Change the PIN');
    await open.pressNamed('Change Bo');
    await open.type('Name', 'asha');
    expect(open.text()).toContain('That name is already in use.');
    await open.type('Name', 'Boris');
    await open.press('Save');
    await open.pressNamed('Remove Boris');
    await open.press('Remove');

    const asked = open.kiosk.made.filter(({ name }) => /^(set|change|deactivate)Staff/.test(name));
    expect(asked.map(({ args }) => args)).toMatchObject([
      { currentPin: '', newPin: '8086' },
      { name: 'Boris', role: 'staff' },
      { staffId: expect.stringMatching(/^stf_/) as string },
    ]);
    expect(open.text()).toContain('No longer at the counter: Boris, Chris.');
  });

  it('ask who enters the PIN where there are several supervisors', async () => {
    const bo = { id: `stf_${'b2'.repeat(16)}`, name: 'Bo' } as const;
    const people = [...locked.people, bo];
    const { account: _one, ...answers } = fixtureAccount(noAccount, '4711');
    const account = () => ({ ...noAccount, supervisor: { ...locked, people } });
    open = await openSettings('locked', 'studio', { ...answers, account });
    await open.press('Unlock to change');
    document.querySelectorAll<HTMLInputElement>('dialog [type=radio]')[1]?.click();
    await nextTick();
    await open.type('Supervisor’s PIN', '4711');
    await open.press('Unlock');

    expect(open.kiosk.made.find(({ name }) => name === 'unlockSupervisor')?.args).toEqual({
      staffId: bo.id,
      pin: '4711',
    });
  });

  it('lock again at once', async () => {
    open = await openSettings('unlocked', 'studio');
    await open.press('Lock the settings');

    expect(fieldsOf(open).disabled).toBe(true);
  });
});
