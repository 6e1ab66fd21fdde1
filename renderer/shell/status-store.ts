import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { KioskStatus } from '../../shared/model.ts';
import { kiosk, kioskEvents } from '../bridge.ts';

/** What the strip shows: asked once, then fed by the main process. */
export const useStatusStore = defineStore('status', () => {
  const status = shallowRef<KioskStatus | null>(null);
  kioskEvents().onStatusChanged((pushed) => (status.value = pushed));

  async function load(): Promise<void> {
    status.value = await kiosk().kioskStatus();
  }

  const previewsLeft = computed(() => status.value?.service.previewsLeft ?? null);
  const practice = computed(() => status.value?.mode === 'practice');
  return { status, load, previewsLeft, practice };
});
