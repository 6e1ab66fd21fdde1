/** States of an export that a screen shows differently, by the name of the scene. */
import { KioskError } from '../../shared/errors.ts';
import type { ExportTarget } from '../../shared/exporting.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { settings } from './fixture-data.ts';
import { exportCalls, exportFolder, planned, stick } from './fixture-export.ts';

const locked: ExportTarget = {
  ...{ ...stick, id: `drive-${'6'.repeat(32)}`, name: 'CANON_DC', state: 'read-only' },
};
/** Pictures of every kind: one too large for its document's limit, one with transparent parts. */
const many: FixtureAnswers = {
  ...exportCalls,
  exportTargets: () => [exportFolder, stick, locked],
  planExport: () =>
    [1, 2, 3, 4, 5, 6].map((n) =>
      planned(n, n === 2 ? { limitBytes: 240_000, pixelsDiffer: true } : { transparent: n === 3 }),
    ),
};
const notes = [['made-smaller', 'pixels-differ'], ['flattened'], ['over-limit']] as const;

export const exportScenes: Readonly<Record<string, () => FixtureAnswers>> = {
  'export-nowhere': () => ({ ...exportCalls, exportTargets: () => [] }),
  'export-full': () => ({
    ...many,
    exportPictures: () => {
      throw new KioskError('EXPORT_FAILED', 'as told', { reason: 'full' });
    },
  }),
  'export-changed': () => ({
    ...many,
    exportPictures: () => ({
      targetName: stick.name,
      files: notes.map((each, index) => ({
        name: `${planned(index + 1).name}.jpg`,
        ...{ widthPx: 600, heightPx: 600, dpi: 300, bytes: 239_000, notes: each },
      })),
    }),
  }),
  'export-away': () => ({
    settings: () => ({ ...settings, exportFolder: '/home/studio/out' }),
    exportTargets: () => [{ ...exportFolder, state: 'away', freeBytes: null }],
  }),
};
