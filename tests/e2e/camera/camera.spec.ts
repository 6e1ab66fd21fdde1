/** A camera that is broken, missing, unplugged or frozen, and unusable pictures. The order is kept. */
import { expect as expectation, type Locator, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAtCamera } from '../support/begun-order.ts';
import {
  freeCamera,
  installFreezableCamera,
  installKnownCamera,
  nameCameras,
  occupyCamera,
  plugCameraIn,
  unplugCamera,
  type KnownPicture,
} from '../support/camera-faults.ts';
import { look } from '../support/looks.ts';
import {
  askForPreviewAnyway,
  comeToTheTakenShot,
  nextStep,
  orderOnDesk,
  stepHere,
} from '../support/order.ts';
import { expectTrouble, livePicture } from '../support/camera-trouble.ts';
import { portraitFile } from '../support/sitters.ts';
import { changeSettings, type Studio } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

const shotTaken = (page: Page): Locator => page.getByRole('img', { name: 'The shot as it was taken' });

const importButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Import a picture' }).and(page.locator('button'));

async function remember(
  page: Page,
  studio: Studio,
  camera: { readonly deviceId: string; readonly label: string },
): Promise<void> {
  await changeSettings(studio, { camera });
  await page.reload();
}

/** A camera that sees one grey everywhere. */
const plain = (grey: number, widthPx: number, heightPx: number): KnownPicture => ({
  widthPx,
  heightPx,
  pixels: Buffer.alloc(widthPx * heightPx * 4, grey),
});

async function usePracticeCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Practice camera' }).click();
  await nextStep(page, /^Take photo/).click();
  await expectation(shotTaken(page)).toBeVisible();
}

