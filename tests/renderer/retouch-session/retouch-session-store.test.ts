import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it } from 'vitest';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import type { ArgsOf } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';
import { connect, kiosk } from '../../../renderer/bridge/bridge.ts';
import { useRetouchSessionStore } from '../../../renderer/retouch-session/retouch-session-store.ts';
import { sessionCall, orderSession, retouchSession, version } from '../../support/fixture/retouch.ts';
import { fixtureBridge, type FixtureAnswers, type FixtureBridge } from '../../support/fixture/bridge.ts';
import { fixtureId } from '../../support/fixture/data.ts';

const session = retouchSession();
const edited = retouchSession({ versions: [version(0), version(1)] });

function start(
  answers: FixtureAnswers,
): FixtureBridge & { readonly store: ReturnType<typeof useRetouchSessionStore> } {
  const fixture = fixtureBridge(answers);
  connect(fixture.bridge);
  setActivePinia(createPinia());
  return { ...fixture, store: useRetouchSessionStore() };
}
const opening = (view: RetouchSessionView) => () => Promise.resolve(view);
const edit = (sessionId: RetouchSessionView['id']): ArgsOf<'edit'> => ({
  sessionId,
  versionId: version(0).id,
  edit: { tool: 'aiEdit', format: 'JPEG' },
});

/** An answer that comes when the test says so. */
function held<Value>(): { readonly promise: Promise<Value>; readonly give: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, give: resolve };
}

describe('the retouch session on screen', () => {
  it('is the answer to the newest opening, whatever comes late', async () => {
    const { store } = start({});
    const first = held<RetouchSessionView>();
    const slow = store.open(() => first.promise);

    await store.open(opening(edited));
    first.give(session);
    await slow;

    expect(store.session).toEqual(edited);
  });

  it('says why it could not be opened', async () => {
    const { store } = start({
      retouchSession: () => {
        throw new KioskError('NOT_FOUND', 'erased');
      },
    });

    await store.open(() => kiosk().retouchSession({ sessionId: session.id }));

    expect(store.session).toBeNull();
    expect(store.openFailure?.code).toBe('NOT_FOUND');
  });

  it('makes one edit of two presses', async () => {
    const answer = held<RetouchSessionView>();
    const { store, made } = start({ edit: () => answer.promise });
    await store.open(opening(session));

    const both = [store.call('edit', edit), store.call('edit', edit)];
    answer.give(edited);
    await Promise.all(both);

    expect(made.filter(({ name }) => name === 'edit')).toHaveLength(1);
    expect(store.session).toEqual(edited);
    expect(store.work).toBeNull();
  });

  it('keeps a failure with its retouch session, until it is read', async () => {
    const other = retouchSession({ id: fixtureId('ben', 2) });
    const { store } = start({
      retouchSession: () => session,
      edit: () => {
        throw new KioskError('SERVICE_BUSY', 'busy', { retryAfterSeconds: 30 });
      },
    });
    await store.open(opening(session));
    await store.call('edit', edit);

    await store.open(opening(other));
    expect(store.failure).toBeNull();

    await store.open(opening(session));
    expect(store.failure?.code).toBe('SERVICE_BUSY');
    expect(store.waitUntil).toBeGreaterThan(Date.now() + 25_000);
    store.dismiss();
    expect(store.failure).toBeNull();
  });

  it('remembers which refused call was read, so that it is not shown twice', async () => {
    const call = sessionCall({ state: 'refused', error: 'SERVICE_CREDIT' });
    const { store } = start({});
    await store.open(opening(retouchSession({ lastCall: call })));

    store.dismiss();

    expect(store.read.has(call.id)).toBe(true);
  });

  it('is loaded again when it changed elsewhere, and not when another did', async () => {
    const { store, made, push } = start({ retouchSession: () => edited });
    await store.open(opening(session));

    push('retouchSessionChanged', { sessionId: fixtureId('ben', 2) });
    await flushPromises();
    expect(made).toEqual([]);

    push('retouchSessionChanged', { sessionId: session.id });
    await flushPromises();
    expect(store.session).toEqual(edited);
  });

  it('treats a change during an edit as newer than the edit’s own answer', async () => {
    const answer = held<RetouchSessionView>();
    const newest = retouchSession({ versions: [version(0), version(1), version(2)] });
    const { store, push } = start({ edit: () => answer.promise, retouchSession: () => newest });
    await store.open(opening(session));
    const acting = store.call('edit', edit);

    push('retouchSessionChanged', { sessionId: session.id });
    answer.give(edited);
    await acting;
    await flushPromises();

    expect(store.session).toEqual(newest);
  });

  it('is loaded again when its order changes: a photo may be made from it now', async () => {
    const used = orderSession({ versions: [version(0, { usedFor: [fixtureId('pho', 1)] })] });
    const { store, push } = start({ retouchSession: () => used });
    await store.open(opening(orderSession()));

    push('orderChanged', { orderId: fixtureId('ord', 1) });
    await flushPromises();

    expect(store.session).toEqual(used);
  });

  it('is gone when its page is left, and no late answer brings it back', async () => {
    const answer = held<RetouchSessionView>();
    const { store } = start({});
    const acting = store.open(() => answer.promise);

    store.clear();
    answer.give(session);
    await acting;

    expect(store.session).toBeNull();
  });
});
