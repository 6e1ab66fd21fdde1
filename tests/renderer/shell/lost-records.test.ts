/** The screens for staff when records are missing or may be missing. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BridgeError, connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import BlockedBanner from '../../../renderer/shell/banners/BlockedBanner.vue';
import RecordsMissing from '../../../renderer/shell/RecordsMissing.vue';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { RecordsGapView } from '../../../shared/model/records.ts';
import { status } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

const gap: RecordsGapView = {
  id: `gap_${'0'.repeat(32)}`,
  reason: 'older',
  foundAt: '2026-11-22T08:00:00.000Z',
  had: { changedAt: '2026-11-21T09:30:00.000Z', lastOrder: '261121-004' },
  expected: { changedAt: '2026-11-21T17:12:00.000Z', lastOrder: '261121-031' },
  next: { order: '261122-001', receipt: 'R-261122-001', refund: '14', closing: '502' },
};

let wrapper: VueWrapper;
const global = { plugins: [i18n] };
const page = (): string => document.body.textContent;
/** A button of the page, wherever a dialog has put it. */
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(words));
  if (button === undefined) throw new Error(`no button ${words}`);
  button.click();
  await flushPromises();
}
beforeEach(() => setActivePinia(createPinia()));
afterEach(() => wrapper.unmount());

describe('records that may be incomplete', () => {
  async function open(): Promise<FixtureKiosk> {
    const kiosk = fixtureKiosk([], 0, {
      kioskStatus: () => ({ ...status, blocked: 'records-incomplete' }),
      recordsGap: () => gap,
    });
    connect(kiosk.bridge);
    await useStatusStore().load();
    wrapper = mount(BlockedBanner, { global, attachTo: document.body });
    return kiosk;
  }

  it('are reported above every screen, with the missing part one press away', async () => {
    await open();
    expect(page()).toContain('Records may be missing. Nothing that costs credit is sent');

    await press('Read what may be missing');

    for (const words of [
      '261121-004',
      '261121-031',
      '21\u00a0November 2026',
      'Nothing was deleted',
      'refund 14, closing 502',
    ]) {
      expect(page()).toContain(words);
    }
  });

  it('no longer block once the report was read and confirmed', async () => {
    const { made } = await open();
    await press('Read what may be missing');

    await press('Continue with these records');

    expect(made.find(({ name }) => name === 'acceptRecordsGap')?.args).toEqual({ gapId: gap.id });
    expect(page()).not.toContain('Records may be missing');
  });
});

describe('records that are missing', () => {
  const missing = { mode: 'practice', lastOrder: '261121-031', lastChange: '' };
  async function open(answers: Parameters<typeof fixtureKiosk>[2], locked = false): Promise<FixtureKiosk> {
    const kiosk = fixtureKiosk([], 0, answers);
    connect(kiosk.bridge);
    const error = new BridgeError(new KioskError('RECORDS_MISSING', '', missing).toShape());
    wrapper = mount(RecordsMissing, { props: { error, locked }, global, attachTo: document.body });
    await flushPromises();
    return kiosk;
  }

  it('are reported with the known facts, and opened once they are restored', async () => {
    await open({});
    expect(page()).toContain('261121-031');
    expect(page()).toContain('Not known');
    expect(page()).toContain('the folder “practice”');

    await press('Try again');

    expect(wrapper.emitted('opened')).toHaveLength(1);
  });

  it('are begun anew on no locked kiosk, which says who can help', async () => {
    await open({}, true);
    expect(page()).not.toContain('Start with new records');
    expect(page()).toContain('The kiosk is locked, and its PINs are not here. Put the records back, or ask');
    expect(page()).toContain('delete kiosk-lock.json');
  });

  it('are still reported as missing when they are not there', async () => {
    await open({
      openAgain: () => {
        throw new KioskError('RECORDS_MISSING', '', missing);
      },
    });

    await press('Try again');

    expect(wrapper.emitted('opened')).toBe(undefined);
    expect(page()).toContain('records.sqlite is still not in its folder');
  });

  it('are replaced by new ones only after a question', async () => {
    let asked = 0;
    await open({
      startNewRecords: () => {
        asked += 1;
      },
    });
    await press('Start with new records');
    expect(asked).toBe(0);

    const [, confirm] = [...document.querySelectorAll('dialog button')];
    (confirm as HTMLButtonElement).click();
    await flushPromises();
    expect(asked).toBe(1);
    expect(wrapper.emitted('opened')).toHaveLength(1);
  });
});
