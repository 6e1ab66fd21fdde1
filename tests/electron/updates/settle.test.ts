/** A start after a run that ended within an update, and the time of the daily check. */
import { expect, it } from 'vitest';
import { isCheckDue, isNight } from '../../../electron/updates/due.ts';
import { newJournal, type Journal } from '../../../electron/updates/journal.ts';
import { settle } from '../../../electron/updates/settle.ts';
import type { UpdateStep } from '../../../shared/model/updates.ts';

const at = '2026-11-26T09:00:00.000Z';
const update: NonNullable<Journal['update']> = {
  ...{ from: '1.0.0', to: '1.1.0', at, migration: 750 },
  copies: { account: 'set-aside-2026-11-26T09-00-00-000Z' },
};
const endedIn = (step: UpdateStep, more: Partial<NonNullable<Journal['doing']>> = {}): Journal => ({
  ...newJournal,
  staged: { version: '1.1.0', at },
  doing: { step, from: '1.0.0', to: '1.1.0', at, update: null, ...more },
});

it.each(['check', 'download', 'verify', 'stage'] as const)('%s: begins again on its own', (step) => {
  const { journal, fetchAgain } = settle(endedIn(step), '1.0.0', at);
  expect(fetchAgain).toBe(true);
  expect(journal).toMatchObject({ doing: null, failure: { step, trouble: 'interrupted' } });
});

it.each(['backup', 'copy'] as const)('%s: waits for a person, and the installer stays', (step) => {
  const { journal, fetchAgain } = settle(endedIn(step), '1.0.0', at);
  expect(fetchAgain).toBe(false);
  expect(journal).toMatchObject({ failure: { step, trouble: 'interrupted' }, staged: { version: '1.1.0' } });
});

it('install: the new version knows that it was installed, and how to go back', () => {
  const { journal } = settle(endedIn('install', { update }), '1.1.0', at);
  expect(journal).toMatchObject({ failure: null, staged: null, update, putBack: {} });
  expect(journal.last).toMatchObject({ from: '1.0.0', to: '1.1.0', kind: 'update' });
});

it('install: the earlier version says that nothing was installed, and forgets no earlier update', () => {
  const before = { ...update, from: '0.9.0', to: '1.0.0' };
  const { journal } = settle({ ...endedIn('install', { update }), update: before }, '1.0.0', at);
  expect(journal).toMatchObject({ failure: { trouble: 'not-installed' }, update: before, last: null });
  expect(journal.staged?.version).toBe('1.1.0');
});

it('back: the earlier version puts its copies in place', () => {
  const back = endedIn('back', { from: '1.1.0', to: '1.0.0', update });
  const { journal } = settle({ ...back, update }, '1.0.0', at);
  expect(journal).toMatchObject({
    update: null,
    putBack: update.copies,
    last: { kind: 'back', to: '1.0.0' },
  });
});

it('back: the newer version says that it is still here, and can be gone back from again', () => {
  const back = endedIn('back', { from: '1.1.0', to: '1.0.0', update });
  const { journal } = settle({ ...back, update }, '1.1.0', at);
  expect(journal).toMatchObject({ failure: { step: 'back', trouble: 'not-installed' }, update, putBack: {} });
});

it('a version that was installed by hand meanwhile is nobody’s failure', () => {
  const { journal } = settle(endedIn('install', { update }), '1.2.0', at);
  expect(journal).toMatchObject({ doing: null, failure: null, update: null, putBack: {} });
});

it('the daily check is due once after its time, also when the computer was off', () => {
  const settings = { feed: 'https://updates.example/', checkAt: '03:30' };
  const morning = new Date(2026, 10, 26, 9, 0);
  expect(isCheckDue({ settings, triedAt: null }, morning)).toBe(true);
  expect(isCheckDue({ settings, triedAt: new Date(2026, 10, 26, 3, 29).toISOString() }, morning)).toBe(true);
  expect(isCheckDue({ settings, triedAt: new Date(2026, 10, 26, 3, 31).toISOString() }, morning)).toBe(false);
  expect(isCheckDue({ settings: { ...settings, checkAt: null }, triedAt: null }, morning)).toBe(false);
  expect(isCheckDue({ settings: { ...settings, feed: '' }, triedAt: null }, morning)).toBe(false);
  expect(isNight({ settings }, morning)).toBe(false);
  expect(isNight({ settings }, new Date(2026, 10, 26, 4, 0))).toBe(true);
});
