import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it } from 'vitest';
import { defineComponent } from 'vue';
import { connect, ConnectionLost } from '../../../../renderer/bridge/bridge.ts';
import { usePrintsLeft } from '../../../../renderer/order/sheet/use-prints-left.ts';
import { fixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

// Vitest fails on a rejection that nothing handles, which is what this test is about.
it('a kiosk that stops while the printer is being looked up leaves no error of its own', async () => {
  const { bridge } = fixtureKiosk([sceneOrder('family-handover')]);
  setActivePinia(createPinia());
  connect({ ...bridge, kioskStatus: () => Promise.reject(new ConnectionLost('gone')) });
  const page = mount(
    defineComponent({
      setup: () => ({ left: usePrintsLeft(() => 'cups:DS620') }),
      template: '<p>{{ left ?? "unknown" }}</p>',
    }),
  );
  await flushPromises();

  expect(page.text()).toBe('unknown');
  page.unmount();
});
