/** The printers' settings as a person opens them, at one printer or one paper of it. */
import { flushPromises } from '@vue/test-utils';
import { router } from '../../../../renderer/router.ts';
import { printerScreenTo } from '../../../../renderer/state/printer-settings-route.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

/** @param place printer, paper and whether it is calibrated: as `printerScreenTo` takes them */
export async function openPrinters(
  place: Parameters<typeof printerScreenTo>,
  instead: FixtureAnswers = {},
  studio = 'no-pin',
): Promise<OpenSettings> {
  await router.push(printerScreenTo(...place));
  const open = await openSettings(studio, 'printers', instead);
  await flushPromises();
  return open;
}

/** The link of these words; its address says where it leads. */
export function link(name: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll('a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  );
  if (found === undefined) throw new Error(`no link "${name}"`);
  return found;
}