test('a camera that another program uses is reported, and opens when it is free', async ({ page }) => {
  await occupyCamera(page);
  await openAtCamera(page);
  const panel = await expectTrouble(page, 'Another program is using the camera');
  await look(page, 'shot-camera-busy');
  await freeCamera(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(livePicture(page)).toBeVisible();
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
});

test('a remembered camera that is missing is reported, and no other camera opens under its name', async ({
  page,
  studio,
}) => {
  await remember(page, studio, { deviceId: 'of-yesterday', label: 'Studio camera' });
  await openAtCamera(page);
  await expectTrouble(page, 'The camera is not connected');
  await expect(page.getByLabel('Camera', { exact: true })).toContainText('Studio camera (not connected)');
  await usePracticeCamera(page);
});

test('without any camera the practice camera opens automatically', async ({
  playwright,
  launchOptions,
  studio,
}) => {
  const withoutCamera = (launchOptions.args ?? []).filter((option) => !option.includes('fake-'));
  const args = [...withoutCamera, '--use-fake-device-for-media-stream=device-count=0'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(await studio.address());
  await comeToTheTakenShot(page);
  await expect(page.getByLabel('Camera', { exact: true })).toHaveValue('practice');
  await browser.close();
});

test('a camera that is unplugged leaves no frozen picture, and comes back automatically', async ({
  page,
}) => {
  await openAtCamera(page);
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await unplugCamera(page);
  await expectTrouble(page, 'The camera was unplugged');
  await expect(livePicture(page)).toHaveCount(0);
  await plugCameraIn(page);
  await expect(livePicture(page)).toBeVisible();
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
});

test('a camera that was unplugged before is picked up when it is plugged in', async ({ page, studio }) => {
  const desk = { id: 'socket 1', label: 'Desk camera' };
  await remember(page, studio, { deviceId: 'socket 2', label: 'Studio camera' });
  await nameCameras(page, [desk]);
  await openAtCamera(page);
  await expectTrouble(page, 'The camera is not connected');
  await nameCameras(page, [desk, { id: 'socket 3', label: 'Studio camera' }]);
  await expect(livePicture(page)).toBeVisible();
  await expect(page.getByLabel('Camera', { exact: true })).toHaveValue('socket 3');
});

test('a frozen picture is reported, and no shot is taken of it', async ({ page }) => {
  const { freeze } = await installFreezableCamera(page);
  await openAtCamera(page);
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await freeze();
  await expect(page.getByRole('alert')).toContainText('The picture is frozen: the camera sends nothing new');
  await expect(nextStep(page, /^Take photo/)).toBeDisabled();
  await expect(importButton(page).first()).toBeVisible();
  await page.getByLabel('Camera', { exact: true }).selectOption({ label: 'Practice camera' });
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
});

test('a frozen picture is reopened automatically, and shown only when it moves', async ({ page }) => {
  const { freeze, thaw } = await installFreezableCamera(page);
  await openAtCamera(page);
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await freeze();
  await expectTrouble(page, 'The camera sends no picture');
  await expect(livePicture(page)).toHaveCount(0);
  await thaw();
  await expect(livePicture(page)).toBeVisible({ timeout: 60_000 });
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
});

test('a black picture is reported; too few pixels are, too, and used only when staff confirm it', async ({
  page,
}) => {
  await installKnownCamera(page, plain(4, 640, 480));
  await openAtCamera(page);
  const words = 'The picture is black. Is the lens covered, or the light off?';
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await nextStep(page, /^Take photo/).click();
  const dialog = page.getByRole('dialog', { name: 'This camera gives too few pixels' });
  await expect(dialog).toContainText('221 pixels high here; this document needs 290');
  await page.keyboard.press('Escape');
  await expect(shotTaken(page)).toHaveCount(0);
  await nextStep(page, /^Take photo/).click();
  await dialog.getByRole('button', { name: 'Take it anyway' }).click();
  await expect(shotTaken(page)).toBeVisible();
});

test('when two cameras have one name, staff choose', async ({ page, studio }) => {
  await remember(page, studio, { deviceId: 'old socket', label: 'Studio camera' });
  await nameCameras(page, [
    { id: 'socket 1', label: 'Studio camera' },
    { id: 'socket 2', label: 'Studio camera' },
  ]);
  await openAtCamera(page);
  const panel = await expectTrouble(page, 'Which camera is it?');
  await panel.getByRole('button', { name: 'Use Studio camera (2)' }).click();
  await expect(page.getByLabel('Camera', { exact: true })).toHaveValue('socket 2');
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
});

test('a shot without a face, or with two, is reported with a way back to the camera', async ({
  page,
  seat,
}) => {
  seat('nobody');
  await comeToTheTakenShot(page);
  await askForPreviewAnyway(page);
  await expect(page.getByText('The service found no face in this shot')).toBeVisible({ timeout: 60_000 });
  seat('two people');
  await nextStep(page, /^Retake/).click();
  await page
    .getByRole('button', { name: 'Take another' })
    .or(nextStep(page, /^Take photo/))
    .first()
    .click();
  await nextStep(page, /^Take photo/).click();
  await expect(shotTaken(page)).toBeVisible();
  await askForPreviewAnyway(page);
  const notice = page.getByRole('alert').filter({ hasText: 'The service cannot use this shot.' });
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(notice).toContainText('As a rule a refused picture costs nothing.');
  await notice.getByRole('button', { name: 'Back to the shot' }).click();
  await expect(stepHere(page)).toContainText('Shot');
});

test('a text file named .jpg is refused in words; a portrait is taken from the chooser', async ({
  page,
}, testInfo) => {
  const fake = testInfo.outputPath('holiday.jpg');
  writeFileSync(fake, 'Dear customer, this is a letter and not a picture.');
  await openAtCamera(page);
  await importFile(page, fake);
  const notice = page.getByRole('alert').filter({ hasText: 'One file could not be imported' });
  await expect(notice).toContainText('holiday.jpg');
  await expect(notice).toContainText(
    'It is not a picture, whatever its name says. Use a JPEG, PNG, WebP or HEIC',
  );
  await expect(livePicture(page)).toBeVisible();
  await importFile(page, portraitFile());
  await expect(shotTaken(page)).toBeVisible();
  await expect(nextStep(page, /^Get preview/)).toBeEnabled();
  await expect(notice).toHaveCount(0);
});

test('a file dropped on the picture is imported; anywhere else it does nothing', async ({
  page,
  context,
}) => {
  const left = await noteUnhandledDrags(page);
  await dropFile(page, page.getByRole('button', { name: 'New order' }), portraitFile());
  await expect(page.getByText('Nobody is waiting')).toBeVisible();

  await openAtCamera(page, { customer: 'Amelia Okafor' });
  const order = page.url();
  await dropFile(page, page.getByRole('complementary'), join(import.meta.dirname, 'camera.spec.ts'));
  expect(page.url()).toBe(order);
  expect(context.pages()).toHaveLength(1);
  expect(await left(), 'drags that were left to the browser').toEqual([]);

  await dropFile(page, livePicture(page), portraitFile());
  await expect(shotTaken(page)).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).click();
  await expect(orderOnDesk(page, 'Amelia Okafor')).toContainText('At Shot');
});

/** The browser opens a dropped file in place of the kiosk unless a listener prevents it. */
async function noteUnhandledDrags(page: Page): Promise<() => Promise<readonly string[]>> {
  const notes = await page.evaluateHandle(() => {
    const unhandled: string[] = [];
    for (const type of ['dragover', 'drop']) {
      // Called last, after every listener that might prevent it.
      window.addEventListener(type, (event) => {
        if (!event.defaultPrevented) unhandled.push(type);
      });
    }
    return unhandled;
  });
  return () => notes.jsonValue();
}

async function importFile(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await importButton(page).first().click();
  await (await chooser).setFiles(file);
}

/** Drags a file from outside the browser onto the middle of `target`, as the system does, and drops it. */
async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drop on');
  const debug = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await debug.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await debug.detach();
}
