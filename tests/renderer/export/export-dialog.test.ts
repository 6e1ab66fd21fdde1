import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KioskError, type ErrorCode, type ErrorDetails } from '../../../shared/errors.ts';
import type { ExportTarget } from '../../../shared/exporting.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import ExportButton from '../../../renderer/export/ExportButton.vue';
import { i18n } from '../../../renderer/i18n/index.ts';
import { fixtureBridge, type FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { exportCalls, exportFolder, planned, stick } from '../../support/fixture/export.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  document.body.innerHTML = '';
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const one = { from: 'version', versionId: fixtureId('ver', 1) } as const;
const two = { from: 'photo', photoId: fixtureId('pho', 2) } as const;
const failing =
  (code: ErrorCode, details: ErrorDetails = {}) =>
  () => {
    throw new KioskError(code, 'failed', details);
  };

interface Dialog {
  readonly text: () => string;
  readonly wrapper: VueWrapper;
  readonly made: (name: string) => readonly unknown[];
  readonly target: (name: string) => HTMLInputElement;
  readonly choose: (label: string) => Promise<void>;
  readonly enter: () => Promise<void>;
  readonly press: (words: string) => Promise<void>;
}

/** Opens the dialog as the button does. Dialogs are at the end of the page, outside the component's own element. */
async function dialog(
  answers: FixtureAnswers = {},
  pictures: readonly (typeof one | typeof two)[] = [one],
): Promise<Dialog> {
  const kiosk = fixtureBridge({ ...exportCalls, ...answers });
  connect(kiosk.bridge);
  const wrapper = mount(ExportButton, {
    props: { pictures },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  await wrapper.get('button').trigger('click');
  await flushPromises();
  const root = (): HTMLElement => document.querySelector<HTMLElement>('dialog') ?? document.body;
  const inputs = (): readonly HTMLInputElement[] => [...root().querySelectorAll('input')];
  const input = (label: string): HTMLInputElement => {
    const found = inputs().find(
      (each) =>
        each.getAttribute('aria-label') === label || each.closest('label')?.textContent.trim() === label,
    );
    if (found === undefined) throw new Error(`no choice "${label}" in: ${root().textContent}`);
    return found;
  };
  return {
    wrapper,
    text: () => root().textContent.replace(/\s+/g, ' '),
    made: (name) => kiosk.made.filter((call) => call.name === name).map(({ args }) => args),
    target: input,
    async choose(label) {
      input(label).click();
      await flushPromises();
    },
    async enter() {
      const steps = root().querySelector('.steps');
      steps?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await flushPromises();
    },
    async press(words) {
      const button = [...root().querySelectorAll('button')].find((each) => each.textContent.includes(words));
      if (button === undefined) throw new Error(`no button "${words}"`);
      button.click();
      await flushPromises();
    },
  };
}

describe('the choice of a target', () => {
  it('offers the studio’s folder and the stick with their space; the stick is selected, because somebody plugged it in', async () => {
    const { text, target } = await dialog();
    expect(text()).toContain('OutThe studio’s folder · 212 GB free');
    expect(text()).toContain('AMELIAStick or card · 3.4 GB free');
    expect([target('AMELIA').checked, target('Out').checked]).toEqual([true, false]);
  });

  it('shows a target that cannot be written as unavailable, and says why', async () => {
    const locked: ExportTarget = { ...stick, state: 'read-only' };
    const gone: ExportTarget = { ...exportFolder, state: 'away', freeBytes: null };
    const { text, target, enter, made } = await dialog({ exportTargets: () => [gone, locked] });
    expect([target('Out').disabled, target('AMELIA').disabled]).toEqual([true, true]);
    expect(text()).toContain('Cannot be reached now');
    expect(text()).toContain('it is locked');
    await enter();
    expect(made('exportPictures')).toEqual([]);
  });

  it('says what to do when there is none, and selects the stick that is plugged in', async () => {
    let targets: readonly ExportTarget[] = [];
    const { text, target, enter, made } = await dialog({ exportTargets: () => targets });
    expect(text()).toContain('There is nowhere to export to');
    expect(text()).toContain('Settings, Export');
    targets = [stick];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(target('AMELIA').checked).toBe(true);
    await enter();
    expect(made('exportPictures')).toMatchObject([{ targetId: stick.id }]);
  });

  it('keeps the selection while sticks come and go', async () => {
    let targets = [exportFolder, stick];
    const { target, choose } = await dialog({ exportTargets: () => targets });
    await choose('Out');
    targets = [exportFolder, stick, { ...stick, id: `drive-${'6'.repeat(32)}`, name: 'ANOTHER' }];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(target('Out').checked).toBe(true);
    await choose('AMELIA');
  });

  it('stops looking for targets when the dialog is closed', async () => {
    const { press, made } = await dialog();
    await press('Cancel');
    const before = made('exportTargets').length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(made('exportTargets')).toHaveLength(before);
  });
});

describe('what is exported', () => {
  it('is named before it is written, with the file type’s ending', async () => {
    const { text, choose } = await dialog({}, [one, two]);
    expect(text()).toContain('261121-004-Amelia-Okafor-retouch-1.jpg');
    expect(text()).toContain('1920 × 1080 px · 300 dpi');
    await choose('PNG');
    expect(text()).toContain('261121-004-Amelia-Okafor-retouch-2.png');
    expect(text()).toContain('Lossless');
  });

  it('is suggested as PNG when it has transparent parts', async () => {
    const { target } = await dialog({ planExport: () => [planned(1, { transparent: true })] });
    expect(target('PNG').checked).toBe(true);
  });

  it('shows its document’s requirements, and that it is no ID photo', async () => {
    const { text } = await dialog({
      planExport: () => [planned(1, { limitBytes: 240_000, pixelsDiffer: true })],
    });
    expect(text()).toContain('at most 240 kB');
    expect(text()).toContain('Not the size in pixels that the document names');
  });
});

describe('an export', () => {
  it('takes one Enter, then says what was written where, and the next Enter closes', async () => {
    const { text, enter, made, wrapper } = await dialog({}, [one, two]);
    expect(text()).toContain('Export 2 pictures');
    await enter();
    expect(made('exportPictures')).toEqual([
      {
        targetId: stick.id,
        pictures: [
          { of: one, format: 'jpeg' },
          { of: two, format: 'jpeg' },
        ],
      },
    ]);
    expect(text()).toContain('2 pictures are on AMELIA');
    expect(text()).toContain('261121-004-Amelia-Okafor-retouch-1.jpg');
    expect(text()).toContain('812 kB');
    expect(wrapper.emitted('exported')).toHaveLength(1);
    await enter();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is written once, however often Enter is pressed', async () => {
    let finish: (() => void) | undefined;
    const { enter, made, text } = await dialog({
      exportPictures: (args) =>
        new Promise((resolve) => {
          finish = () => resolve(exportCalls.exportPictures(args));
        }),
    });
    await enter();
    await enter();
    expect(text()).toContain('Writing 1 picture');
    expect(made('exportPictures')).toHaveLength(1);
    finish?.();
    await flushPromises();
    expect(text()).toContain('1 picture is on AMELIA');
  });

  it('lists the changes to a file beyond the request', async () => {
    const { text, enter } = await dialog({
      exportPictures: (args) => {
        const view = exportCalls.exportPictures(args);
        return {
          ...view,
          files: view.files.map((file) => ({ ...file, notes: ['made-smaller', 'flattened'] })),
        };
      },
    });
    await enter();
    expect(text()).toContain('Compressed harder');
    expect(text()).toContain('are white now');
  });

  it.each([
    ['full', 'There is no space left there.'],
    ['read-only', 'its lock is on'],
    ['broken', 'have it checked'],
  ])('that fails because the target is %s says so, and can be tried again', async (reason, words) => {
    let refuse = true;
    const { text, enter, press } = await dialog({
      exportPictures: (args) => {
        if (refuse) failing('EXPORT_FAILED', { reason })();
        return exportCalls.exportPictures(args);
      },
    });
    await enter();
    expect(text()).toContain(words);
    expect(text()).toContain('nothing half-written was left there');
    refuse = false;
    await press('Try again');
    expect(text()).toContain('1 picture is on AMELIA');
  });

  it('whose stick was pulled out says so, and goes to another target with the next Enter', async () => {
    let pulled = false;
    const { text, enter, target, made } = await dialog({
      exportTargets: () => (pulled ? [exportFolder] : [exportFolder, stick]),
      exportPictures: (args) => {
        pulled = true;
        if (args.targetId === stick.id) failing('EXPORT_TARGET_GONE')();
        return exportCalls.exportPictures(args);
      },
    });
    expect(target('AMELIA').checked).toBe(true);
    await enter();
    expect(text()).toContain('This folder or stick is no longer there.');
    expect(target('Out').checked).toBe(true);
    await enter();
    expect(made('exportPictures')).toHaveLength(2);
    expect(text()).toContain('1 picture is in Out');
  });

  it('of a picture that was erased offers no other action', async () => {
    const { text } = await dialog({ planExport: failing('PHOTO_FILE_MISSING', { reason: 'erased' }) });
    expect(text()).toContain('The file of this picture is missing.');
    expect(text()).not.toContain('Back to the shot');
  });
});

it('cannot be opened without a picture', () => {
  connect(fixtureBridge({}).bridge);
  const wrapper = mount(ExportButton, { props: { pictures: [] }, global: { plugins: [i18n] } });
  expect(wrapper.get('button').attributes('disabled')).toBeDefined();
});
