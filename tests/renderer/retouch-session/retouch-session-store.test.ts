// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it } from 'vitest';
import type { BenchView } from '../../../shared/retouch.ts';
import { KioskError } from '../../../shared/errors.ts';
import { connect, kiosk } from '../../../renderer/bridge/bridge.ts';
import { useBenchStore } from '../../../renderer/retouch-session/retouch-session-store.ts';
import { benchCall, orderBench, retouchBench, version } from '../../support/fixture-retouch.ts';
import { fixtureBridge, type FixtureAnswers, type FixtureBridge } from '../../support/fixture-bridge.ts';
import { fixtureId } from '../../support/fixture-data.ts';

const bench = retouchBench();
const edited = retouchBench({ versions: [version(0), version(1)] });

function start(
  answers: FixtureAnswers,
): FixtureBridge & { readonly store: ReturnType<typeof useBenchStore> } {
  const fixture = fixtureBridge(answers);
  connect(fixture.bridge);
  setActivePinia(createPinia());
  return { ...fixture, store: useBenchStore() };
}
const opening = (view: BenchView) => () => Promise.resolve(view);
const edit = (benchId: BenchView['id']): Promise<BenchView> =>
  kiosk().edit({ benchId, versionId: version(0).id, edit: { tool: 'aiEdit', format: 'JPEG' } });

/** An answer that comes when the test says so. */
function held<Value>(): { readonly promise: Promise<Value>; readonly give: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, give: resolve };
}

describe('the bench on screen', () => {
  it('is what the answer to the newest opening says, whatever comes late', async () => {
    const { store } = start({});
    const first = held<BenchView>();
    const slow = store.open(() => first.promise);

    await store.open(opening(edited));
    first.give(bench);
    await slow;

    expect(store.bench).toEqual(edited);
  });

  it('says why it could not be opened', async () => {
    const { store } = start({
      bench: () => {
        throw new KioskError('NOT_FOUND', 'erased');
      },
    });

    await store.open(() => kiosk().bench({ benchId: bench.id }));

    expect(store.bench).toBeNull();
    expect(store.openFailure?.code).toBe('NOT_FOUND');
  });

  it('makes one edit of two presses', async () => {
    const answer = held<BenchView>();
    const { store, made } = start({ edit: () => answer.promise });
    await store.open(opening(bench));

    const both = [store.act('edit', edit), store.act('edit', edit)];
    answer.give(edited);
    await Promise.all(both);

    expect(made.filter(({ name }) => name === 'edit')).toHaveLength(1);
    expect(store.bench).toEqual(edited);
    expect(store.work).toBeNull();
  });

  it('keeps a failure with the bench that it belongs to, until it is read', async () => {
    const other = retouchBench({ id: fixtureId('ben', 2) });
    const { store } = start({
      bench: () => bench,
      edit: () => {
        throw new KioskError('SERVICE_BUSY', 'busy', { retryAfterSeconds: 30 });
      },
    });
    await store.open(opening(bench));
    await store.act('edit', edit);

    await store.open(opening(other));
    expect(store.failure).toBeNull();

    await store.open(opening(bench));
    expect(store.failure?.code).toBe('SERVICE_BUSY');
    expect(store.waitUntil).toBeGreaterThan(Date.now() + 25_000);
    store.dismiss();
    expect(store.failure).toBeNull();
  });

  it('remembers which refused call was read, so that it is not told twice', async () => {
    const call = benchCall({ state: 'refused', error: 'SERVICE_CREDIT' });
    const { store } = start({});
    await store.open(opening(retouchBench({ lastCall: call })));

    store.dismiss();

    expect(store.read.has(call.id)).toBe(true);
  });

  it('is asked for again when it changed elsewhere, and not when another did', async () => {
    const { store, made, push } = start({ bench: () => edited });
    await store.open(opening(bench));

    push('benchChanged', { benchId: fixtureId('ben', 2) });
    await flushPromises();
    expect(made).toEqual([]);

    push('benchChanged', { benchId: bench.id });
    await flushPromises();
    expect(store.bench).toEqual(edited);
  });

  it('takes what changed during an edit as newer than the edit’s own answer', async () => {
    const answer = held<BenchView>();
    const newest = retouchBench({ versions: [version(0), version(1), version(2)] });
    const { store, push } = start({ edit: () => answer.promise, bench: () => newest });
    await store.open(opening(bench));
    const acting = store.act('edit', edit);

    push('benchChanged', { benchId: bench.id });
    answer.give(edited);
    await acting;
    await flushPromises();

    expect(store.bench).toEqual(newest);
  });

  it('is asked for again when its order changes: a photo may be made from it now', async () => {
    const used = orderBench({ versions: [version(0, { usedFor: [fixtureId('pho', 1)] })] });
    const { store, push } = start({ bench: () => used });
    await store.open(opening(orderBench()));

    push('orderChanged', { orderId: fixtureId('ord', 1) });
    await flushPromises();

    expect(store.bench).toEqual(used);
  });

  it('is gone when its page is left, and no late answer brings it back', async () => {
    const answer = held<BenchView>();
    const { store } = start({});
    const acting = store.open(() => answer.promise);

    store.clear();
    answer.give(bench);
    await acting;

    expect(store.bench).toBeNull();
  });
});
