import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it, vi } from 'vitest';
import { watch } from 'vue';
import { maxShotBytes } from '../../../../shared/picture-limits.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { useOrderStore } from '../../../../renderer/state/order-store.ts';
import { useShots, type Shots } from '../../../../renderer/order/shot/use-shots.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { fixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

const order = sceneOrder('ask');
const file = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name);

async function importing(
  addShot: NonNullable<FixtureAnswers['addShot']>,
  others: FixtureAnswers = {},
): Promise<
  Shots & { readonly brought: () => readonly string[]; readonly store: ReturnType<typeof useOrderStore> }
> {
  setActivePinia(createPinia());
  const kiosk = fixtureKiosk([order], 0, { ...others, addShot });
  connect(kiosk.bridge);
  const store = useOrderStore();
  await store.open(order.id);
  const brought = (): readonly string[] =>
    kiosk.made
      .filter(({ name }) => name === 'addShot')
      .map(({ args }) => (args as { origin: string }).origin);
  return { ...useShots(() => order.people[0]?.id), brought, store };
}
const taken = () => order;
const cutOff = (): never => {
  throw new KioskError('IMAGE_NOT_RECOGNISED', 'no picture', { reason: 'cut-off' });
};

describe('several files at once', () => {
  it('become shots one after the other', async () => {
    const { importFiles, brought, troubles } = await importing(taken);

    expect(await importFiles([file('a.jpg'), file('b.jpg')])).toBe(true);

    expect(brought()).toEqual(['a.jpg', 'b.jpg']);
    expect(troubles.value).toEqual([]);
  });

  it('wait for a running action of the order', async () => {
    const busy = Promise.withResolvers<typeof order>();
    const { importFiles, brought, store } = await importing(taken, { goToStep: () => busy.promise });
    const work = store.goTo('shot');

    const imported = importFiles([file('a.jpg')]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(brought()).toEqual([]);
    busy.resolve(order);
    await work;

    expect(await imported).toBe(true);
    expect(brought()).toEqual(['a.jpg']);
  });

  it('are all added except an unusable one, which is named with the reason', async () => {
    const { importFiles, brought, troubles, store } = await importing(({ origin }) =>
      origin === 'bad.jpg' ? cutOff() : order,
    );

    const elsewhere = vi.fn();
    watch(() => store.failure, elsewhere, { flush: 'sync' });
    expect(await importFiles([file('a.jpg'), file('bad.jpg'), file('c.jpg')])).toBe(true);

    expect(brought()).toEqual(['a.jpg', 'bad.jpg', 'c.jpg']);
    expect(troubles.value).toEqual([{ name: 'bad.jpg', trouble: 'cut-off' }]);
    // Not for the moment either in which the order is looked at again: it would be read out.
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('are not tried further when the order accepts none: its own notice says why', async () => {
    const { importFiles, brought, troubles, store } = await importing(() => {
      throw new KioskError('WRONG_STEP', 'paid');
    });

    expect(await importFiles([file('a.jpg'), file('b.jpg')])).toBe(false);

    expect(brought()).toEqual(['a.jpg']);
    expect(troubles.value).toEqual([]);
    expect(store.failure?.code).toBe('WRONG_STEP');
  });

  it('clear the faults of the previous ones', async () => {
    const { importFiles, troubles, dismissTroubles } = await importing(cutOff);
    await importFiles([file('bad.jpg')]);
    expect(troubles.value).toHaveLength(1);

    dismissTroubles();

    expect(troubles.value).toEqual([]);
  });
});

it('does not send a file that would be refused for its size', async () => {
  const { importFiles, brought, troubles } = await importing(taken);
  const huge = file('huge.png');
  Object.defineProperty(huge, 'size', { value: maxShotBytes + 1 });

  expect(await importFiles([huge])).toBe(false);

  expect(brought()).toEqual([]);
  expect(troubles.value).toEqual([{ name: 'huge.png', trouble: 'too-large' }]);
});

it('says that a file cannot be opened', async () => {
  const { importFiles, troubles } = await importing(taken);
  const locked = file('locked.jpg');
  locked.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

  await importFiles([locked]);

  expect(troubles.value).toEqual([{ name: 'locked.jpg', trouble: 'locked' }]);
});
