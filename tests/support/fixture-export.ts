/** Export targets and planned file names, without a disk. */
import type { ExportTarget, PlannedExport } from '../../shared/exporting.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';

export const exportFolder: ExportTarget = {
  id: 'folder',
  kind: 'folder',
  name: 'Out',
  freeBytes: 212_000_000_000,
  state: 'ready',
};
export const stick: ExportTarget = {
  id: `drive-${'5'.repeat(32)}`,
  kind: 'drive',
  name: 'AMELIA',
  freeBytes: 3_400_000_000,
  state: 'ready',
};

export const planned = (n: number, more: Partial<PlannedExport> = {}): PlannedExport => ({
  name: `261121-004-Amelia-Okafor-retouch-${n}`,
  widthPx: 1_920,
  heightPx: 1_080,
  dpi: 300,
  transparent: false,
  limitBytes: null,
  pixelsDiffer: false,
  ...more,
});

/** The export calls of a kiosk with a folder and a stick: spread them into a fixture bridge's answers. */
export const exportCalls = {
  exportTargets: () => [exportFolder, stick],
  planExport: ({ pictures }) => pictures.map((_, index) => planned(index + 1)),
  exportPictures: ({ targetId, pictures }) => ({
    targetName: targetId === 'folder' ? exportFolder.name : stick.name,
    files: pictures.map(({ format }, index) => ({
      name: `${planned(index + 1).name}.${format === 'png' ? 'png' : 'jpg'}`,
      ...{ widthPx: 1_920, heightPx: 1_080, dpi: 300, bytes: 812_004, notes: [] },
    })),
  }),
} satisfies FixtureAnswers;
