import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { ArgsOf } from '../../shared/contract.ts';
import type { AccountView, StudioSettings } from '../../shared/model.ts';
import { kiosk } from '../bridge.ts';

/** What the studio has set up, and whether its account is connected. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef<StudioSettings | null>(null);
  const account = shallowRef<AccountView | null>(null);

  async function load(): Promise<void> {
    settings.value = await kiosk().settings();
  }
  async function save(next: StudioSettings): Promise<void> {
    settings.value = await kiosk().saveSettings({ settings: next });
  }
  /** Changes some of the settings and keeps the rest as they are saved. */
  async function change(part: Partial<StudioSettings>): Promise<void> {
    if (settings.value !== null) await save({ ...settings.value, ...part });
  }
  async function loadAccount(): Promise<void> {
    account.value = await kiosk().account();
  }
  async function connectAccount(credentials: ArgsOf<'connectAccount'>): Promise<void> {
    account.value = await kiosk().connectAccount(credentials);
  }
  async function disconnectAccount(): Promise<void> {
    account.value = await kiosk().disconnectAccount();
  }
  return { settings, account, load, save, change, loadAccount, connectAccount, disconnectAccount };
});
