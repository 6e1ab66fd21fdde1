// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KioskStatus } from '../../../shared/model.ts';
import { connect } from '../../../renderer/bridge.ts';
import StatusStrip from '../../../renderer/shell/StatusStrip.vue';
import { useStatusStore } from '../../../renderer/shell/status-store.ts';
import { fixtureBridge } from '../../support/fixture-bridge.ts';
import { status } from '../../support/fixture-data.ts';

/** What each light shows and what it says to a screen reader, in the strip's order. */
async function lightsOf(told: Partial<KioskStatus>): Promise<readonly string[]> {
  connect(fixtureBridge({ kioskStatus: () => ({ ...status, ...told }) }).bridge);
  await useStatusStore().load();
  const strip = mount(StatusStrip);
  await flushPromises();
  const words = strip.findAll('li').map((light) =>
    light
      .findAll('span')
      .map((span) => span.text())
      .join(' | '),
  );
  strip.unmount();
  return words;
}

beforeEach(() => setActivePinia(createPinia()));

describe('the status strip', () => {
  it('shows which thing it is about while all is well', async () => {
    const [service, , printer] = await lightsOf({
      service: { light: 'ok', previewsLeft: 41, photosLeft: 40, warnings: [] },
      printer: { light: 'ok', name: 'DS620', printsLeft: null },
    });

    expect(service).toBe('Service: ready | 41 previews left');
    expect(printer).toBe('Printer: ready | DS620');
  });

  it('says in words, and once, what is the matter when it is not', async () => {
    const [service, , printer] = await lightsOf({
      service: { light: 'bad', previewsLeft: 41, photosLeft: 40, warnings: [] },
      printer: { light: 'bad', name: 'DS620', printsLeft: 3 },
    });

    expect(service).toBe('Service: out of reach');
    expect(printer).toBe('Printer: stopped');
  });

  it('says when few previews or none are left', async () => {
    const service = async (light: 'warn' | 'bad', previewsLeft: number) =>
      (await lightsOf({ service: { light, previewsLeft, photosLeft: 40, warnings: [] } }))[0];

    expect(await service('warn', 3)).toBe('Only 3 previews left');
    expect(await service('warn', 1)).toBe('Only 1 preview left');
    expect(await service('bad', 0)).toBe('No previews left');
  });

  it('says how many prints are left once they are few', async () => {
    const printer = async (printsLeft: number) =>
      (await lightsOf({ printer: { light: 'warn', name: 'DS620', printsLeft } }))[2];

    expect(await printer(12)).toBe('Printer: only 12 prints left');
    expect(await printer(1)).toBe('Printer: only 1 print left');
    expect(await printer(0)).toBe('Printer: no prints left');
  });

  it('says once that nothing is known yet', async () => {
    const [service] = await lightsOf({
      service: { light: 'off', previewsLeft: null, photosLeft: null, warnings: [] },
    });

    expect(service).toBe('Service: not asked yet');
  });
});
