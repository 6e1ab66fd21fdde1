import type { FileView } from '../../shared/model/files.ts';

/** How long the browser may take to read the blob before its address is given back, in milliseconds. */
const readTime = 30_000;

/** Hands a file to the system's own way of saving: the download folder or a dialog, as it is set up. */
export function saveFile(file: FileView): void {
  const bytes = Uint8Array.from(file.bytes);
  const address = URL.createObjectURL(new Blob([bytes], { type: file.mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readTime);
}
