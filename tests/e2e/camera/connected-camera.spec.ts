/**
 * A camera with live view on gphoto2, from the list to the shot: chosen, posed for, released with Space, out of focus, unplugged and plugged
 * in again. The program is scripted, because a build machine has no camera; its processes, pipes and pictures are real.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGphoto } from '../../../electron/camera/gphoto2/gphoto2.ts';
import { createScratch } from '../../../electron/scratch.ts';
import type { PortraitParams } from '../../../shared/portrait/index.ts';
import { rightPose } from '../../portraits/posed.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { scriptedGphoto, type ScriptedGphoto } from '../../support/camera/scripted-gphoto2.ts';
import { openAtCamera } from '../support/begun-order.ts';
import { expectTrouble, livePicture } from '../support/camera-trouble.ts';
import { openCustomerScreen } from '../support/customer-screen.ts';
import { look } from '../support/looks.ts';
import { nextStep } from '../support/order.ts';
import { Spoken } from '../support/spoken.ts';
import { changeSettings } from '../support/studio.ts';
import { expect, test as base } from '../support/test.ts';

const camera = { width: 1920, height: 1280 };
const live = { width: 960, height: 640 };

interface PosedGphoto extends ScriptedGphoto {
  /** Draws what the camera sees from now on. */
  pose(person: Partial<PortraitParams>): Promise<void>;
}

const test = base.extend<{ readonly program: PosedGphoto }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  program: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-gphoto2-'));
    const program = scriptedGphoto(folder, { capture: { files: ['full.jpg'], afterMs: 1_500 } });
    /** Puts a person before the camera, who moves a little. */
    const pose = async (params: Partial<PortraitParams>): Promise<void> => {
      for (const [index, sway] of [0, 0.004, 0.008].entries()) {
        const offsetX = (params.offsetX ?? 0) + sway;
        const { data } = await renderPortrait({ ...live, ...params, offsetX }, 'jpeg');
        program.addFile(`frame-${index}.jpg`, data);
      }
    };
    await pose({});
    program.addFile('full.jpg', (await renderPortrait(camera, 'jpeg')).data);
    await use({ ...program, pose });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  cameraPrograms: async ({ program }, use) => {
    const scratch = createScratch(join(program.folder, 'work'), null);
    await use({ gphoto2: createGphoto({ scratch, find: () => Promise.resolve(program.path) }) });
  },
});

test.describe('with hints', () => {
  test.use({ hintsAndBursts: true });

  test('hints over its picture while a person poses, and takes the shot with the full-size picture', async ({
    page,
    program,
  }) => {
    // The models that look for a face take seconds to load, and longer beside other tests.
    test.slow();
    const customer = await openCustomerScreen(page);
    await page.bringToFront();
    await openAtCamera(page);
    await page.getByLabel('Camera', { exact: true }).selectOption('Nikon DSC D750');
    await expect(livePicture(page)).toBeVisible();
    await expect(page.getByText('Battery 80%')).toBeVisible();
    await expect(page.getByText('Room for 420 pictures on the card')).toBeVisible();
    await expect(nextStep(page, /^Take photo/)).toBeEnabled();
    await expect(customer.getByLabel('You, as in a mirror')).toBeVisible();
    const hint = page.locator('[data-hint]');
    const measured = { timeout: 60_000 };
    await program.pose({ ...rightPose, offsetX: -0.12 });
    await expect(hint).toHaveAttribute('data-hint', 'move-left', measured);
    await expect(page.locator('svg.guide')).toBeVisible();
    await look(page, 'shot-connected-camera');
    await program.pose(rightPose);
    await expect(hint).toHaveAttribute('data-hint', 'right', measured);

    await page.keyboard.press('Space');
    await expect(page.getByText('The camera takes the picture.')).toBeVisible();
    const shot = page.getByRole('img', { name: 'The shot as it was taken' });
    await expect(shot).toBeVisible();
    await expect
      .poll(() => shot.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(live.width);
    // Nobody looks through the camera now, so the program has given it free.
    await expect.poll(() => program.commands().at(-1)).toBe('exit');
  });
});

test('goes on when the camera finds no focus, is unplugged, and comes back under another port', async ({
  page,
  program,
}) => {
  await openAtCamera(page);
  await page.getByLabel('Camera', { exact: true }).selectOption('Nikon DSC D750');
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();

  program.set({ capture: { words: 'Nikon Capture failed: Out of Focus (0xa002)' } });
  const spoken = await Spoken.in(page);
  await spoken.press('Space');
  await expect(page.getByText('The camera found no focus.')).toBeVisible();
  await expect(livePicture(page)).toBeVisible();
  await look(page, 'shot-connected-no-focus');

  program.set({ cameras: [], capture: { files: ['full.jpg'] } });
  const panel = await expectTrouble(page, 'The camera was unplugged');
  // The webcam and the practice camera.
  await expect(panel.getByRole('button', { name: /^Use / })).toHaveCount(2);
  program.set({ cameras: [['Nikon DSC D750', 'usb:001,009']] });
  await expect(livePicture(page)).toBeVisible();
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await spoken.press('Space');
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  await expect(page.locator('[data-verdict=ok]')).toBeVisible({ timeout: 60_000 });
  expect(await spoken.record()).toMatchSnapshot('connected-camera.txt');
});

test('the opening check tells its battery and card, and that it sleeps or was unplugged', async ({
  page,
  studio,
  program,
}) => {
  // The models that look for a face take seconds to load, and longer beside other tests.
  test.slow();
  program.set({ battery: '10%', shots: 0 });
  const deviceId = 'gphoto2:usb:001,004';
  await changeSettings(studio, { camera: { deviceId, label: 'Nikon DSC D750' } });
  await page.reload();
  const main = page.getByRole('main');
  const looked = { timeout: 60_000 };
  const checkAgain = page.getByRole('button', { name: /^Check again/ });

  await expect(page.getByRole('link', { name: /^Start the opening check/ })).toBeVisible();
  await page.keyboard.press('c');
  await expect(main.getByText('The camera’s battery is at 10%.')).toBeVisible(looked);
  await expect(main.getByText('The card is full, or the camera has none.')).toBeVisible();
  await expect(main.getByText('One thing stops the first customer')).toBeVisible();

  program.set({ battery: '80%', shots: 3 });
  await checkAgain.click();
  await expect(main.getByText('The card has room for 3 pictures only: change it soon.')).toBeVisible(looked);
  await expect(main.getByText('The camera’s battery')).toHaveCount(0);

  program.set({ preview: { error: -7 } });
  await checkAgain.click();
  await expect(main.getByText(/^The camera does not answer\. Press its shutter/)).toBeVisible(looked);

  program.set({ cameras: [] });
  await checkAgain.click();
  await expect(main.getByText(/^The camera was unplugged\. Plug it in again/)).toBeVisible(looked);
});
