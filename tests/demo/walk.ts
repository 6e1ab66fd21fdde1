import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdMs } from '../../renderer/ui/hold.ts';
import type { KnownMediumId } from '../../shared/sheet-media.ts';

export interface WalkOptions {
  readonly page: Page;
  /** Folder for the files and screenshots. */
  readonly out: string;
  readonly documentName: string;
  readonly mediumId: KnownMediumId;
  /** Called when a step is done. */
  readonly onStep: (name: string) => void | Promise<void>;
}

/** The customer of the walk. */
export const customerName = 'Maria Sample';

/** Plays one order from the desk to the finished hand-over, through the real screens. */
export async function walkThroughOrder({
  page,
  out,
  documentName,
  mediumId,
  onStep,
}: WalkOptions): Promise<void> {
  let shown = 0;
  const show = async (name: string): Promise<void> => {
    shown += 1;
    await isDrawn(page);
    await page.screenshot({ path: join(out, `${shown}-${name}.png`) });
    await onStep(name);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const save = async (name: string | RegExp, file: string): Promise<void> => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
    await download.saveAs(join(out, file));
  };

  /** Takes the next step, or holds the button beside it as staff do who continue although the verdict is red. */
  const goOn = async (next: Locator): Promise<void> => {
    const verdict = await verdictOf(page);
    const anyway = button(/anyway/);
    if (!(await anyway.isVisible())) return next.click();
    await onStep(`staff continue although the verdict is “${verdict}”`);
    await anyway.click({ delay: holdMs + 200 });
  };

  await button(/^New order/).waitFor();
  await show('desk');

  await button(/^New order/).click();
  await page.getByLabel('Name', { exact: true }).fill(customerName);
  await show('customer');

  await button(/^Choose the document/).click();
  await page.getByLabel('Find a document by country or name').fill(documentName);
  await page.getByRole('option', { name: documentName }).first().waitFor();
  await show('document');

  await page.keyboard.press('Enter');
  await button(/^Take photo/).waitFor();
  await pictureIsLive(page);
  await show('shot-live');
  await button(/^Take photo/).click();
  await verdictOf(page);
  await show('shot-taken');

  await goOn(button(/^Get preview/));
  const use = button(/^Use this photo/);
  const noFace = page.getByText('The service found no face in this shot');
  await use.or(noFace).waitFor({ timeout: 60_000 });
  if (await noFace.isVisible()) throw new Error('The practice service found no face in the picture.');
  await show('preview');
  await keepPicture(page, /^Watermarked preview/, join(out, 'preview.jpg'));

  await goOn(use);
  await button(/^Choose payment/).waitFor();
  await show('payment');

  await page.keyboard.press('2');
  await button(/^Save the sheet as PDF/).waitFor({ timeout: 60_000 });
  await button(/^Layout/).click();
  await page.getByLabel('Paper').selectOption(mediumId);
  await page.keyboard.press('Escape');
  await show('hand-over');
  await button('Save files…').click();
  await save(/^Save the photo$/, 'final.jpg');
  await save('Save the sheet PDF', 'sheet.pdf');
  await save('Save the receipt', 'receipt.pdf');
  if (await button('Save the slip').isVisible()) await save('Save the slip', 'slip.pdf');

  await button(/^Save the sheet as PDF/).click();
  await page.getByText('Saved as PDF', { exact: true }).waitFor();
  await show('printed');
  await button(/^Finish order/).click();
  await button(/^New order/).waitFor();
  await show('desk-after');
}

/** Waits until the page has every picture that it shows, and nothing in it is being loaded. */
export async function isDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
}

/** Waits until the picture is judged; returns the verdict's words. */
async function verdictOf(page: Page): Promise<string> {
  const verdict = page.locator('[data-verdict]:not([data-verdict=off]):not([data-about=camera])');
  await verdict.waitFor({ timeout: 60_000 });
  return (await verdict.innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** The camera needs a moment before its first frame; an earlier shot would be black. */
async function pictureIsLive(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
}

/** Saves a picture as the page shows it. Only the page itself may fetch it. */
async function keepPicture(page: Page, alt: RegExp, file: string): Promise<void> {
  const address = await page.getByRole('img', { name: alt }).first().getAttribute('src');
  if (address === null) throw new Error('the picture has no address');
  const bytes = await page.evaluate(
    async (source) => new Uint8Array(await (await fetch(source)).arrayBuffer()),
    address,
  );
  await writeFile(file, bytes);
}
