import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BridgeError, connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import PicturePicker from '../../../renderer/picture-picker/PicturePicker.vue';
import type { PickedPicture } from '../../../renderer/picture-picker/picked.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].findLast((one) =>
    one.textContent.replace(/\s+/g, ' ').includes(words),
  );
  if (button === undefined) throw new Error(`no button "${words}"`);
  button.click();
  await flushPromises();
}
async function go(way: string): Promise<void> {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent.includes(way));
  label?.querySelector('input')?.click();
  await flushPromises();
}
async function chooseFile(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input?.dispatchEvent(new Event('change'));
  await flushPromises();
  await flushPromises();
}

async function open(props: Record<string, unknown> = {}, instead: FixtureAnswers = {}) {
  setActivePinia(createPinia());
  connect(fixtureKiosk([sceneOrder('preview')], 0, instead).bridge);
  const picker = mount(PicturePicker, {
    props: { open: false, title: 'Which picture?', ...props },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => picker.unmount());
  await picker.setProps({ open: true });
  await flushPromises();
  const picked = (): readonly PickedPicture[] =>
    (picker.emitted('pick') ?? []).map(([picture]) => picture as PickedPicture);
  return { picker, picked };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = vi.fn();
});

describe('the picture picker', () => {
  it('offers orders of today first, and one of their shots with two presses', async () => {
    const { picked } = await open();
    await press('Amelia Okafor');

    await press('Shot of Amelia Okafor');

    expect(picked()).toMatchObject([
      { source: { from: 'shot', shotId: sceneOrder('preview').shots[0]?.id }, blob: null },
    ]);
  });

  it('says that an order has no picture, and leads back to the others', async () => {
    await open({}, { openOrder: () => ({ ...sceneOrder('preview'), shots: [], photos: [] }) });
    await press('Amelia Okafor');
    expect(text()).toContain('This order has no picture yet');

    await press('Other orders');

    expect(text()).toContain('Amelia Okafor');
  });

  it('says why orders cannot be listed, and tries again', async () => {
    let broken = true;
    const { desk } = fixtureAnswers();
    await open(
      {},
      {
        desk: () => {
          if (broken) throw new KioskError('RECORDS_BUSY', 'busy');
          return desk;
        },
      },
    );
    broken = false;

    await press('Try again');

    expect(text()).toContain('No order is in hand');
  });

  it('reads a whole file', async () => {
    const { picked } = await open();
    await go('A file');

    await chooseFile(new File([new Uint8Array([7])], 'harbour.jpg'));

    expect(picked()).toMatchObject([
      { source: { from: 'file', name: 'harbour.jpg', bytes: new Uint8Array([7]) }, name: 'harbour.jpg' },
    ]);
  });

  it('says at once that a file is empty, and picks nothing', async () => {
    const { picked } = await open();
    await go('A file');

    await chooseFile(new File([], 'empty.jpg'));

    expect(text()).toContain('empty.jpg is empty.');
    expect(picked()).toEqual([]);
  });

  it('stays open and names the file when its caller could not use it', async () => {
    const { picker } = await open({ ways: ['file'] });
    await chooseFile(new File(['not a picture'], 'notes.jpg'));

    const failure = new BridgeError({
      code: 'IMAGE_NOT_RECOGNISED',
      message: 'no',
      details: { reason: 'not-a-picture' },
    });
    await picker.setProps({ failure });

    expect(text()).toContain('notes.jpg: It is not a picture, whatever its name says.');
    expect(picker.emitted('update:open')).toBeUndefined();
  });

  it('does not close, and picks nothing more, while the picked picture is being read', async () => {
    const { picker, picked } = await open({ ways: ['file'], busy: true });
    await chooseFile(new File([new Uint8Array([7])], 'harbour.jpg'));

    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await flushPromises();

    expect(picker.emitted('update:open')).toBeUndefined();
    expect(picked()).toEqual([]);
  });
});

/** A desk on which nothing lies. */
function fixtureAnswers() {
  return {
    desk: {
      ...{ inHand: [], doneToday: [], codesExpiring: [], waitingPrints: [] },
      counts: { inHand: 0, needing: 0, doneToday: 0, codesExpiring: 0, waitingPrints: 0 },
    },
  };
}
