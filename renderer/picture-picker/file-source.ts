import { maxShotBytes } from '../../shared/picture-limits.ts';
import type { PickedPicture } from './picked.ts';

/** Reasons why a file cannot be read at all. The main process judges its content. */
const fileTroubles = ['empty', 'too-large', 'locked'] as const;
export type FileTrouble = (typeof fileTroubles)[number];

/** Reads a whole picture file. */
export async function pickedFile(file: File): Promise<PickedPicture | FileTrouble> {
  if (file.size === 0) return 'empty';
  // The main process would refuse it after a long wait.
  if (file.size > maxShotBytes) return 'too-large';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = file.name.slice(0, 255);
    return { source: { from: 'file', name, bytes }, name, image: null, blob: file };
  } catch (error) {
    // It is gone or may not be read: the browser does not say which.
    if (error instanceof DOMException) return 'locked';
    throw error;
  }
}
