import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { useOrderStore } from '../../../renderer/state/order-store.ts';
import { fixtureBridge, type FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureId, order, printer } from '../../support/fixture/data.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { eventually } from '../../support/eventually.ts';

const first = sceneOrder('ask');
const second = order(2);
const photoId = first.photos[0]?.id ?? 'pho_';

function storeOver(answers: FixtureAnswers) {
  const fixture = fixtureBridge({
    openOrder: ({ orderId }) => (orderId === first.id ? first : second),
    ...answers,
  });
  connect(fixture.bridge);
  return { store: useOrderStore(), ...fixture };
}
const getPreview = (store: ReturnType<typeof useOrderStore>): Promise<OrderView | null> =>
  store.call('requestPreview', (orderId) => ({ orderId, photoId }));

beforeEach(() => setActivePinia(createPinia()));

describe('the order on screen', () => {
  it('requests one preview however often the key is pressed', async () => {
    const { store, made } = storeOver({ requestPreview: () => sceneOrder('preview') });
    await store.open(first.id);

    await Promise.all([getPreview(store), getPreview(store), getPreview(store)]);

    expect(made.filter((call) => call.name === 'requestPreview')).toHaveLength(1);
    expect(store.order?.photos[0]?.state).toBe('preview');
  });

  it('lets staff leave while a preview is made, and keeps its answer out of the other order', async () => {
    const answer = Promise.withResolvers<OrderView>();
    const { store } = storeOver({ requestPreview: () => answer.promise });
    await store.open(first.id);
    const asked = getPreview(store);
    await store.open(second.id);

    expect(store.work).toBeNull();
    answer.resolve(sceneOrder('preview'));
    await asked;

    expect(store.order?.id).toBe(second.id);
  });

  it('shows the order that was opened last, whatever answer comes late', async () => {
    const late = Promise.withResolvers<OrderView>();
    const { store } = storeOver({
      openOrder: ({ orderId }) => (orderId === first.id ? late.promise : second),
    });
    const slow = store.open(first.id);
    await store.open(second.id);
    late.resolve(first);
    await slow;

    expect(store.order?.id).toBe(second.id);
  });

  it('does not show why an earlier order could not be opened', async () => {
    const late = Promise.withResolvers<OrderView>();
    const { store } = storeOver({
      openOrder: ({ orderId }) => (orderId === first.id ? late.promise : second),
    });
    const slow = store.open(first.id);
    await store.open(second.id);
    late.reject(new KioskError('NOT_FOUND', 'no such order'));
    await slow;

    expect(store.openFailure).toBeNull();
  });

  it('shows a failure at its own order, with the order as it is afterwards', async () => {
    const { store } = storeOver({
      requestPreview: () => {
        throw new KioskError('SERVICE_UNCERTAIN', 'no answer');
      },
      openOrder: ({ orderId }) => (orderId === first.id ? sceneOrder('uncertain') : second),
    });
    await store.open(first.id);
    await getPreview(store);

    expect(store.failure?.code).toBe('SERVICE_UNCERTAIN');
    expect(store.order?.openCalls[0]?.state).toBe('uncertain');
    await store.open(second.id);
    expect(store.failure).toBeNull();
  });

  it('loads its own order again when it has changed, and no other', async () => {
    const { store, made, push } = storeOver({});
    await store.open(first.id);

    push('orderChanged', { orderId: second.id });
    push('orderChanged', { orderId: first.id });

    expect(made.map((call) => call.args)).toEqual([{ orderId: first.id }, { orderId: first.id }]);
  });

  it('loads again once, and only after an action, however often the order changed during it', async () => {
    const answer = Promise.withResolvers<OrderView>();
    const { store, made, push } = storeOver({ requestPreview: () => answer.promise });
    const opened = (): number => made.filter((call) => call.name === 'openOrder').length;
    await store.open(first.id);
    const asked = getPreview(store);

    push('orderChanged', { orderId: first.id });
    push('orderChanged', { orderId: first.id });
    expect(opened()).toBe(1);
    answer.resolve(sceneOrder('preview'));
    await asked;

    expect(opened()).toBe(2);
    await eventually(() => expect(store.order).toBe(first));
  });

  it('ignores the second half of a double click, even when the first was answered at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, made } = storeOver({ requestPreview: () => sceneOrder('preview') });
    await store.open(first.id);
    await getPreview(store);
    vi.setSystemTime(Date.now() + 300);
    expect(await getPreview(store)).toBeNull();
    vi.setSystemTime(Date.now() + 300);
    await getPreview(store);

    expect(made.filter((call) => call.name === 'requestPreview')).toHaveLength(2);
  });

  it('remembers how long the service asks to wait, until it is asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let busy = true;
    const { store } = storeOver({
      requestPreview: () => {
        if (busy) throw new KioskError('SERVICE_BUSY', 'as told', { retryAfterSeconds: 30 });
        return sceneOrder('preview');
      },
    });
    await store.open(first.id);
    const before = Date.now();
    await getPreview(store);
    expect(store.waitUntil).toBeGreaterThanOrEqual(before + 30_000);

    busy = false;
    vi.setSystemTime(Date.now() + 30_000);
    await getPreview(store);

    expect(store.waitUntil).toBeNull();
  });

  it('loads its order after a call that answers with a printer', async () => {
    const { store, made } = storeOver({ resumePrinter: () => printer('cups:DS620', 'DS620') });
    await store.open(first.id);

    expect(await store.call('resumePrinter', () => ({ printerId: 'cups:DS620' }))).toBe(first);

    expect(store.order).toBe(first);
    expect(made.map((call) => call.name)).toEqual(['openOrder', 'resumePrinter', 'openOrder']);
  });

  it('keeps its order when a shared sheet answers with the order that printed it', async () => {
    const { store } = storeOver({ confirmPrint: () => second });
    await store.open(first.id);
    const printId = fixtureId('prt', 1);

    expect(await store.call('confirmPrint', () => ({ printId, printed: true }))).toBe(first);

    expect(store.order).toBe(first);
  });

  it('does not load again after an action during which nothing else changed', async () => {
    const { store, made } = storeOver({ requestPreview: () => sceneOrder('preview') });
    await store.open(first.id);
    await getPreview(store);

    expect(made.map((call) => call.name)).toEqual(['openOrder', 'requestPreview']);
  });
});
