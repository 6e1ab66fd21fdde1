import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, nextTick, reactive, ref } from 'vue';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { useCustomerScene } from '../../../renderer/customer-screen/use-customer-scene.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { sceneRenewedEvery, type CustomerScene } from '../../../shared/customer-screen.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { settings } from '../../support/fixture/data.ts';
import { noSetUp } from '../../support/fixture/set-up.ts';

const posing = (code: 'too-far' | 'smiling'): CustomerScene => ({
  kind: 'posing',
  language: null,
  camera: 0,
  rotation: 0,
  guide: null,
  say: { state: 'hint', code },
});

/** The scenes that were sent, oldest first, as the main process received them. */
let shown: string[];
let answer: (scene: CustomerScene) => Promise<void>;
const said = (scene: CustomerScene): string =>
  scene.kind === 'posing' ? JSON.stringify(scene.say) : scene.kind;

beforeEach(async () => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  shown = [];
  answer = () => Promise.resolve();
  const { bridge } = fixtureBridge({
    setUp: () => noSetUp,
    settings: () => ({ ...settings, customerScreen: true }),
    showCustomer: (scene) => {
      // Throws the same error as a preload for a proxy.
      shown.push(said(structuredClone(scene)));
      return answer(scene);
    },
  });
  connect(bridge);
  await useSettingsStore().load();
});
afterEach(() => vi.useRealTimers());

const screenWith = (scene: () => CustomerScene | null) =>
  mount(defineComponent({ setup: () => (useCustomerScene(scene), () => null) }));

describe('what staff’s page puts on the customer’s screen', () => {
  it('is sent when it changes, and not when it stays the same', async () => {
    const code = ref<'too-far' | 'smiling'>('too-far');
    const screen = screenWith(() => posing(code.value));
    await flushPromises();
    code.value = 'smiling';
    await flushPromises();
    expect(shown.map((one) => one.includes('smiling'))).toEqual([false, true]);
    screen.unmount();
  });

  it('crosses the bridge even if it comes out of reactive state', async () => {
    const state = reactive(posing('too-far'));
    const screen = screenWith(() => state);
    await flushPromises();
    expect(shown).toHaveLength(1);
    screen.unmount();
  });

  it('is sent again and again while it lasts, and then no more', async () => {
    const screen = screenWith(() => posing('too-far'));
    await vi.advanceTimersByTimeAsync(2 * sceneRenewedEvery);
    expect(shown).toHaveLength(3);
    screen.unmount();
    await vi.advanceTimersByTimeAsync(3 * sceneRenewedEvery);
    expect(shown.slice(3)).toEqual(['idle']);
  });

  it('is the newest, when several came while the main process was still busy with one', async () => {
    const first = Promise.withResolvers<undefined>();
    answer = () => first.promise;
    const code = ref<'too-far' | 'smiling'>('too-far');
    const screen = screenWith(() => posing(code.value));
    await nextTick();
    code.value = 'smiling';
    await nextTick();
    screen.unmount();
    answer = () => Promise.resolve();
    first.resolve(undefined);
    await flushPromises();
    expect(shown).toHaveLength(2);
    expect(shown.at(-1)).toBe('idle');
  });

  it('is not removed by the earlier screen, when that closes last', async () => {
    const before = screenWith(() => posing('too-far'));
    const after = screenWith(() => posing('smiling'));
    before.unmount();
    await flushPromises();
    expect(shown.at(-1)).toContain('smiling');
    after.unmount();
    await flushPromises();
    expect(shown.at(-1)).toBe('idle');
  });

  it('is the earlier screen’s again when the later one closes', async () => {
    const before = screenWith(() => ({ kind: 'checking', language: null }));
    const after = screenWith(() => posing('smiling'));
    await flushPromises();
    after.unmount();
    await flushPromises();
    expect(shown).toEqual([expect.stringContaining('smiling'), 'checking']);
    before.unmount();
  });

  it('is the later screen’s, although the earlier one wants a scene only afterwards', async () => {
    const early = ref<CustomerScene | null>(null);
    const before = screenWith(() => early.value);
    const after = screenWith(() => posing('smiling'));
    await flushPromises();
    early.value = { kind: 'checking', language: null };
    await flushPromises();
    expect(shown).toEqual([expect.stringContaining('smiling')]);
    after.unmount();
    await flushPromises();
    expect(shown.at(-1)).toBe('checking');
    before.unmount();
  });

  it('changes once when one screen replaces another', async () => {
    const before = screenWith(() => ({ kind: 'checking', language: null }));
    await flushPromises();
    before.unmount();
    const after = screenWith(() => posing('smiling'));
    await flushPromises();
    expect(shown).toEqual(['checking', expect.stringContaining('smiling')]);
    after.unmount();
  });

  it('is nothing in a studio that has switched it off', async () => {
    const store = useSettingsStore();
    store.settings = { ...settings, customerScreen: false };
    const screen = screenWith(() => posing('too-far'));
    await flushPromises();
    expect(shown).toEqual([]);
    store.settings = { ...settings, customerScreen: true };
    await flushPromises();
    expect(shown).toHaveLength(1);
    screen.unmount();
  });
});
