/** The customer's own screen over the fixture, in the language of this run: it is shown in the customer's language. */
import { languages } from '../../../shared/language/languages.ts';
import { customerDisplays, sceneOf } from '../../e2e/support/customer-screen.ts';
import { look } from '../../e2e/support/looks.ts';
import { expect, test } from '../../e2e/support/scene-page.ts';
import { customerScene, customerScenes } from '../../support/fixture/customer-screen.ts';
import { preview } from '../../support/fixture/data.ts';

const language = languages.find((one) => one === process.env['HEADROOM_LANGUAGE']) ?? 'en';

for (const name of customerScenes) {
  test(`the customer’s screen (${name}) is whole and accessible`, async ({ context, sceneAddress }) => {
    const state = customerScene(name, language);
    const page = await context.newPage();
    // The kiosk answers the first request at once, and the next one when something else is shown.
    await page.route('**/feed/0', (route) => route.fulfill({ json: state }));
    await page.route('**/feed/1', () => undefined);
    await page.route('**/picture/*', (route) =>
      route.continue({ url: `${sceneAddress}photo/${preview.id}` }),
    );
    await page.goto(`${sceneAddress}customer.html`);
    await expect(sceneOf(page)).toHaveAttribute('data-scene', state.scene.kind);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    if (state.scene.kind === 'posing') await expect(page.locator('video')).toBeVisible();
    await look(page, `customer-${name}`, customerDisplays);
    await page.close();
  });
}
