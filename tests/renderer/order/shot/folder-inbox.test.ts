import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { FolderFileView, FolderView } from '../../../../shared/model/pictures.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import FolderInbox from '../../../../renderer/order/shot/FolderInbox.vue';
import { useOrderStore } from '../../../../renderer/state/order-store.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { fromNow, settings } from '../../../support/fixture/data.ts';
import { fixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

const order = sceneOrder('ask');
const file = (number: number, more: Partial<FolderFileView> = {}): FolderFileView => ({
  id: `fol_${String(number).padStart(32, '0')}`,
  name: `IMG_${number}.jpg`,
  arrivedAt: fromNow(0),
  state: 'ready',
  trouble: null,
  widthPx: 4_000,
  heightPx: 6_000,
  taken: null,
  ...more,
});
const holding = (...files: readonly FolderFileView[]): FolderView => ({
  state: 'watching',
  name: 'Tether',
  arriving: 0,
  files,
});

interface Inbox {
  readonly page: VueWrapper;
  readonly made: (name: string) => readonly unknown[];
  readonly push: (view: FolderView) => Promise<void>;
}

async function inbox(
  view: FolderView,
  {
    automatic = false,
    wanted = false,
    ...instead
  }: FixtureAnswers & { automatic?: boolean; wanted?: boolean } = {},
): Promise<Inbox> {
  setActivePinia(createPinia());
  const kiosk = fixtureKiosk([order], 0, {
    settings: () => ({ ...settings, watchedFolder: '/tether', watchedFolderStraightIn: wanted }),
    folderInbox: () => view,
    folderThumbnail: () => ({ name: 'thumbnail.jpg', mime: 'image/jpeg', bytes: new Uint8Array([1]) }),
    takeFolderFile: () => order,
    ...instead,
  });
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useOrderStore().open(order.id)]);
  const page = mount(FolderInbox, {
    props: { order, automatic, personId: order.people[0]?.id },
    global: { plugins: [i18n] },
  });
  onTestFinished(() => page.unmount());
  await flushPromises();
  return {
    page,
    made: (name) => kiosk.made.filter((call) => call.name === name).map(({ args }) => args),
    async push(next) {
      kiosk.push('folderChanged', next);
      await flushPromises();
    },
  };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = vi.fn();
});

describe('the inbox of the watched folder', () => {
  it('is hidden while no folder is watched', async () => {
    const { page } = await inbox({ state: 'off', name: '', arriving: 0, files: [] });

    expect(page.text()).toBe('');
  });

  it('shows each picture, and one tap makes it the shot of the person on stage', async () => {
    const { page, made } = await inbox(holding(file(2), file(1)));
    expect(page.findAll('img')).toHaveLength(2);

    await page.get('button[title="IMG_2.jpg"]').trigger('click');
    await flushPromises();

    expect(made('takeFolderFile')).toEqual([
      { orderId: order.id, fileId: file(2).id, personId: order.people[0]?.id },
    ]);
    expect(page.emitted('taken')).toHaveLength(1);
  });

  it('takes nothing automatically', async () => {
    const { made, push } = await inbox(holding(file(1)), { automatic: true });
    await push(holding(file(2), file(1)));

    expect(made('takeFolderFile')).toEqual([]);
  });

  it('says that the folder cannot be reached', async () => {
    const { page } = await inbox({ ...holding(), state: 'away' });

    expect(page.text()).toContain('The folder “Tether” cannot be reached.');
  });

  it('says what is arriving', async () => {
    const { page } = await inbox({ ...holding(), arriving: 2 });

    expect(page.text()).toContain('2 more are on their way');
  });

  it('shows an unusable file with its name and what to do, but without a tap', async () => {
    const { page } = await inbox(
      holding(file(1, { name: 'IMG_1.CR3', state: 'unreadable', trouble: 'raw' })),
    );

    expect(page.text()).toContain('IMG_1.CR3');
    expect(page.text()).toContain('Set the camera to RAW + JPEG');
    expect(page.findAll('button')).toHaveLength(0);
  });

  it('says which order uses a picture', async () => {
    const { page } = await inbox(
      holding(
        file(2, { taken: { orderId: order.id, orderNumber: order.number } }),
        file(1, { taken: { orderId: 'ord_9', orderNumber: '261121-009' } }),
      ),
    );

    expect(page.text()).toContain('in this order');
    expect(page.text()).toContain('in 261121-009');
  });

  it('shows the nine newest, and all of them on request', async () => {
    const { page } = await inbox(holding(...Array.from({ length: 20 }, (_, index) => file(index))));
    expect(page.findAll('li')).toHaveLength(9);

    await page.get('button:last-child:not([title])').trigger('click');

    expect(page.findAll('li')).toHaveLength(20);
  });
});

describe('with new pictures going straight into the order', () => {
  const straight = { automatic: true, wanted: true };

  it('takes each that arrives while a shot is being taken, in order', async () => {
    const { made, push } = await inbox(holding(file(1)), straight);

    await push(holding(file(3), file(2), file(1)));
    await flushPromises();

    expect(made('takeFolderFile')).toMatchObject([{ fileId: file(2).id }, { fileId: file(3).id }]);
  });

  it('takes none a second time', async () => {
    const { made, push } = await inbox(holding(), straight);
    await push(holding(file(1)));

    await push({ ...holding(), state: 'away' });
    await push(holding(file(1)));

    expect(made('takeFolderFile')).toHaveLength(1);
  });

  it('leaves earlier and incomplete ones to be tapped', async () => {
    const { made, push } = await inbox(holding(file(1)), straight);

    await push(holding(file(2, { state: 'unreadable', trouble: 'cut-off' }), file(1)));

    expect(made('takeFolderFile')).toEqual([]);
  });

  it('leaves those that arrived while no shot was taken to be tapped', async () => {
    const { page, made, push } = await inbox(holding(), straight);
    await page.setProps({ automatic: false });
    await push(holding(file(1)));

    await page.setProps({ automatic: true });
    await flushPromises();

    expect(made('takeFolderFile')).toEqual([]);
  });

  it('continues with the next one when a picture could not be taken', async () => {
    const { made, push } = await inbox(holding(), {
      ...straight,
      takeFolderFile: ({ fileId }) => {
        if (fileId === file(1).id) throw new KioskError('FOLDER_FILE_GONE', 'gone', { reason: 'gone' });
        return order;
      },
    });

    await push(holding(file(2), file(1)));
    await flushPromises();

    expect(made('takeFolderFile')).toMatchObject([{ fileId: file(1).id }, { fileId: file(2).id }]);
  });
});
