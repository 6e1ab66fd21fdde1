import type { CustomerScreen } from '../customer-screen/customer-screen.ts';
import type { Handlers } from './handle.ts';

/** Handles staff's calls about the customer's screen. The customer's own page cannot make them. */
export function customerScreenHandlers(screen: CustomerScreen) {
  return {
    showCustomer: (scene) => {
      screen.show(scene);
    },
    customerScreen: () => screen.view(),
    openCustomerScreen: () => ({ address: screen.newAddress() }),
  } satisfies Partial<Handlers>;
}
