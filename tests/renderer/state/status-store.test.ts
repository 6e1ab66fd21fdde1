import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KioskStatus } from '../../../shared/model/status.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { status } from '../../support/fixture/data.ts';

const withPreviews = (previewsLeft: number): KioskStatus => ({
  ...status,
  service: { light: 'ok', previewsLeft, photosLeft: 40, warnings: [] },
});

beforeEach(() => setActivePinia(createPinia()));

describe('the status of the kiosk', () => {
  it('is the last pushed one, even when an older answer comes after it', async () => {
    const answer = Promise.withResolvers<KioskStatus>();
    const { bridge, push } = fixtureBridge({ kioskStatus: () => answer.promise });
    connect(bridge);
    const store = useStatusStore();
    const loaded = store.load();

    push('statusChanged', withPreviews(41));
    answer.resolve(withPreviews(42));
    await loaded;

    expect(store.previewsLeft).toBe(41);
  });

  it('is the answer when it was requested after the last push', async () => {
    const { bridge, push } = fixtureBridge({ kioskStatus: () => withPreviews(40) });
    connect(bridge);
    const store = useStatusStore();

    push('statusChanged', withPreviews(41));
    await store.load();

    expect(store.previewsLeft).toBe(40);
  });
});
