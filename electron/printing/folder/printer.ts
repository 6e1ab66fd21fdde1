/** Prints into folders that other programs watch, which makers of photo printers offer beside their drivers. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import type { HotFolder } from '../../../shared/printing.ts';
import { isFolder } from '../../is-folder.ts';
import { diskError } from '../disk-error.ts';
import { fileNameOf } from '../file-name.ts';
import { noQueue, report, type Printer } from '../printer.ts';
import { fileNames, freshStem, fromJobId, putFiles, takeAway, toJobId, tryFolder } from './files.ts';
import { followFiles, folderTiming, type FolderTiming } from './follow.ts';

export const folderPrefix = 'folder:';

const viewOf = ({ id, name }: HotFolder, isThere: boolean): PrinterView => ({
  id,
  name,
  state: isThere ? 'ready' : 'unreachable',
  trouble: isThere ? null : 'printer-gone',
  hold: null,
  reasons: isThere ? [] : ['folder-gone'],
  isDefault: false,
});

/**
 * @param folders returns the studio's folders as they are set up now
 */
export function createFolderPrinter(
  folders: () => readonly HotFolder[],
  timing: FolderTiming = folderTiming,
): Printer {
  /** How many pictures the kiosk took out again, by job; the folder itself does not show that. */
  const takenBack = new Map<string, number>();
  /** Jobs whose pictures are being taken out now; until that ends, nobody knows which ones the print program took. */
  const cancelling = new Set<string>();
  const takenBackOf = (jobId: string): number | null =>
    cancelling.has(jobId) ? null : (takenBack.get(jobId) ?? 0);

  const find = (printerId: string): HotFolder | null => folders().find(({ id }) => id === printerId) ?? null;

  function demand(printerId: string): HotFolder {
    const folder = find(printerId);
    if (folder === null) throw new KioskError('PRINTER_UNKNOWN', 'no such folder is set up');
    return folder;
  }

  async function ready(printerId: string): Promise<HotFolder> {
    const folder = demand(printerId);
    const problem = await tryFolder(folder.path);
    if (problem === 'folder-full') throw new KioskError('DISK_FULL', 'the folder’s disk is full');
    if (problem === 'folder-gone') throw new KioskError('PRINTER_UNREACHABLE', 'the folder is not there');
    if (problem !== null) {
      throw new KioskError('PRINTER_REFUSED', 'the folder takes no file', { reason: problem });
    }
    return folder;
  }

  return {
    list: () => Promise.all(folders().map(async (folder) => viewOf(folder, await isFolder(folder.path)))),

    takes: (printerId) => find(printerId)?.format ?? 'jpeg',

    driver: (printerId) => {
      demand(printerId);
      return Promise.resolve(null);
    },

    ready: async (printerId) => viewOf(await ready(printerId), true),

    submit: async ({ printerId, title, copies, file, furtherPages = [] }) => {
      const { path, format } = await ready(printerId);
      const sheet = { stem: freshStem(fileNameOf(title)), ending: format === 'png' ? 'png' : 'jpg' } as const;
      const files = await putFiles(path, sheet, [file, ...furtherPages], copies).catch(diskError);
      if (files === null) {
        throw new KioskError('PRINT_UNCERTAIN', 'the folder failed after a picture had been taken from it');
      }
      return { jobId: toJobId(files) };
    },

    follow: (printerId, jobId, onReport) => {
      const [folder, files] = [find(printerId), fromJobId(jobId)];
      if (folder !== null && files !== null)
        return followFiles(folder.path, files, () => takenBackOf(jobId), onReport, timing);
      let following = true;
      queueMicrotask(() => {
        if (following) onReport(report('uncertain', 'the folder is not set up any more', 'printer-gone'));
      });
      return () => {
        following = false;
      };
    },

    cancel: async (printerId, jobId) => {
      const [folder, files] = [demand(printerId), fromJobId(jobId)];
      if (!(await isFolder(folder.path)))
        throw new KioskError('PRINTER_UNREACHABLE', 'the folder is not there');
      cancelling.add(jobId);
      try {
        const count = files === null ? 0 : await takeAway(folder.path, fileNames(files)).catch(diskError);
        if (count === 0) throw new KioskError('WRONG_STEP', 'the folder’s program has taken the sheet');
        takenBack.set(jobId, (takenBack.get(jobId) ?? 0) + count);
      } finally {
        cancelling.delete(jobId);
      }
    },

    resume: () => Promise.reject(noQueue()),
  };
}
