import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { kiosk } from '../bridge/bridge.ts';
import { speak } from '../i18n/index.ts';
import { expectedFailure } from '../ui/errors.ts';

/** A counter that is locked does not say it, and is past its first run. */
async function isFirstRunToCome(): Promise<boolean> {
  try {
    return (await kiosk().setUp()).opens;
  } catch (error) {
    expectedFailure(error);
    return false;
  }
}

/** The studio's settings. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef<StudioSettings | null>(null);

  /** The language is there first, so that no screen appears in the wrong one. */
  async function show(next: StudioSettings): Promise<void> {
    await speak(next.language);
    settings.value = next;
  }
  async function load(): Promise<void> {
    const saved = await kiosk().settings();
    // Until the first run has begun, nobody has chosen a language: the page stays in the system's.
    if (saved.setUp === null && (await isFirstRunToCome())) settings.value = saved;
    else await show(saved);
  }
  async function save(next: StudioSettings): Promise<void> {
    await show(await kiosk().saveSettings({ settings: next }));
  }
  /** Changes some of the settings and leaves the others as saved. */
  async function change(part: Partial<StudioSettings>): Promise<void> {
    if (settings.value !== null) await save({ ...settings.value, ...part });
  }
  return { settings, load, save, change };
});
