import type { PrintState, PrintView } from '../../../shared/model/prints.ts';
import type { PrintRow } from '../../records/prints/prints.ts';

const onItsWay: readonly PrintState[] = ['submitted', 'waiting', 'printing'];

/** A print that the printer knows and has not finished can be cancelled. */
export const isCancellable = ({ state, jobId }: Pick<PrintRow, 'state' | 'jobId'>): boolean =>
  jobId !== null && onItsWay.includes(state);

/** A print as the page shows it: the spooler's name for it and what it was printed with stay here. */
export function printView(print: PrintRow): PrintView {
  const { mediumId: _layouts, fileSha256: _file, jobId: _job, ...rest } = print;
  const { printedWith: _with, serviceSheetId: _sheet, ...view } = rest;
  return { ...view, cancellable: isCancellable(print) };
}
