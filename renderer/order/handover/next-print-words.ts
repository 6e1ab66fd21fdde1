/** Says what the next step prints. */
import { spoolerOf } from '../../../shared/printing.ts';
import { locale, t, tc } from '../../i18n/index.ts';
import type { PrintablePaper } from '../../state/order-papers.ts';

interface SheetToCome {
  readonly printerId: string;
  readonly copies: number;
  /** Name of the printer. */
  readonly printer: string;
  /** True when the last sheet was not printed. */
  readonly again: boolean;
}

interface Part {
  readonly words: string;
  readonly isFile: boolean;
}

const listed = (parts: readonly Part[]): string =>
  new Intl.ListFormat(locale(), { type: 'unit' }).format(parts.map(({ words }) => words));

const isFile = ({ printerId }: { readonly printerId: string }): boolean => spoolerOf(printerId) === 'file';

function partsOf(sheet: SheetToCome | null, papers: readonly PrintablePaper[]): readonly Part[] {
  const slips = papers.filter(({ paper }) => paper.kind === 'slip');
  const receipts = papers.filter(({ paper }) => paper.kind === 'receipt');
  return [
    ...(sheet === null
      ? []
      : [{ words: tc('handover.parts.sheet', isFile(sheet) ? 1 : sheet.copies), isFile: isFile(sheet) }]),
    ...[false, true].flatMap((toFile) => {
      const { length } = slips.filter((slip) => isFile(slip) === toFile);
      return length === 0 ? [] : [{ words: tc('handover.parts.slip', length), isFile: toFile }];
    }),
    ...receipts.map((receipt) => ({ words: t('handover.parts.receipt'), isFile: isFile(receipt) })),
  ];
}

/**
 * @param sheet null when no sheet is printed now
 * @param papers each with the printer that prints it, which may be that of the sheet
 */
export function nextPrintWords(sheet: SheetToCome | null, papers: readonly PrintablePaper[]): string {
  if (sheet !== null && papers.length === 0) {
    if (isFile(sheet)) return t('handover.saveSheetFile');
    return tc(sheet.again ? 'handover.printAgain' : 'handover.print', sheet.copies, {
      printer: sheet.printer,
    });
  }
  const parts = partsOf(sheet, papers);
  const [saved, printed] = [parts.filter((part) => part.isFile), parts.filter((part) => !part.isFile)];
  if (saved.length === 0) return t('handover.printParts', { parts: listed(printed) });
  if (printed.length === 0) return t('handover.saveParts', { parts: listed(saved) });
  return t('handover.saveAndPrint', { saved: listed(saved), printed: listed(printed) });
}
