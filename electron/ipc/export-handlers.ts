import { customerFolder } from '../customers/export-one.ts';
import { listDrives } from '../exporting/drives/drives.ts';
import { createExporting } from '../exporting/exporting.ts';
import { kioskMark } from '../exporting/parts.ts';
import { noteExportedPictures } from '../orders/photos/note-exported-pictures.ts';
import { exportSource } from '../orders/photos/export-source.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the export of pictures, and of one customer, as files to the studio's folder or a stick. */
export function exportHandlers(
  studio: () => Pick<Studio, 'deps'>,
  staff: Pick<Staff, 'demand'>,
  dataDir: string,
) {
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
    async exportCustomer({ customerId, targetId }) {
      const allowedBy = staff.demand();
      const { stem, files } = await customerFolder(studio().deps, customerId);
      // First, as for pictures: a kill in the middle must not leave files that the log does not know.
      studio().deps.note('exported', { subject: customerId, allowedBy, file: 'customer' });
      return exporting.writeFolder(targetId, stem, files);
    },
    planExport: ({ pictures }) => exporting.plan(pictures),
    async exportPictures({ targetId, pictures }) {
      const { log } = studio().deps;
      noteExportedPictures(
        studio().deps,
        pictures.map(({ of }) => of),
      );
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
