import { until } from '@vueuse/core';
import { shallowRef, type ShallowRef } from 'vue';
import { maxShotBytes } from '../../../shared/picture-limits.ts';
import type { PersonId } from '../../../shared/ids.ts';
import type { PictureTrouble } from '../../../shared/model/pictures.ts';
import { pictureTroubleOf } from '../../../shared/picture-trouble.ts';
import type { ImportTrouble } from '../../picture-picker/import-trouble.ts';
import { useOrderStore } from '../../state/order-store.ts';

export interface Shots {
  /** Adds every usable file, in sequence, so that the last one becomes the chosen shot. Returns true when there was one. */
  importFiles: (files: readonly File[]) => Promise<boolean>;
  /** The faults of the files imported last. */
  troubles: Readonly<ShallowRef<readonly ImportTrouble[]>>;
  dismissTroubles: () => void;
}

/**
 * Adds files to the open order as shots, unaltered.
 * @param personId the person in them; the order's first person by default
 */
export function useShots(personId: () => PersonId | undefined = () => undefined): Shots {
  const store = useOrderStore();
  const troubles = shallowRef<readonly ImportTrouble[]>([]);

  /** Adds one file. @returns true for a shot, or the file's fault when the file is the cause */
  async function importFile(file: File): Promise<boolean | PictureTrouble> {
    // The main process would refuse it after a long wait.
    if (file.size > maxShotBytes) return 'too-large';
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      // It is gone or may not be read: the browser does not say which.
      if (error instanceof DOMException) return 'locked';
      throw error;
    }
    const orderId = store.order?.id;
    // Wait for the action under way on the order, so that the file is not lost to it.
    await until(() => store.work).toBeNull();
    if (store.order?.id !== orderId) return false;
    const found: { trouble: PictureTrouble | null } = { trouble: null };
    const added = await store.call(
      'addShot',
      (id) => ({
        orderId: id,
        personId: personId(),
        source: 'import',
        origin: file.name.slice(0, 255),
        bytes: new Uint8Array(bytes),
      }),
      (failure) => (found.trouble = pictureTroubleOf(failure)) !== null,
    );
    return found.trouble ?? added !== null;
  }

  async function importFiles(files: readonly File[]): Promise<boolean> {
    troubles.value = [];
    let added = false;
    for (const file of files) {
      const result = await importFile(file);
      if (typeof result === 'string')
        troubles.value = [...troubles.value, { name: file.name, trouble: result }];
      else if (result) added = true;
      // The order takes no shot now. Its own notice says why, and the next file would fail in the same way.
      else break;
    }
    return added;
  }

  return { importFiles, troubles, dismissTroubles: () => (troubles.value = []) };
}
