/** Opening checks for tests of the page. */
import { inOrder, nameOf, type CheckItem, type OpeningCheck } from '../../shared/model/opening-check.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';

/** Findings of the main process when nothing is wrong. */
export const soundItems: readonly CheckItem[] = [
  { finding: 'records.sound', facts: {} },
  { finding: 'service.answers', facts: {} },
  { finding: 'credit.previews', facts: { count: 182 } },
  { finding: 'disk.room', facts: { bytes: 212_000_000_000 } },
  { finding: 'printer.ready', facts: { id: 'cups:DS620', printer: 'DS620' } },
  { finding: 'paper.left', facts: { id: 'cups:DS620', printer: 'DS620', count: 312 } },
  {
    finding: 'calibration.approved',
    facts: { id: 'cups:DS620', printer: 'DS620', medium: '4x6in', at: '2026-10-02T09:00:00.000Z', days: 90 },
  },
  { finding: 'clock.right', facts: {} },
  { finding: 'backup.last', facts: { at: '2026-10-02T03:00:00.000Z' } },
  { finding: 'keychain.open', facts: {} },
];

/** Returns a check with these items in place of sound ones of the same name. @param at ISO 8601, UTC */
export function openingCheck(
  instead: readonly CheckItem[] = [],
  at: string = new Date(new Date().setHours(8, 52, 0, 0)).toISOString(),
  by: string | null = 'Asha',
): OpeningCheck {
  const names = new Set(instead.map(nameOf));
  const kept = soundItems.filter((item) => !names.has(nameOf(item)));
  return { at, by, items: inOrder([...instead, ...kept]) };
}

/** The check was made today; a new one finds what the page saw, and nothing wrong besides. */
export function openingCheckAnswers(): FixtureAnswers {
  let last = openingCheck();
  return {
    lastOpeningCheck: () => last,
    makeOpeningCheck: ({ scene }) => (last = openingCheck(scene, new Date().toISOString())),
  };
}

const ds620 = { id: 'cups:DS620', printer: 'DS620' };
/** Checks that a screen shows differently, by the name of the scene. */
const scenes: Readonly<Record<string, readonly CheckItem[]>> = {
  stops: [
    { finding: 'camera.trouble', facts: { trouble: 'busy' } },
    { finding: 'printer.stopped', facts: { ...ds620, trouble: 'media-empty' } },
    { finding: 'credit.few-previews', facts: { count: 6 } },
    {
      finding: 'calibration.due',
      facts: { ...ds620, medium: '4x6in', at: '2026-08-02T09:00:00.000Z', days: 90 },
    },
    { finding: 'clock.apart', facts: { count: 12 } },
    { finding: 'backup.late', facts: { at: '2026-10-02T03:00:00.000Z' } },
  ],
  offer: [],
};

/** Returns the answers of a scene; those of a sound kiosk without one. */
export function openingCheckScene(name: string | null): FixtureAnswers {
  const items = scenes[name ?? ''];
  if (items === undefined) return {};
  return {
    lastOpeningCheck: () => null,
    makeOpeningCheck({ scene }) {
      const seen = scene.filter(
        ({ finding }) => !items.some((item) => nameOf(item) === finding.split('.')[0]),
      );
      return openingCheck([...seen, ...items]);
    },
  };
}
