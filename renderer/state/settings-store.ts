import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { kiosk } from '../bridge/bridge.ts';

/** The studio's settings. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef<StudioSettings | null>(null);

  async function load(): Promise<void> {
    settings.value = await kiosk().settings();
  }
  async function save(next: StudioSettings): Promise<void> {
    settings.value = await kiosk().saveSettings({ settings: next });
  }
  /** Changes some of the settings and leaves the others as saved. */
  async function change(part: Partial<StudioSettings>): Promise<void> {
    if (settings.value !== null) await save({ ...settings.value, ...part });
  }
  return { settings, load, save, change };
});
