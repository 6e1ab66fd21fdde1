import type { FileView } from '../../../shared/model/files.ts';
import { mayOpenDialog } from './system-dialogs.ts';

/** How long the browser may take to read the blob before its address is released, ms. */
const readTime = 30_000;

/**
 * Saves a file in the system's own way: to the download folder or through a dialog, depending on its settings. Does not
 * ask for the file where no dialog may open.
 */
export async function saveFile(load: () => Promise<FileView>): Promise<void> {
  if (!(await mayOpenDialog())) return;
  const file = await load();
  const bytes = Uint8Array.from(file.bytes);
  const address = URL.createObjectURL(new Blob([bytes], { type: file.mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readTime);
}
