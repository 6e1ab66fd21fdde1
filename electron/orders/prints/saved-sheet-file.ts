/** Lets a sheet that was saved as PDF out of Headroom, as a copy. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrintId } from '../../../shared/ids.ts';
import type { AuditEntry } from '../../../shared/model/audit.ts';
import type { FileView } from '../../../shared/model/files.ts';
import type { PrintKind } from '../../../shared/model/prints.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Needs } from '../deps.ts';
import { noteExportedPictures } from '../photos/note-exported-pictures.ts';

const auditKinds = {
  sheet: 'sheet',
  'service-sheet': 'sheet',
  headshot: 'pictures',
  calibration: 'calibration',
  slip: 'slip',
  receipt: 'receipt',
  closing: 'closing',
  record: 'record',
} as const satisfies Readonly<Record<PrintKind, AuditEntry<'exported'>['file']>>;

/**
 * Returns the PDF, and enters the copy in the audit log for each order that is on the sheet: erasing a customer does not reach it.
 * @throws KioskError NOT_FOUND for a print that was not saved as PDF, or whose sheet is erased; SHEET_MISSING
 */
export async function savedSheetFile(
  deps: Needs<'records' | 'sheets' | 'plainSheets' | 'note'>,
  printId: PrintId,
): Promise<FileView> {
  const print = deps.records.prints.get(printId);
  if (print?.saved?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such saved sheet');
  const { name } = print.saved;
  const bytes = await bytesOf(deps, printId, name);
  noteCopy(deps, print);
  return { name, mime: 'application/pdf', bytes };
}

async function bytesOf(
  { sheets, plainSheets }: Needs<'sheets' | 'plainSheets'>,
  printId: PrintId,
  name: string,
): Promise<Uint8Array> {
  const sealed = (): Promise<Uint8Array> => sheets.get(printId);
  try {
    // Sealing a plain one may end meanwhile.
    return await sealed().catch(async () => (await plainSheets.read(name)) ?? (await sealed()));
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    throw new KioskError('SHEET_MISSING', 'the saved sheet cannot be read', error.details, { cause: error });
  }
}

function noteCopy(deps: Needs<'records' | 'note'>, { id, kind, versionId }: PrintRow): void {
  if (versionId !== null) {
    noteExportedPictures(deps, [{ from: 'version', versionId }]);
    return;
  }
  const orders = deps.records.prints.ordersOn(id);
  deps.records.transaction(() => {
    for (const order of orders.length === 0 ? [null] : orders) {
      deps.note('exported', { order, subject: id, file: auditKinds[kind] });
    }
  });
}
