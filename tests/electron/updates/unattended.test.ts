/** An update without a person: what keeps it waiting for a minute, for a night, and for good. */
import { expect, it, vi } from 'vitest';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { newJournal, type Journal } from '../../../electron/updates/journal.ts';
import type { Release } from '../../../electron/updates/release.ts';
import type { UpdatedStudio } from '../../../electron/updates/types.ts';
import { unattendedInstall } from '../../../electron/updates/unattended.ts';
import type { UpdateRefusal } from '../../../shared/model/updates.ts';

const at = '2026-11-26T03:31:00.000Z';
const night = new Date(2026, 10, 26, 4, 0);

function setUp({ journal = {}, now = night, administrator = false, idle = true } = {}) {
  const state = { journal: { ...newJournal, ...journal } as Journal, now, idle };
  const install = vi.fn<(version: string) => UpdateRefusal | null>().mockReturnValue(null);
  const noteBegun = vi.fn();
  const studio = { isIdle: () => state.idle, noteBegun } as unknown as UpdatedStudio;
  const look = unattendedInstall({
    host: {
      ...{ platform: 'linux', arch: 'x64', needsAdministrator: () => administrator },
      install: () => Promise.resolve(),
    },
    ...{ studio: () => studio, journal: () => state.journal, install },
    staged: () => ({ version: '1.1.0' }) as Release,
    clock: { now: () => state.now, monotonicMs: () => 0 },
    log: memoryLog(),
  });
  return { state, install, noteBegun, look };
}

it.each(['call', 'print', 'mail', 'busy'] as const)('is tried again a minute after: %s', (refusal) => {
  const { install, noteBegun, look } = setUp();
  install.mockReturnValueOnce(refusal);
  look();
  expect(noteBegun).not.toHaveBeenCalled();
  look();
  expect(install).toHaveBeenCalledTimes(2);
  expect(noteBegun).toHaveBeenCalledOnce();
});

it.each(['verify', 'backup', 'copy', 'install'] as const)(
  'an installation that failed waits for the next look: %s',
  (step) => {
    const { install, look } = setUp({ journal: { failure: { step, trouble: 'other', at } } });
    look();
    expect(install).not.toHaveBeenCalled();
  },
);

it('a look that failed does not keep what is staged already from being installed', () => {
  const { install, look } = setUp({ journal: { failure: { step: 'check', trouble: 'silent', at } } });
  look();
  expect(install).toHaveBeenCalledOnce();
});

it('a print that began meanwhile does not keep it from being tried again', () => {
  const { install, look } = setUp({ journal: { failure: { step: 'install', trouble: 'busy', at } } });
  look();
  expect(install).toHaveBeenCalledOnce();
});

it('waits for a quiet counter', () => {
  const { state, install, look } = setUp({ idle: false });
  look();
  expect(install).not.toHaveBeenCalled();
  state.idle = true;
  look();
  expect(install).toHaveBeenCalledOnce();
});

it.each([
  [0, 1],
  [5, 1],
  [6, 0],
  [12, 0],
  [23, 0],
])('at %i o’clock it is begun %i times', (hour, times) => {
  const { install, look } = setUp({ now: new Date(2026, 10, 26, hour, 59) });
  look();
  expect(install).toHaveBeenCalledTimes(times);
});

it('needs a studio that looks daily, a system that asks nobody, and a version that nobody went back from', () => {
  const byHand = setUp({ journal: { settings: { feed: 'f', checkAt: null } } });
  const asked = setUp({ administrator: true });
  const goneBack = setUp({ journal: { last: { kind: 'back', from: '1.1.0', to: '1.0.0', at } } });
  for (const { look, install } of [byHand, asked, goneBack]) {
    look();
    expect(install).not.toHaveBeenCalled();
  }
});
