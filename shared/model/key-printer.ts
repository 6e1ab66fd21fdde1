import type { SlipPrinter } from './settings.ts';
import { spoolerOf } from '../printing.ts';

/**
 * Returns the printer that the recovery key goes to: that of receipts, or of slips. Null for a folder or a file, which would keep it on
 * a disk.
 */
export function keyPrinterOf({
  receipts,
  slips,
}: {
  readonly receipts: SlipPrinter | null;
  readonly slips: SlipPrinter | null;
}): SlipPrinter | null {
  const isOfSystem = (chosen: SlipPrinter | null): chosen is SlipPrinter =>
    chosen !== null && ['cups', 'windows'].includes(spoolerOf(chosen.printerId));
  return [receipts, slips].find(isOfSystem) ?? null;
}
