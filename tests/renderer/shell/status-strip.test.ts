import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KioskStatus, PrinterStatus } from '../../../shared/model/status.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import StatusStrip from '../../../renderer/shell/StatusStrip.vue';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { printerStatus, status } from '../../support/fixture/data.ts';

/** Returns each light with its text for a screen reader, in the strip's order. */
async function lightsOf(told: Partial<KioskStatus>): Promise<readonly string[]> {
  connect(fixtureBridge({ kioskStatus: () => ({ ...status, ...told }) }).bridge);
  await useStatusStore().load();
  const strip = mount(StatusStrip);
  await flushPromises();
  const words = strip.findAll('li').map((light) =>
    light
      .findAll('span:not([aria-hidden])')
      .map((span) => span.text())
      .join(' | '),
  );
  strip.unmount();
  return words;
}

beforeEach(() => setActivePinia(createPinia()));

describe('the status strip', () => {
  it('names each device while everything is ready', async () => {
    const [service, , printer] = await lightsOf({
      service: { light: 'ok', previewsLeft: 41, photosLeft: 40, warnings: [] },
      printers: [printerStatus()],
    });

    expect(service).toBe('Service: ready | 41 previews left');
    expect(printer).toBe('Printer: ready | DS620');
  });

  it('says in words, and once, what is wrong', async () => {
    const [service, , printer] = await lightsOf({
      service: { light: 'bad', previewsLeft: 41, photosLeft: 40, warnings: [] },
      printers: [printerStatus({ state: 'stopped', light: 'bad', hold: 'queue-stopped', printsLeft: 3 })],
    });

    expect(service).toBe('Service: unreachable');
    expect(printer).toBe('DS620: Print queue stopped');
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
      (await lightsOf({ printers: [printerStatus({ light: 'warn', printsLeft })] }))[2];

    expect(await printer(12)).toBe('DS620: only 12 prints left');
    expect(await printer(1)).toBe('DS620: only 1 print left');
    expect(await printer(0)).toBe('DS620: no prints left');
  });

  it('shows the printer with a waiting sheet, not only the usual one', async () => {
    const office = printerStatus({
      ...{ id: 'cups:Office', name: 'Office laser', state: 'stopped', light: 'bad', usual: false },
      ...{ needs: 'release', trouble: 'media-empty', hold: 'queue-stopped' },
    });
    const printer = async (...printers: PrinterStatus[]) => (await lightsOf({ printers }))[2];

    expect(await printer(office, printerStatus())).toBe('Office laser: Out of paper');
    expect(await printer(printerStatus({ ...office, trouble: 'paused' }), printerStatus())).toBe(
      'Office laser: Print queue stopped',
    );
    expect(await printer(printerStatus({ ...office, needs: 'answer' }), printerStatus())).toBe(
      'Office laser: did it print?',
    );
    const failed = { state: 'ready', light: 'warn', needs: 'failed', hold: null } as const;
    expect(await printer(printerStatus({ ...office, ...failed }), printerStatus())).toBe(
      'Office laser: a print failed',
    );
    const usual = printerStatus({ light: 'warn', state: 'unreachable', trouble: 'offline' });
    expect(await printer(office, usual)).toBe('Office laser: Out of paper, and 1 more printer');
  });

  it('shows the printer that is chosen for the sheet on screen, and no other idle one', async () => {
    const office = printerStatus({
      ...{ id: 'cups:Office', name: 'Office laser', state: 'stopped', light: 'bad', usual: false },
    });
    const printers = [office, printerStatus()];

    expect((await lightsOf({ printers }))[2]).toBe('Printer: ready | DS620');
    useStatusStore().printerInUse = 'cups:Office';
    expect((await lightsOf({ printers }))[2]).toBe('Office laser: stopped');
  });

  it('says that the usual printer is missing', async () => {
    const gone = printerStatus({ name: null, state: 'gone', light: 'bad' });

    expect((await lightsOf({ printers: [gone] }))[2]).toBe('Printer: not there');
  });

  it('says once that nothing is known yet', async () => {
    const [service] = await lightsOf({
      service: { light: 'off', previewsLeft: null, photosLeft: null, warnings: [] },
    });

    expect(service).toBe('Service: not asked yet');
  });
});
