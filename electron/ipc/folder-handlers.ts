import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the watched folder, and taking its pictures into an order. */
export function folderHandlers(studio: () => Pick<Studio, 'folder' | 'orders' | 'deps'>) {
  return {
    folderInbox: () => studio().folder.view(),
    async folderThumbnail({ fileId }) {
      const bytes = await studio().folder.thumbnail(fileId);
      return { name: 'thumbnail.jpg', mime: 'image/jpeg', bytes };
    },
    async takeFolderFile({ orderId, fileId, personId }) {
      const { orders, folder, deps } = studio();
      const picture = await folder.read(fileId);
      const known = deps.records.folderFiles.shotIn(orderId, personId ?? null, picture.sha256);
      const order =
        known === null
          ? await orders.addShot(orderId, {
              personId,
              source: 'import',
              origin: picture.name.slice(0, 255),
              bytes: picture.bytes,
            })
          : orders.chooseShot(orderId, known);
      folder.noteTaken(picture, orderId);
      return order;
    },
  } satisfies Partial<Handlers>;
}
