import type { FileView } from '../../shared/model/files.ts';
import { kiosk } from '../bridge/bridge.ts';
import { saveFile } from '../ui/files/save-file.ts';

/** Saves the support file that is on the screen, and notes that it was saved. */
export const saveSupportFile = (file: FileView): Promise<void> =>
  saveFile(async () => {
    await kiosk().noteSupportFile();
    return file;
  });
