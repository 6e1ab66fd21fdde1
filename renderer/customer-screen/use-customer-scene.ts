import { onBeforeUnmount, watch } from 'vue';
import type { CustomerScene } from '../../shared/customer-screen.ts';
import { useCustomerStore } from './customer-store.ts';

/**
 * Keeps `scene` on the customer's screen while the calling component exists and `scene` is not null. Otherwise the screen
 * shows the studio's name.
 */
export function useCustomerScene(scene: () => CustomerScene | null): void {
  const store = useCustomerStore();
  const self = Symbol('scene');
  watch(
    () => (store.on ? scene() : null),
    (next) => store.show(self, next),
    { immediate: true },
  );
  onBeforeUnmount(() => store.leave(self));
}
