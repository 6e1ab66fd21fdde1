import { until } from '@vueuse/core';
import { shallowRef, type ShallowRef } from 'vue';
import { maxShotBytes } from '../../../shared/picture-limits.ts';
import type { PersonId } from '../../../shared/ids.ts';
import type { PictureTrouble } from '../../../shared/model/pictures.ts';
import { pictureTroubleOf } from '../../../shared/picture-trouble.ts';
import { kiosk } from '../../bridge/bridge.ts';
import type { ImportTrouble } from '../../picture-picker/import-trouble.ts';
import { useOrderStore } from '../../state/order-store.ts';

export interface Shots {
  /** Adds every file that can be used, in order: the last one is then the chosen shot. True when there was one. */
  importFiles: (files: readonly File[]) => Promise<boolean>;
  /** What could not be used of the files that were brought in last. */
  troubles: Readonly<ShallowRef<readonly ImportTrouble[]>>;
  dismissTroubles: () => void;
}

/**
 * Adds files to the open order as shots, unaltered.
 * @param personId whose they are; the order's first person's when it is not said
 */
export function useShots(personId: () => PersonId | undefined = () => undefined): Shots {
  const store = useOrderStore();
  const troubles = shallowRef<readonly ImportTrouble[]>([]);

  /** @returns true for a shot, and what is wrong with the file where it is the file's fault */
  async function importFile(file: File): Promise<boolean | PictureTrouble> {
    // It would be refused over there after a long wait.
    if (file.size > maxShotBytes) return 'too-large';
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      // It went away, or may not be read: the browser says only that.
      if (error instanceof DOMException) return 'locked';
      throw error;
    }
    const orderId = store.order?.id;
    // What is being done to the order comes first; a file must not be lost to it.
    await until(() => store.work).toBeNull();
    if (store.order?.id !== orderId) return false;
    const found: { trouble: PictureTrouble | null } = { trouble: null };
    const added = await store.act(
      'addShot',
      (id) =>
        kiosk().addShot({
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
      // The order itself takes no shot now: its own notice says why, and the next file would meet the same.
      else break;
    }
    return added;
  }

  return { importFiles, troubles, dismissTroubles: () => (troubles.value = []) };
}
