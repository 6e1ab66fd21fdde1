import { listDrives } from '../exporting/drives/drives.ts';
import { createExporting } from '../exporting/exporting.ts';
import { kioskMark } from '../exporting/parts.ts';
import { exportSource } from '../orders/photos/export-source.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the export of pictures as files to the studio's folder or a stick. */
export function exportHandlers(studio: () => Pick<Studio, 'deps'>, dataDir: string) {
  const exporting = createExporting({
    mark: kioskMark(dataDir),
    folder: () => studio().deps.settings.get().exportFolder,
    find: (source) => exportSource(studio().deps, source),
    encode: (bytes, format, demands) => studio().deps.pictures.encodeForExport(bytes, format, demands),
    // Without a list of drives, exporting to the studio's own folder still works.
    listDrives: () =>
      listDrives().catch((error: unknown) => {
        studio().deps.log.error({ error: String(error) }, 'the drives could not be listed');
        return [];
      }),
  });
  return {
    exportTargets: () => exporting.targets(),
    planExport: ({ pictures }) => exporting.plan(pictures),
    async exportPictures({ targetId, pictures }) {
      const { log } = studio().deps;
      const view = await exporting.write(targetId, pictures);
      const target = targetId === 'folder' ? 'folder' : 'drive';
      log.info(
        { target, pictures: pictures.map(({ of }) => (of.from === 'photo' ? of.photoId : of.versionId)) },
        'pictures were exported',
      );
      return view;
    },
  } satisfies Partial<Handlers>;
}
