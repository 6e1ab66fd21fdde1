/** The import of customers: a file is chosen, looked at, corrected and imported. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import ImportDialog from '../../../renderer/customers/import/ImportDialog.vue';
import { i18n } from '../../../renderer/i18n/index.ts';
import UnlockDialog from '../../../renderer/supervisor/UnlockDialog.vue';
import { KioskError } from '../../../shared/errors.ts';
import {
  customerFilePiece,
  largestCustomerFile,
  type ImportResult,
} from '../../../shared/model/customer-import.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { filePreview } from '../../support/fixture/import.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';

const csv = new File(['Vorname;Name\r\nZoë;Groß\r\n'], 'Kunden.csv');

async function openDialog(dropped: File | null, instead: FixtureAnswers = {}) {
  const kiosk = fixtureKiosk([], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  const page = mount(ImportDialog, {
    props: { dropped },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => page.unmount());
  await flushPromises();
  await flushPromises();
  const dialog = (): HTMLElement => document.querySelector('dialog') ?? document.body;
  const text = (): string => dialog().textContent.replaceAll(/\s+/g, ' ');
  const calls = (name: string) => kiosk.made.filter((made) => made.name === name).map(({ args }) => args);
  const choose = async (label: string, value: string): Promise<void> => {
    const named = [...dialog().querySelectorAll('label')].find((one) => one.textContent === label);
    const select = dialog().querySelector<HTMLSelectElement>(`#${named?.htmlFor ?? ''}`);
    if (select === null) throw new Error(`nothing to choose as ${label}`);
    select.value = value;
    select.dispatchEvent(new Event('change'));
    await flushPromises();
  };
  const next = (): HTMLButtonElement | null => dialog().querySelector('.next');
  return { page, dialog, text, calls, choose, next };
}

it('shows what is in a file, and imports it as staff have corrected it', async () => {
  const { page, text, calls, choose, next, dialog } = await openDialog(csv);
  expect(calls('sendCustomerFile')).toMatchObject([{ at: 0, size: csv.size }]);
  expect(text()).toContain('Kunden.csv');
  expect(text()).toContain('Western European (Windows-1252)');
  expect(text()).toContain('1,204 new customers');
  expect(text()).toContain('Jürgen Groß · 030 901820 · juergen@example.org');
  expect(text()).toContain('Further phone numbers and e-mail addresses go into the notes.');
  expect(text()).toContain('Line 17, Amelia Okafor: the phone number of Amelia Okafor');
  expect(text()).toContain('Line 40, Anna Weiss: the e-mail address of line 3');
  expect(text()).toContain('Line 91: a quotation mark is missing, or there is one too many.');

  await choose('Kundennummer', 'notes');
  await choose('Encoding', 'windows-1250');
  const uses = ['firstName', 'lastName', 'phone', 'phone', 'email', 'notes', 'notes'];
  expect(calls('previewCustomerFile')).toMatchObject([
    { encoding: null, separator: null, heads: null, columns: null },
    { encoding: 'windows-1252', separator: ';', heads: true, columns: uses },
    { encoding: 'windows-1250', separator: ';', heads: true, columns: null },
  ]);

  dialog().querySelector<HTMLInputElement>('input[value="add"]')?.click();
  await flushPromises();
  expect(next()?.textContent).toContain('Import 1,206 customers');
  dialog().querySelector<HTMLInputElement>('input[value="fill"]')?.click();
  await flushPromises();
  next()?.click();
  await flushPromises();

  expect(calls('importCustomerFile')).toMatchObject([{ encoding: 'windows-1250', duplicates: 'fill' }]);
  expect(text()).toContain('1,204 customers added');
  expect(text()).toContain('One customer gets further details');
  expect(text()).toContain('2 lines left out');
  expect(page.emitted('imported')).toHaveLength(1);
  page.unmount();
  expect(calls('forgetCustomerFile')).toHaveLength(1);
});

it('says what is wrong with a file before it is sent', async () => {
  const empty = await openDialog(new File([], 'empty.csv'));
  expect(empty.text()).toContain('empty.csv is empty. Export the list again.');
  expect(empty.calls('sendCustomerFile')).toEqual([]);
  empty.page.unmount();

  const large = new File(['name'], 'large.csv');
  Object.defineProperty(large, 'size', { value: largestCustomerFile + 1 });
  const { text, calls } = await openDialog(large);
  expect(text()).toContain('large.csv is larger than 32 MB. Divide the list into several files.');
  expect(calls('sendCustomerFile')).toEqual([]);
});

it.each([
  ['empty', 'No customers in this file'],
  ['no-text', 'This file is not CSV'],
  ['too-many', 'Headroom reads up to 200,000 at once.'],
  ['no-name', 'Choose below which column has the name of the customer.'],
] as const)('says that a file is %s, and imports nothing', async (problem, words) => {
  const none = { count: 0, first: [] };
  const { text, next } = await openDialog(csv, {
    previewCustomerFile: () => ({
      ...filePreview,
      ...{ problem, added: none, duplicates: none, unreadable: none, filled: 0 },
    }),
  });
  expect(text()).toContain(words);
  expect(next()?.disabled).toBe(true);
});

it('sends a long file in pieces', async () => {
  const { calls } = await openDialog(new File(['x'.repeat(customerFilePiece + 1)], 'long.csv'));
  expect(calls('sendCustomerFile').map((args) => (args as { at: number }).at)).toEqual([
    0,
    customerFilePiece,
  ]);
});

it('says how far the import is, and how it ended, also when the counter was locked meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let isLocked = false;
  const refuse = (): never => {
    throw new KioskError('COUNTER_LOCKED', 'locked');
  };
  const { promise, resolve } = Promise.withResolvers<ImportResult>();
  const { page, text, next } = await openDialog(csv, {
    importCustomerFile: () => promise,
    importProgress: () => (isLocked ? refuse() : { done: 600, of: 1_204 }),
    forgetCustomerFile: refuse,
  });
  next()?.click();
  await flushPromises();
  expect(text()).toContain('nobody is visible until all are in');
  await vi.advanceTimersByTimeAsync(300);
  expect(text()).toContain('600 of 1,204 customers');

  isLocked = true;
  await vi.advanceTimersByTimeAsync(300);
  resolve({ added: 1_204, filled: 0, skipped: 2, unreadable: 0 });
  await flushPromises();
  expect(text()).toContain('1,204 customers added');
  expect(text()).toContain('2 skipped, who were known already');
  page.unmount();
  await flushPromises();
});

it('is cancelled halfway with nobody added, stays open to say so, and can begin again', async () => {
  const { promise, resolve } = Promise.withResolvers<ImportResult | null>();
  let cancels = 0;
  const { page, text, next } = await openDialog(csv, {
    importCustomerFile: () => promise,
    cancelCustomerImport: () => void (cancels += 1),
  });
  const cancel = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((button) =>
      button.textContent.includes('Cancel'),
    );
  next()?.click();
  await flushPromises();

  cancel()?.click();
  await flushPromises();
  expect(cancels).toBe(1);
  expect(text()).toContain('Cancelling: nobody will be added.');
  expect(cancel()?.disabled).toBe(true);
  expect(page.emitted('close')).toBeUndefined();
  resolve(null);
  await flushPromises();

  expect(text()).toContain('The import was cancelled. Nobody was added.');
  expect(text()).toContain('Import 1,204 customers');
  expect(page.emitted('imported')).toBeUndefined();
  cancel()?.click();
  expect(page.emitted('close')).toHaveLength(1);
});

it('is cancelled also where it began only after the PIN', async () => {
  const { promise, resolve } = Promise.withResolvers<ImportResult | null>();
  // The dialog asks how far it is until it has ended.
  onTestFinished(() => resolve(null));
  let isLocked = true;
  const { page, text, calls, next } = await openDialog(csv, {
    importCustomerFile() {
      if (isLocked) throw new KioskError('SUPERVISOR_REQUIRED', 'locked');
      return promise;
    },
  });
  next()?.click();
  await flushPromises();
  isLocked = false;
  page.getComponent(UnlockDialog).vm.$emit('unlocked');
  await flushPromises();
  expect(text()).toContain('nobody is visible until all are in');

  [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
    .find((button) => button.textContent.includes('Cancel'))
    ?.click();
  await flushPromises();
  expect(calls('cancelCustomerImport')).toHaveLength(1);
  expect(page.emitted('close')).toBeUndefined();
});

it('asks for a supervisor, and says why an import failed', async () => {
  const locked = await openDialog(csv, {
    sendCustomerFile: () => {
      throw new KioskError('SUPERVISOR_REQUIRED', 'locked');
    },
  });
  expect(document.body.textContent).toContain('Only a supervisor may import customers.');
  locked.page.unmount();

  const { text, next } = await openDialog(csv, {
    importCustomerFile: () => {
      throw new KioskError('DISK_FULL', 'full');
    },
  });
  next()?.click();
  await flushPromises();
  expect(text()).toContain('disk');
  expect(text()).toContain('Import 1,204 customers');
});
