import type { PrintState, PrintView } from '../../../shared/model/prints.ts';
import type { PrintRow } from '../../records/prints/prints.ts';

const onItsWay: readonly PrintState[] = ['submitted', 'waiting', 'printing'];

/** Returns whether a print can be cancelled: the printer has it and has not finished. */
export const isCancellable = ({ state, jobId }: Pick<PrintRow, 'state' | 'jobId'>): boolean =>
  jobId !== null && onItsWay.includes(state);

/** A print as the page shows it, without the spooler's name for it and without its profile. */
export function printView(print: PrintRow): PrintView {
  const { mediumId: _layouts, fileSha256: _file, jobId: _job, ...rest } = print;
  const { printedWith: _with, serviceSheetId: _sheet, ...view } = rest;
  return { ...view, cancellable: isCancellable(print) };
}
