import { afterEach, expect, it } from 'vitest';
import { useCounterStore } from '../../../renderer/state/counter-store.ts';
import type { StaffMember } from '../../../shared/model/staff.ts';
import { asha } from '../../support/fixture/account.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let open: OpenSettings | null = null;
afterEach(() => open?.close());

it('a studio with one PIN can let its counter lock', async () => {
  open = await openSettings('no-pin', 'staff');

  const box = open.page.get<HTMLInputElement>('input[type=checkbox]');
  expect(box.element.checked).toBe(false);
  await box.setValue(true);
  await open.press('Save');

  expect(open.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args).toMatchObject({
    settings: { lockAfterMinutes: 5, lockAlone: true },
  });
});

it.each([
  ['says that the counter no longer locks', 2, true],
  ['says nothing of the lock while two others can sign in', 3, false],
])('removing a person %s', async (_what, count, isSaid) => {
  const bo: StaffMember = { ...asha, id: `stf_${'b2'.repeat(16)}`, name: 'Bo' };
  const people = [asha, bo, { ...bo, id: `stf_${'c3'.repeat(16)}`, name: 'Chris' } as const].slice(0, count);
  const counter = { people, who: null, locked: false, kioskLocked: false, lockAfterMinutes: 5 };
  open = await openSettings('no-pin', 'staff', { staff: () => people, counter: () => counter });
  await useCounterStore().load();

  await open.pressNamed('Remove Bo');

  const described = document.querySelector('dialog')?.getAttribute('aria-describedby') ?? '';
  const words = document.getElementById(described)?.textContent ?? '';
  expect(words).toContain('Past records keep the name.');
  expect(words.includes('the counter no longer locks automatically')).toBe(isSaid);
});
