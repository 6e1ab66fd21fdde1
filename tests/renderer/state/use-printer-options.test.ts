import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { usePrintersStore } from '../../../renderer/state/printers-store.ts';
import { usePrinterOptions } from '../../../renderer/state/use-printer-options.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';

const labels = (id: string): readonly string[] => usePrinterOptions(() => id).value.map(({ label }) => label);

beforeEach(() => {
  setActivePinia(createPinia());
  connect(fixtureKiosk([]).bridge);
});

it('says that printers are looked for until they are known, and calls none missing', async () => {
  expect(labels('cups:DS620')).toEqual(['Looking for printers…']);
  expect(usePrintersStore().nameOf('cups:DS620')).toBe('the printer');
  await usePrintersStore().load();
  expect(labels('cups:DS620')).not.toContain('Printer not there');
});

it('marks the chosen printer as missing when the others are known', async () => {
  await usePrintersStore().load();
  expect(labels('cups:Sold')[0]).toBe('Printer not there');
  expect(usePrintersStore().nameOf('cups:Sold')).toBe('Printer not there');
});

it('says that the printers could not be read', async () => {
  const error = { code: 'PRINTER_UNREACHABLE', message: 'as told', details: {} } as const;
  connect({ ...fixtureKiosk([]).bridge, listPrinters: () => Promise.resolve({ ok: false, error }) });
  await usePrintersStore().load();
  expect(labels('cups:DS620')).toEqual(['Printers could not be read']);
});
