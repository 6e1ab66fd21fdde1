/** Says why a print is held back and what to do about it. */
import { isUnderWay, type PrintTrouble, type PrintView } from '../../shared/model/prints.ts';
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';

export interface HeldWords {
  readonly title: string;
  /** The next action, and what happens after it. */
  readonly text: string;
}

type Held = Pick<PrintView, 'state' | 'trouble' | 'hold' | 'printerName'>;

/** Troubles that staff end at the printer: resuming its stopped queue alone is not enough. */
const mendable = ['media-empty', 'ribbon-empty', 'media-jam', 'cover-open', 'offline'] as const;
type MendableTrouble = (typeof mendable)[number];

/** True for a trouble that staff can end at the printer. */
export const isMendable = (trouble: PrintTrouble | null): trouble is MendableTrouble =>
  mendable.some((one) => one === trouble);

/** Returns the words for a stopped queue: "out of paper" alone would not say that paper alone does not help. */
function stoppedWords({ state, trouble, printerName }: Held): HeldWords {
  const then = t(state === 'uncertain' ? 'prints.stopped.uncertain' : 'prints.stopped.text', {
    printer: printerName,
  });
  if (!isMendable(trouble)) return { title: t('prints.stopped.title'), text: then };
  return { title: t(`prints.troubles.${trouble}`), text: sentences(t(`prints.remedies.${trouble}`), then) };
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
