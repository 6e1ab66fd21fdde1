import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import VersionUse from '../../../renderer/retouch/VersionUse.vue';
import { useOrderStore } from '../../../renderer/state/order-store.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { fixtureAccount, locked, noAccount } from '../../support/fixture/account.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { documents, fixtureId, order, photo, preview, settings, shot } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { retouched } from '../../support/fixture/policy.ts';
import { partPaid } from '../../support/records/payments.ts';

const visa = documents.find(({ specCode }) => specCode === 'schengen-visa') ?? documents[0];
if (visa === undefined) throw new Error('the fixture has no visa');
const uk = photo();
const schengen = photo({ id: fixtureId('pho', 2), specCode: visa.specCode, document: visa });
const edited = { versionId: fixtureId('ver', 1), versionNumber: 1, tool: 'aiEdit' } as const;
const original = { versionId: fixtureId('ver', 9), versionNumber: 0, tool: 'original' } as const;

let use: VueWrapper<InstanceType<typeof VersionUse>>;
afterEach(() => {
  use.unmount();
  document.body.innerHTML = '';
});

interface Opened {
  readonly version?: typeof edited | typeof original;
  readonly more?: Partial<OrderView>;
  readonly instead?: FixtureAnswers;
}
async function open(
  photos: OrderView['photos'],
  { version = edited, more = {}, instead = {} }: Opened = {},
): Promise<FixtureKiosk> {
  const view = order(1, { shots: [shot(1)], photos, ...more });
  const kiosk = fixtureKiosk([view], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  const store = useOrderStore();
  await Promise.all([useSettingsStore().load(), store.open(view.id)]);
  const props = { personId: uk.personId, shotId: fixtureId('shot', 1), ...version };
  use = mount(VersionUse, {
    props: { order: view, ...props },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  store.$subscribe(() => void (store.order && use.setProps({ order: store.order })));
  return kiosk;
}
async function press(words: string): Promise<void> {
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words)?.click();
  await flushPromises();
}
async function giveReason(reason: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('dialog input');
  if (field === null) throw new Error('no reason is asked for');
  field.value = reason;
  field.dispatchEvent(new Event('input'));
  await flushPromises();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
}
const dialogs = (): readonly string[] =>
  [...document.querySelectorAll('dialog')].map((one) => one.querySelector('h2')?.textContent ?? '');
const chosen = (kiosk: FixtureKiosk): readonly unknown[] =>
  kiosk.made.filter(({ name }) => name === 'chooseVersion').map(({ args }) => args);

describe('using a version for a document', () => {
  it('says what it adds to the ticket, where it adds anything', async () => {
    const [frame] = settings.items;
    const instead: FixtureAnswers = {
      settings: () => ({ ...settings, retouchItemId: frame?.id ?? null }),
    };
    const says = (): boolean => use.text().includes('Using it adds Frame to the ticket: £8.50.');

    await open([schengen], { instead });
    expect(says()).toBe(true);
    use.unmount();
    await open([schengen], { instead, version: original });
    expect(says()).toBe(false);
    use.unmount();
    await open([schengen, { ...uk, versionId: edited.versionId }], { instead });
    expect(says()).toBe(false);
    use.unmount();
    await open([schengen], { instead, more: { partsPaid: [partPaid(500)] } });
    expect(says()).toBe(false);
  });

  it('takes one press, and then it is in use', async () => {
    const kiosk = await open([schengen]);
    expect(use.text()).toContain('Now made from the shot as it was taken');
    expect(use.vm.next?.words).toBe('Use for Schengen visa');

    await press('Use for Schengen visa');

    expect(chosen(kiosk)).toMatchObject([{ photoId: schengen.id, versionId: edited.versionId, reason: '' }]);
    expect(use.text()).toContain('In use for Schengen visa');
    expect(use.vm.next).toBe(null);
  });

  it('says what happens to an existing preview', async () => {
    await open([{ ...schengen, state: 'preview', preview }]);
    expect(use.text()).toContain('Its preview is made once more');
  });

  it('of the original goes back to the shot, without a reason', async () => {
    const kiosk = await open([{ ...uk, ...retouched }], { version: original });
    expect(use.text()).toContain('Now made from version 1, AI edit');

    await press('Use the shot as taken for UK passport');

    expect(chosen(kiosk)).toMatchObject([{ versionId: null, reason: '' }]);
    expect(dialogs()).toEqual([]);
  });

  it('is chosen document by document, and only for those of this shot', async () => {
    const other = photo({ id: fixtureId('pho', 3), shotId: fixtureId('shot', 2) });
    const kiosk = await open([uk, schengen, other]);
    expect(use.findAll('li')).toHaveLength(2);

    await press('Use for Schengen visa');

    expect(chosen(kiosk)).toHaveLength(1);
    expect(use.vm.next?.words).toBe('Use for UK passport');
  });

  it('is no longer possible after the payment', async () => {
    const paid = {
      parts: [partPaid(1_200)],
      receiptNumber: 'R1',
      paidAt: '2026-11-21T10:00:00Z',
    } as const;
    const bill = order(1).bill;
    const kiosk = await open([{ ...schengen, state: 'final' }], { more: { payment: { ...paid, bill } } });

    await press('Use for Schengen visa');

    expect(use.text()).toContain('It is paid for, and can no longer change.');
    expect(use.vm.next).toBe(null);
    expect(chosen(kiosk)).toEqual([]);
  });

  it('that failed says why, where it was pressed', async () => {
    await open([schengen], {
      instead: {
        chooseVersion: () => {
          throw new KioskError('DISK_FULL', 'no room');
        },
      },
    });
    await press('Use for Schengen visa');
    expect(use.get('[role=alert]').text()).toContain('disk');
  });
});

describe('a document whose authority forbids edits', () => {
  it('asks for a reason first, and does not continue without one', async () => {
    const kiosk = await open([uk]);
    await press('Use for UK passport');
    expect(dialogs()).toEqual(['Use an edited picture for UK passport?']);
    expect(document.querySelector('dialog')?.textContent).toContain('gov.tc/passports/photos');

    await giveReason('   ');
    expect(chosen(kiosk)).toEqual([]);

    await giveReason('For a club card');
    expect(chosen(kiosk)).toMatchObject([{ versionId: edited.versionId, reason: 'For a club card' }]);
    expect(dialogs()).toEqual([]);
    expect(use.text()).toContain('In use for UK passport');
  });

  it('asks for the supervisor’s PIN when the main process requires it, and then continues', async () => {
    const supervisor = locked;
    let unlocked = false;
    const kiosk = await open([uk], {
      instead: {
        ...fixtureAccount(),
        account: () => ({ ...noAccount, supervisor }),
        unlockSupervisor: () => {
          unlocked = true;
          return { ...noAccount, supervisor: { ...supervisor, unlocked } };
        },
        chooseVersion: ({ photoId }) => {
          if (!unlocked) throw new KioskError('SUPERVISOR_REQUIRED', 'locked');
          return order(1, { shots: [shot(1)], photos: [{ ...uk, id: photoId, ...retouched }] });
        },
      },
    });
    await press('Use for UK passport');
    await giveReason('For a club card');
    expect(dialogs()).toContain('Unlock the settings');

    const pin = document.querySelector<HTMLInputElement>('[type=password]');
    if (pin === null) throw new Error('no PIN is asked for');
    pin.value = '4711';
    pin.dispatchEvent(new Event('input'));
    await flushPromises();
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    await flushPromises();
    await flushPromises();

    expect(chosen(kiosk)).toHaveLength(2);
    expect(chosen(kiosk)[1]).toMatchObject({ reason: 'For a club card' });
    expect(use.text()).toContain('In use for UK passport');
  });
});
