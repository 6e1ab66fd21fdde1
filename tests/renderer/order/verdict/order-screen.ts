/** An order's page over a kiosk in memory, driven by its keys. */
import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { onTestFinished, vi } from 'vitest';
import { effectScope } from 'vue';
import type { Analyser } from '../../../../renderer/camera/analysis/analyser.ts';
import { usePreCheck } from '../../../../renderer/camera/guidance/use-pre-check.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import OrderPage from '../../../../renderer/order/OrderPage.vue';
import { router } from '../../../../renderer/router.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../../renderer/state/status-store.ts';
import { listenForShortcuts } from '../../../../renderer/ui/use-shortcut.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { ShotView } from '../../../../shared/model/pictures.ts';
import { eventually } from '../../../support/eventually.ts';
import { fixtureId, ukPassport } from '../../../support/fixture/data.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../../support/fixture/kiosk.ts';

export interface OrderScreen {
  readonly kiosk: FixtureKiosk;
  readonly page: VueWrapper;
  /** Words of the next step. */
  readonly next: () => string;
  /** The light of the verdict; undefined while nothing is known. */
  readonly light: () => string | undefined;
  readonly says: () => string;
  readonly press: (key: string, target?: Element) => Promise<void>;
  readonly button: (words: string) => DOMWrapper<Element>;
  /** Holds a button for what the verdict warns against, as assistive technology does: its second press acts. */
  readonly hold: (words: string) => Promise<void>;
  /** Names of the calls made so far. */
  readonly calls: () => readonly string[];
}

export async function openOrder(order: OrderView, instead: FixtureAnswers = {}): Promise<OrderScreen> {
  const kiosk = fixtureKiosk([order], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  const stop = listenForShortcuts();
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  const page = mount(OrderPage, {
    props: { id: order.id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => {
    page.unmount();
    stop();
  });
  await flushPromises();
  const bar = () => page.get('footer .verdict');
  return {
    ...{ kiosk, page },
    next: () => page.get('main [aria-keyshortcuts=Enter]').text(),
    light: () => bar().attributes('data-verdict'),
    says: () => bar().text().replace(/\s+/g, ' '),
    press: async (key, target = document.activeElement ?? document.body) => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
      await flushPromises();
    },
    button: (words) => {
      const found = page.findAll('button').find((one) => one.text() === words);
      if (found === undefined) throw new Error(`no button says "${words}"`);
      return found;
    },
    hold: async (words) => {
      const held = page.get('footer button.hold');
      if (held.get('.words').text() !== words) throw new Error(`the button to hold is ${held.text()}`);
      await held.trigger('click');
      await held.trigger('click');
      await flushPromises();
    },
    calls: () => kiosk.made.map(({ name }) => name),
  };
}

let pictures = 5_000;
/** Returns a shot in which the analysis has seen this. */
export async function shotThatShows(view: SitterView): Promise<ShotView> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  pictures += 1;
  const shot: ShotView = {
    id: fixtureId('shot', pictures),
    personId: fixtureId('per', 1),
    image: { id: fixtureId('img', pictures), widthPx: 3840, heightPx: 2160, mime: 'image/jpeg', bytes: 1 },
    source: 'camera',
    origin: 'a camera',
    takenAt: '2026-11-21T10:00:00.000Z',
  };
  const analyser: Analyser = {
    state: 'ready',
    ready: Promise.resolve(),
    look: () => Promise.resolve(view),
    close: () => undefined,
  };
  const scope = effectScope();
  const check = scope.run(() =>
    usePreCheck(
      () => shot,
      () => ({ documents: [ukPassport], age: 'adult' }),
      () => analyser,
      () => undefined,
    ),
  );
  await eventually(() => {
    if (check?.state.value !== 'checked') throw new Error('not checked yet');
  });
  scope.stop();
  return shot;
}
