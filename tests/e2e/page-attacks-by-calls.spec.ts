/** Attacks by a script in the page that makes the page's own calls. */
import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import { photoRoute } from '../../shared/photo-route.ts';
import { queryLikeTexts } from '../support/records/query-like-texts.ts';
import { beginUntilDone, clientOfPage } from './support/begun-order.ts';
import { expect, test } from './support/test.ts';

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof KioskError ? error.code : String(error)),
  );

test('a script with the page’s calls reaches no more than the page', async ({ page }) => {
  const client = await clientOfPage(page);
  const order = await beginUntilDone(page);

  await test.step('no call of another shape, with a long text or an id of another kind, is answered', async () => {
    const outcomes = await Promise.all([
      codeOf(client.call('openOrder', { order: [] } as never)),
      codeOf(client.call('openOrder', { orderId: order.id, more: 1 } as never)),
      codeOf(client.call('findOrders', { text: 'x'.repeat(1_000_000) })),
      codeOf(client.call('openOrder', { orderId: order.customer?.id as unknown as OrderId })),
    ]);
    expect(outcomes).toEqual(outcomes.map(() => 'INVALID_INPUT'));
    expect(await codeOf(client.call('openOrder', { orderId: order.id }))).toBe('answered');
  });

  await test.step('a text that is searched for is no query', async () => {
    for (const text of queryLikeTexts) {
      const found = await client.call('findOrders', { text }).then(
        ({ length }) => String(length),
        (error: unknown) => (error instanceof KioskError ? error.code : String(error)),
      );
      expect(['0', 'INVALID_INPUT'], text.slice(0, 40)).toContain(found);
    }
    const search = page.getByLabel('Find an order by name, phone, e-mail, order number or code');
    await search.fill('NEAR("amelia okafor"*');
    await expect(page.getByText('Try the beginning of a name', { exact: false })).toBeVisible();
    await search.fill('amelia okafor');
    await expect(page.getByRole('link', { name: /Amelia Okafor/ })).toHaveCount(1);
  });

  await test.step('the picture of a customer who was erased is gone', async () => {
    const shown = (): Promise<number[]> =>
      page.evaluate(
        (paths) => Promise.all(paths.map(async (path) => (await fetch(`/${path}`)).status)),
        [order.shots[0]?.image.id, order.photos[0]?.final?.id].map((id) => photoRoute(id ?? 'img_')),
      );
    expect(await shown()).toEqual([200, 200]);
    await client.call('eraseCustomer', { customerId: order.customer?.id ?? 'cus_' });
    expect(await shown()).toEqual([404, 404]);
  });
});
