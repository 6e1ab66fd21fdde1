/** The strip's printer light: it represents every printer that matters now, the worst first, and names it. */
import type { Light, PrinterStatus } from '../../shared/model/status.ts';
import { t, tc } from '../i18n/index.ts';

export interface LightWords {
  readonly light: Light;
  /** The printer's name, while all is well. */
  readonly words: string;
  /** The problem. */
  readonly meaning: string;
}

function troubleOf({ trouble, hold, state }: PrinterStatus): string {
  if (hold === 'queue-stopped' && (trouble === null || trouble === 'paused'))
    return t('prints.stopped.title');
  if (hold === 'job-held') return t('prints.held.title');
  if (trouble !== null) return t(`prints.troubles.${trouble}`);
  return t(`printerStates.${state === 'gone' ? 'unreachable' : state}`);
}

function meaningOf(printer: PrinterStatus): string {
  const { name, light, needs, state, printsLeft } = printer;
  if (name === null) return t('strip.printer.gone');
  if (light === 'ok') return t('strip.printer.ok');
  if (needs === 'answer') return t('strip.printer.answer', { printer: name });
  // A printer's current trouble is more important than a sheet that failed on it.
  const isWell = state === 'ready' || state === 'busy';
  if (needs === 'failed' && isWell) return t('strip.printer.failed', { printer: name });
  if (needs === null && isWell && printsLeft !== null) {
    return tc('strip.printsLeft', printsLeft, { printer: name });
  }
  return t('strip.printer.held', { printer: name, trouble: troubleOf(printer) });
}

/**
 * Returns the printer light.
 *
 * @param printers worst first
 * @param inUse the printer chosen for the sheet on screen, or null
 */
export function printerLight(printers: readonly PrinterStatus[], inUse: string | null): LightWords {
  const spokenFor = printers.filter(({ id, usual, needs }) => usual || needs !== null || id === inUse);
  const amiss = spokenFor.filter(({ light }) => light !== 'ok');
  // While all is well, name the printer in use.
  const shown = amiss[0] ?? spokenFor.find(({ id }) => id === inUse) ?? spokenFor[0];
  if (shown === undefined) return { light: 'off', words: '', meaning: t('strip.printer.off') };
  const meaning = meaningOf(shown);
  return {
    light: shown.light,
    words: shown.name ?? '',
    meaning: amiss.length > 1 ? tc('strip.morePrinters', amiss.length - 1, { words: meaning }) : meaning,
  };
}
