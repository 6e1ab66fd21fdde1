import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { FolderView } from '../../shared/model/pictures.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The folder that camera software writes to. Loaded once; events report new files. */
export const useFolderStore = defineStore('folder', () => {
  const view = shallowRef<FolderView | null>(null);

  async function load(): Promise<void> {
    try {
      view.value = await kiosk().folderInbox();
    } catch (error) {
      // Orders work without it; an event reports the folder when something arrives in it.
      expectedFailure(error);
    }
  }
  kioskEvents().onFolderChanged((next) => (view.value = next));

  return { view, load };
});
