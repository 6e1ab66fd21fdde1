import type { FolderView } from '../../shared/model/pictures.ts';
import { kindOf, nameOf, stemOf } from './names.ts';
import type { FolderPorts, KnownFile } from './ports.ts';

/** About two hours of a busy counter; older pictures are found in the folder itself. */
const mostShown = 60;

/**
 * Returns the pictures on offer: newest first, each picture once even if it has several names, and no raw
 * file beside the JPEG of the same shot.
 */
export function inboxOf(
  known: Iterable<KnownFile>,
  orderNumber: FolderPorts['orderNumber'],
): FolderView['files'] {
  const here = [...known].filter((file) => file.goneAt === null);
  const pictures = new Set(
    here.filter(({ path }) => kindOf(path) === 'picture').map(({ path }) => stemOf(path)),
  );
  const offered = here
    .filter((file) => file.state !== 'before' && !(file.trouble === 'raw' && pictures.has(stemOf(file.path))))
    .sort((a, b) => b.arrivedAt.localeCompare(a.arrivedAt) || b.path.localeCompare(a.path));
  const once = new Map<KnownFile['id'], KnownFile>();
  for (const file of offered) {
    const twin = once.get(file.id);
    // Keep the shorter name, because copies have longer ones: `IMG_1 (1).jpg`, `IMG_1 copy.jpg`.
    if (twin === undefined || file.path.length < twin.path.length) once.set(file.id, file);
  }
  return [...once.values()].slice(0, mostShown).map((file) => {
    const number = file.orderId === null ? null : orderNumber(file.orderId);
    return {
      id: file.id,
      name: nameOf(file.path),
      arrivedAt: file.arrivedAt,
      state: file.state === 'ready' ? 'ready' : 'unreadable',
      trouble: file.trouble,
      widthPx: file.widthPx,
      heightPx: file.heightPx,
      taken: file.orderId === null || number === null ? null : { orderId: file.orderId, orderNumber: number },
    };
  });
}
