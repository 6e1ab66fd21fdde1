/** Says why a print is held back and what to do about it. */
import { isUnderWay, type PrintTrouble, type PrintView } from '../../shared/model/prints.ts';
import { t, type MessageKey } from '../i18n/index.ts';

export interface HeldWords {
  readonly title: string;
  /** The next action, and what happens after it. */
  readonly text: string;
}

type Held = Pick<PrintView, 'state' | 'trouble' | 'hold' | 'printerName'>;

/** The task at the printer before its stopped queue is resumed, where resuming alone is not enough. */
const remedies: Partial<Readonly<Record<PrintTrouble, MessageKey>>> = {
  'media-empty': 'prints.remedies.media-empty',
  'ribbon-empty': 'prints.remedies.ribbon-empty',
  'media-jam': 'prints.remedies.media-jam',
  'cover-open': 'prints.remedies.cover-open',
  offline: 'prints.remedies.offline',
};

/** Returns what to do at the printer before it can print again, or null when that depends on the printer. */
export function remedyText(trouble: PrintTrouble | null): string | null {
  const remedy = trouble === null ? undefined : remedies[trouble];
  return remedy === undefined ? null : t(remedy);
}

/** Returns the words for a stopped queue: "out of paper" alone would not say that paper alone does not help. */
function stoppedWords({ state, trouble, printerName }: Held): HeldWords {
  const remedy = remedyText(trouble);
  const then = state === 'uncertain' ? 'prints.stopped.uncertain' : 'prints.stopped.text';
  return {
    title: trouble === null || remedy === null ? t('prints.stopped.title') : t(`prints.troubles.${trouble}`),
    text: [...(remedy === null ? [] : [remedy]), t(then, { printer: printerName })].join(' '),
  };
}

/** Returns null for a print that is not held back, or that has come out. */
export function heldWords(print: Held): HeldWords | null {
  const { state, trouble, hold } = print;
  if (state === 'printed') return null;
  const isLive = isUnderWay(state) || state === 'uncertain';
  if (isLive && hold === 'queue-stopped') return stoppedWords(print);
  if (isLive && hold === 'job-held') {
    return { title: t('prints.held.title'), text: t('prints.held.text') };
  }
  if (trouble === null) return null;
  return { title: t(`prints.troubles.${trouble}`), text: t(`prints.troubleTexts.${trouble}`) };
}

/**
 * True when resuming the printer's queue lets this print, or new ones, through. A sheet that may have come out needs an
 * answer first: resuming would print it again.
 */
export const isResumable = ({ state, trouble, hold }: Omit<Held, 'printerName'>): boolean =>
  isUnderWay(state) && (hold === 'queue-stopped' || trouble === 'rejecting');
