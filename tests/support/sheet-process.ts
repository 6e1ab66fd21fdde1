/**
 * Saves a sheet as a file in a process of its own, to be killed. Its arguments are the folder for sheets and the
 * sheet's content; it prints the name that it has chosen before the file has it.
 */
import { createSheetFolder } from '../../electron/printing/file/sheet-folder.ts';

const [, , folder = '', sheet = ''] = process.argv;
await createSheetFolder(folder).save('261121-004-sheet', Buffer.from(sheet), (name) => {
  process.stdout.write(`${name}\n`);
  return true;
});
