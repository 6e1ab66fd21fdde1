import type { BackupsView } from '../../../shared/model/backups.ts';
import type { LeftoverView, LeftStates } from '../../../shared/model/erasures.ts';
import type { Light } from '../../../shared/model/status.ts';
import { t, tc } from '../../i18n/index.ts';
import { sentences } from '../../i18n/join.ts';
import { leftoverWords } from '../../state/leftover-words.ts';
import { longDate } from '../../ui/dates.ts';

/** One thing that erasing a customer did not reach at once. */
export interface LeftLine {
  readonly text: string;
  readonly hint: string | null;
  readonly handled: boolean;
  /** True for what Headroom does itself, so nobody ticks it off. */
  readonly automatic: boolean;
  readonly light: Light;
}

/** Says what happens to the backups in a folder next. */
function statesHint(place: string, { unreadable, at }: LeftStates, backups: BackupsView | null): string {
  const isNow = place === backups?.folder;
  const isErasing = isNow && backups.erasing > 0;
  const next = isNow ? 'erasures.states.next' : 'erasures.states.away';
  return sentences(
    isErasing ? t('erasures.states.erasing', { count: backups.erasing }) : t(next, { date: longDate(at) }),
    unreadable === 0 ? null : tc('erasures.states.unreadable', unreadable),
  );
}

function handledHint({ handled, states }: LeftoverView): string | null {
  if (handled === null || states?.left === 0) return null;
  const name =
    handled.by === 'headroom' ? t('audit.headroom') : handled.by === 'staff' ? t('audit.staff') : handled.by;
  return t('erasures.handled', { date: longDate(handled.at), name });
}

export function leftLine(left: LeftoverView, backups: BackupsView | null): LeftLine {
  const { states, place, handled } = left;
  const done = handled !== null;
  const automatic = handled?.by === 'headroom' || place === backups?.folder;
  const line = { handled: done, automatic, light: done ? 'ok' : 'warn', hint: handledHint(left) } as const;
  if (states === null) return { ...line, text: leftoverWords(left) };
  const { left: still, of } = states;
  if (still === 0) return { ...line, text: tc('erasures.states.none', of, { place }) };
  const text = t('erasures.states.some', { left: still, of, place });
  return { ...line, text, hint: line.hint ?? statesHint(place, states, backups) };
}
