/** Turns reasons against printing into points of the verdict. */
import { needsStaff, type PrintView } from '../../../shared/model/prints.ts';
import type { PrinterStatus } from '../../../shared/model/status.ts';
import { isApproved, type Approval } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { t } from '../../i18n/index.ts';
import { asSentence, sentences } from '../../i18n/join.ts';
import { heldWords, isMendable } from '../../print-rows/held-words.ts';
import { printedTo } from '../../print-rows/print-words.ts';
import { exactTime } from '../../ui/dates.ts';
import type { VerdictPoint } from '../frame/verdict.ts';

/**
 * Returns a point when ID photos may not be printed on the chosen paper of a printer, or when it should be measured again.
 * @param severity how bad it is that they may not be printed
 */
export function approvalPoints(
  approval: Approval,
  printer: string,
  severity: VerdictPoint['severity'],
): readonly VerdictPoint[] {
  if (approval === 'exact' || approval === 'approved') return [];
  const words = t('verdict.printer', { printer, state: t(`printerSetup.approvals.${approval}`) });
  return [{ code: `printer-${approval}`, severity: isApproved(approval) ? 'warn' : severity, words }];
}

/** A paper that an order's sheets go on, and whether ID photos may be printed on it. */
export interface PaperToPrint {
  readonly mediumId: MediumId;
  readonly name: string;
  readonly approval: Approval;
}

/** The states of a paper that staff should know, the worst first: measuring does not help a paper that cannot be used. */
const worstFirst: readonly Approval[] = ['refused', 'not-calibrated', 'not-proven', 'changed', 'check-due'];

/** Returns a point for each paper on which ID photos may not be printed now, or that should be measured again. */
export const paperPoints = (papers: readonly PaperToPrint[], printer: string): readonly VerdictPoint[] =>
  papers
    .toSorted((one, other) => worstFirst.indexOf(one.approval) - worstFirst.indexOf(other.approval))
    .flatMap(({ mediumId, name, approval }) =>
      approvalPoints(approval, t('verdict.paper', { printer, paper: name }), 'warn').map((point) => ({
        ...point,
        // Two papers in the same state are two points.
        code: `${point.code}-${mediumId}`,
      })),
    );

/** Returns what a printer reports, or null: its trouble, or that its queue has stopped. */
function stateOf({ trouble, hold }: PrinterStatus): string | null {
  if (trouble !== null) return t(`prints.troubles.${trouble}`);
  return hold === 'queue-stopped' ? t('prints.stopped.title') : null;
}

/**
 * True when a sheet sent to this printer now would not come out. An earlier sheet that failed, or that needs an answer,
 * leaves its trouble with the printer, which may be ready again.
 */
export function isStopped(printer: PrinterStatus): boolean {
  const isPast = printer.needs === 'failed' || printer.needs === 'answer';
  const isReady = printer.state === 'ready' || printer.state === 'busy';
  return stateOf(printer) !== null && !(isPast && isReady);
}

/**
 * Returns a point for a printer that reports a problem.
 * @param severity how bad it is when a sheet would not come out
 * @param askedAt when staff last asked the printer again, milliseconds since the epoch; null when they have not
 */
export function printerPoints(
  printer: PrinterStatus | undefined,
  severity: VerdictPoint['severity'],
  askedAt: number | null = null,
): readonly VerdictPoint[] {
  const state = printer === undefined ? null : stateOf(printer);
  if (printer?.name == null || state === null) return [];
  const { name, trouble, hold } = printer;
  const code = `printer-${trouble ?? hold}`;
  const found = t('verdict.printer', { printer: name, state });
  if (severity === 'warn' || !isStopped(printer)) return [{ code, severity: 'warn', words: found }];
  const words =
    askedAt === null ? found : t('verdict.printerStill', { printer: name, state, time: exactTime(askedAt) });
  if (!isMendable(trouble)) return [{ code, severity, words }];
  return [{ code, severity, words: sentences(asSentence(words), t(`prints.remedies.${trouble}`)) }];
}

const papers = ['slip', 'receipt'] as const;

/** Returns a point for each of these prints, which were not printed and are to be printed again. */
export const failedPoints = (prints: readonly PrintView[]): readonly VerdictPoint[] =>
  prints.map((print) => {
    const paper = papers.find((kind) => kind === print.kind) ?? 'sheet';
    const what = t(`verdict.${printedTo(print) === 'file' ? 'noFile' : 'notPrinted'}.${paper}`);
    const state = heldWords(print)?.title;
    const words =
      state === undefined
        ? what
        : sentences(asSentence(what), t('verdict.printer', { printer: print.printerName, state }));
    return { code: `${paper}-failed`, severity: 'warn', words };
  });

/** Returns a point for each of the order's prints that waits for a person. */
export const waitingPoints = (prints: readonly PrintView[]): readonly VerdictPoint[] =>
  prints.filter(needsStaff).map((print) => {
    const state = print.state === 'uncertain' ? null : (heldWords(print)?.title ?? null);
    const words =
      state === null ? t('prints.ask') : t('verdict.printer', { printer: print.printerName, state });
    return { code: `print-${print.state}`, severity: 'bad', words };
  });
