/** The support file where no studio is open. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import SupportFileButton from '../../../renderer/shell/SupportFileButton.vue';
import { errorWords } from '../../../renderer/ui/errors.ts';
import { KioskError } from '../../../shared/errors.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { shortSupportContent, supportFile } from '../../support/fixture/support.ts';

let wrapper: VueWrapper;
beforeEach(() => setActivePinia(createPinia()));
afterEach(() => wrapper.unmount());

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(words));
  if (button === undefined) throw new Error(`no button ${words}`);
  button.click();
  await flushPromises();
}

it('a failed save is forgotten when the file is closed', async () => {
  const kiosk = fixtureKiosk([], 0, {
    supportFile: () => supportFile(shortSupportContent),
    noteSupportFile() {
      throw new KioskError('DISK_FULL', 'for the test');
    },
  });
  connect(kiosk.bridge);
  wrapper = mount(SupportFileButton, { global: { plugins: [i18n] }, attachTo: document.body });

  await press('Show the support file');
  await press('Save the support file');
  const { title } = errorWords('DISK_FULL');
  expect(document.body.textContent).toContain(title);

  await press('Close');
  expect(document.querySelector('dialog')).toBe(null);
  expect(document.body.textContent).not.toContain(title);
});
