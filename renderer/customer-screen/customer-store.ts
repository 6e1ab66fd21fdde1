import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import {
  sceneRenewedEvery,
  type CustomerScene,
  type CustomerScreenView,
} from '../../shared/customer-screen.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { expectedFailure } from '../ui/errors.ts';

const idle: CustomerScene = { kind: 'idle' };

/** The scene that the staff page shows on the customer's screen, and the state of that screen. */
export const useCustomerStore = defineStore('customer-screen', () => {
  const settings = useSettingsStore();
  const on = computed(() => settings.settings?.customerScreen ?? false);
  const view = shallowRef<CustomerScreenView | null>(null);
  let owner: symbol | null = null;
  let scene: CustomerScene = idle;
  let told = JSON.stringify(idle);
  let telling: Promise<void> | null = null;
  let renewal: ReturnType<typeof setInterval> | undefined;

  kioskEvents().onCustomerScreenChanged((next) => (view.value = next));
  async function load(): Promise<void> {
    try {
      view.value = await kiosk().customerScreen();
    } catch (error) {
      expectedFailure(error);
    }
  }

  /** Sends one call at a time, and always the newest scene: if two calls overtook each other, the older scene would stay. */
  function tell(): void {
    telling ??= (async () => {
      let sent = '';
      while (sent !== told) {
        sent = told;
        try {
          await kiosk().showCustomer(scene);
        } catch (error) {
          expectedFailure(error);
        }
      }
    })().finally(() => (telling = null));
  }

  function put(next: CustomerScene): void {
    const words = JSON.stringify(next);
    if (words === told) return;
    // Parsed from the text, because a store returns a proxy, which a preload cannot pass on.
    scene = JSON.parse(words) as CustomerScene;
    told = words;
    clearInterval(renewal);
    if (next.kind !== 'idle') renewal = setInterval(tell, sceneRenewedEvery);
    tell();
  }

  /** Shows a scene. The component opened last decides; one that closes later than that removes nothing. */
  function show(by: symbol, next: CustomerScene | null): void {
    if (next === null) {
      if (by === owner) put(idle);
      return;
    }
    owner = by;
    put(next);
  }

  return { on, view, load, show };
});
