/** Calibration sheets of every other medium for printers with different margins. */
import { describe, test } from 'vitest';
import { media, mediumIds } from '../../../../shared/sheet-media.ts';
import { expectInSafeArea, safeAreas, sheet } from '../../../support/printing/calibration-sheets.ts';

describe('a calibration sheet', () => {
  test.each(
    mediumIds
      .filter((id) => id !== '4x6in')
      .flatMap((id) => safeAreas.map(([printer, safe]) => [id, printer, safe] as const)),
  )('%s: nothing of it stands in the safe area of %s', async (mediumId, _, safe) => {
    await expectInSafeArea(sheet(media[mediumId], safe));
  });
});
