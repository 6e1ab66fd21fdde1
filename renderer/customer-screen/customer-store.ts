import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import {
  sceneRenewedEvery,
  type CustomerScene,
  type CustomerScreenView,
} from '../../shared/customer-screen.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { useCounterStore } from '../state/counter-store.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { expectedFailure } from '../ui/errors.ts';

const idle: CustomerScene = { kind: 'idle' };

/** The scene that the staff page shows on the customer's screen, and the state of that screen. */
export const useCustomerStore = defineStore('customer-screen', () => {
  const settings = useSettingsStore();
  const counter = useCounterStore();
  const on = computed(() => settings.settings?.customerScreen ?? false);
  const view = shallowRef<CustomerScreenView | null>(null);
  /** The scene that each open component wants. The component opened last is at the end. */
  const wanted = new Map<symbol, CustomerScene | null>();
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
    // The customer's screen shows the studio's name while the counter is locked.
    if (counter.locked) return;
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

  const putLast = (): void => put([...wanted.values()].findLast((each) => each !== null) ?? idle);
  /** Shows a scene, or none. The component opened last decides; while it wants none, the one before does. */
  function show(by: symbol, next: CustomerScene | null): void {
    wanted.set(by, next);
    putLast();
  }
  /** Call this when a component closes. */
  function leave(by: symbol): void {
    wanted.delete(by);
    putLast();
  }

  return { on, view, load, show, leave };
});
