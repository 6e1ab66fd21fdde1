import { onBeforeUnmount, watch } from 'vue';
import type { CustomerScene } from '../../shared/customer-screen.ts';
import { useCustomerStore } from './customer-store.ts';

/**
 * Keeps `scene` on the customer's screen for as long as the component that asks is there and `scene` is not null.
 * Without it the screen shows the studio's name.
 */
export function useCustomerScene(scene: () => CustomerScene | null): void {
  const store = useCustomerStore();
  const self = Symbol('scene');
  watch(
    () => (store.on ? scene() : null),
    (next) => store.show(self, next),
    { immediate: true },
  );
  onBeforeUnmount(() => store.show(self, null));
}
