import type { SheetLayout } from '../../../shared/model/sheets.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';

/**
 * The layout of a sheet that the kiosk does not lay out: a headshot, a calibration sheet, or a sheet from the service.
 */
export const bareLayout = (mediumId: MediumId, edgeMm = 0): SheetLayout => ({
  ...{ mediumId, edgeMm, gapMm: 0 },
  ...{ cut: 'none', caption: false },
  ...{ photos: [], arranged: null },
});
