import type { SheetLayout } from '../../../shared/model/sheets.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';

/** The layout of a sheet that is not laid out here: a headshot, a calibration sheet, a sheet of the service's. */
export const bareLayout = (mediumId: MediumId, edgeMm = 0): SheetLayout => ({
  ...{ mediumId, edgeMm, gapMm: 0 },
  ...{ cut: 'none', caption: false },
  ...{ photos: [], arranged: null },
});
