import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { DocumentView } from '../../shared/model/document.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The documents that the service knows, as this studio sells them. */
export const useDocumentsStore = defineStore('documents', () => {
  const documents = shallowRef<readonly DocumentView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  /**
   * Loads the documents, whose prices and favourites may have changed. The last list stays on screen until the answer
   * comes.
   */
  async function load(): Promise<void> {
    try {
      documents.value = await kiosk().listDocuments();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  return { documents, failure, load };
});
