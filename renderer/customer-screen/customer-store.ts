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
  /** Open components that want a scene, the one opened last at the end. */
  const wanted = new Map<symbol, CustomerScene>();
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
      // A step that closes and the next one that opens are one change: the studio's name does not flash between them.
      await Promise.resolve();
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

  /** Shows a scene, or none. The component opened last decides; once it wants none, the one before does. */
  function show(by: symbol, next: CustomerScene | null): void {
    if (next === null) wanted.delete(by);
    else wanted.set(by, next);
    put([...wanted.values()].at(-1) ?? idle);
  }

  return { on, view, load, show };
});
