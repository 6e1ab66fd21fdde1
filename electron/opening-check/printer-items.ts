/** Items of the opening check about the printers, their paper, and whether they may print ID photos. */
import type { CheckItem, Finding } from '../../shared/model/opening-check.ts';
import type { MediumSetup, PrinterSetupView, SupplyView } from '../../shared/model/printer-setup.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { PrinterStatus } from '../../shared/model/status.ts';
import { driftCheckDays, type Approval } from '../../shared/printing.ts';
import { filePrinterId } from '../printing/file/printer.ts';

function findingOf({ state, needs, trouble }: PrinterStatus): Finding {
  if (state === 'gone') return 'printer.gone';
  if (state === 'unreachable') return 'printer.unreachable';
  if (state === 'stopped' || state === 'rejecting') return 'printer.stopped';
  if (needs === 'answer') return 'printer.answer';
  if (needs === 'failed') return 'printer.failed';
  return needs === 'release' || trouble !== null ? 'printer.trouble' : 'printer.ready';
}

/** The facts that name a printer. One that the machine does not have may have only its id, which the spooler's name for it ends. */
const named = ({ id, name, trouble }: PrinterStatus): CheckItem['facts'] => ({
  ...{ id, printer: name ?? id.slice(id.indexOf(':') + 1) },
  ...(trouble === null ? {} : { trouble }),
});

function supplyItem({ left, low }: SupplyView, facts: CheckItem['facts']): CheckItem {
  if (left === null) return { finding: 'paper.uncounted', facts };
  const counted = { ...facts, count: left };
  if (left === 0) return { finding: 'paper.out', facts };
  return { finding: low ? 'paper.low' : 'paper.left', facts: counted };
}

const ofApproval: Readonly<Record<Exclude<Approval, 'exact'>, Finding>> = {
  approved: 'calibration.approved',
  'check-due': 'calibration.due',
  'not-calibrated': 'calibration.not-calibrated',
  'not-proven': 'calibration.not-proven',
  changed: 'calibration.changed',
  refused: 'calibration.refused',
};

/** Returns the usual paper, and other paper that is due to be measured again: nobody prints on the rest. */
function calibrationItems(
  media: readonly MediumSetup[],
  usual: string,
  facts: CheckItem['facts'],
): readonly CheckItem[] {
  return media.flatMap(({ mediumId, approval, calibration }): readonly CheckItem[] => {
    if (approval === 'exact') return [];
    if (mediumId !== usual && approval !== 'check-due') return [];
    const measured = calibration === null ? {} : { at: calibration.at };
    return [
      {
        finding: ofApproval[approval],
        facts: { ...facts, ...measured, medium: mediumId, days: driftCheckDays },
      },
    ];
  });
}

/** The findings for a printer that prints slips or receipts only, by what its state means for sheets. */
const ofPaperPrinter: Partial<Readonly<Record<Finding, Finding>>> = {
  'printer.ready': 'slips.ready',
  'printer.gone': 'slips.gone',
};

/** @param setUp of the usual printer; null where it could not be read */
export function printerItems(
  statuses: readonly PrinterStatus[],
  { printerId, mediumId, slips, receipts }: StudioSettings,
  setUp: PrinterSetupView | null,
): readonly CheckItem[] {
  const ofPapers = new Set([slips?.printerId, receipts?.printerId]);
  const others = statuses
    .filter(({ id }) => id !== printerId && id !== filePrinterId && ofPapers.has(id))
    .map((status): CheckItem => {
      const finding = ofPaperPrinter[findingOf(status)] ?? 'slips.amiss';
      return { finding, facts: named(status) };
    });
  if (printerId === filePrinterId) return [{ finding: 'printer.file', facts: {} }, ...others];
  const usual = statuses.find(({ id }) => id === printerId);
  if (usual === undefined) return others;
  const facts = named(usual);
  const { trouble: _trouble, ...name } = facts;
  return [
    { finding: findingOf(usual), facts },
    ...(setUp === null
      ? []
      : [supplyItem(setUp.supply, name), ...calibrationItems(setUp.media, mediumId, name)]),
    ...others,
  ];
}
