import { KioskError } from '../../../shared/errors.ts';
import type { FileView } from '../../../shared/model/files.ts';
import { noCorrection, type SheetFormat } from '../../../shared/printing.ts';
import type { Composer } from '../../printing/composer.ts';
import { composeFor } from '../../printing/compose-for.ts';
import type { SheetToCompose } from '../../printing/sheet/pdf.ts';
import type { ForPrinting } from './for-printing.ts';

const mimes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;
const endings = { pdf: 'pdf', jpeg: 'jpg', png: 'png' } as const;

/**
 * Makes a file of a sheet. A PDF is exact in any program. A picture is for the program of one printer: it has the printer's frame
 * and its measured correction.
 *
 * @throws KioskError PROFILE_WRONG for a picture when the printer does not have the medium
 */
export async function sheetFile(
  composer: Composer,
  { profile, problem, correction, medium }: ForPrinting,
  sheet: Omit<SheetToCompose, 'correction'>,
  format: SheetFormat,
): Promise<FileView> {
  if (profile === null && format !== 'pdf') {
    throw new KioskError('PROFILE_WRONG', 'the printer does not know this medium', {
      reason: problem ?? 'medium-unknown',
    });
  }
  const corrected = { ...sheet, correction: format === 'pdf' ? noCorrection : correction };
  const frame = profile ?? { dpiX: 300, dpiY: 300, raster: null };
  return {
    name: `${sheet.title}-sheet-${medium.id}.${endings[format]}`,
    mime: mimes[format],
    bytes: await composeFor(composer, format, corrected, frame),
  };
}
