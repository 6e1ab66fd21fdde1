import { maxShotBytes } from '../../shared/contract.ts';
import type { PickedPicture } from './picked.ts';

/** What keeps a file from being read at all. What is in it is judged by the main process. */
export const fileTroubles = ['empty', 'too-large', 'locked'] as const;
export type FileTrouble = (typeof fileTroubles)[number];

/** Reads a picture file whole. */
export async function pickedFile(file: File): Promise<PickedPicture | FileTrouble> {
  if (file.size === 0) return 'empty';
  // It would be refused over there after a long wait.
  if (file.size > maxShotBytes) return 'too-large';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = file.name.slice(0, 255);
    return { source: { from: 'file', name, bytes }, name, image: null, blob: file };
  } catch (error) {
    // It went away, or may not be read: the browser says only that.
    if (error instanceof DOMException) return 'locked';
    throw error;
  }
}
