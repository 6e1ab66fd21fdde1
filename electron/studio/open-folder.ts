import type { Closers } from '../closers.ts';
import { createWatchedFolder, type WatchedFolder } from '../folder/watched-folder.ts';
import { examinePicture } from '../imaging/import-picture.ts';
import type { Records } from '../records/open.ts';
import { smallSidePx } from './read-picture.ts';
import type { StudioOptions } from './types.ts';

/** The folder that camera software writes to. It is watched once the settings name it. */
export function openFolder(
  closers: Closers,
  options: Pick<StudioOptions, 'clock' | 'log' | 'scratch' | 'pictures' | 'folderChanged'>,
  { folderFiles, orders }: Pick<Records, 'folderFiles' | 'orders'>,
): WatchedFolder {
  const { clock, log, scratch, pictures, folderChanged } = options;
  const folder = createWatchedFolder({
    books: folderFiles,
    examine: (bytes) => examinePicture(bytes, smallSidePx, { scratch, pictures }),
    orderNumber: (orderId) => orders.get(orderId)?.number ?? null,
    ...{ clock, log, changed: folderChanged },
  });
  closers.add(() => folder.stop());
  return folder;
}
