/** How staff take the money: in cash with its change, by one tap, and in parts. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForShortcuts } from '../../../../renderer/ui/use-shortcut.ts';
import type { FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrderPage } from '../order-page.ts';

let page: VueWrapper;
let stop = (): void => undefined;
beforeEach(() => {
  stop = listenForShortcuts();
});
afterEach(() => {
  page.unmount();
  stop();
});

async function open(scene = 'payment'): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene);
  page = opened.page;
  return opened.kiosk;
}
async function key(name: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await flushPromises();
}
async function tap(words: string): Promise<void> {
  const button = page.findAll('main button').find((one) => one.text().startsWith(words));
  if (button === undefined) throw new Error(`no button "${words}"`);
  await button.trigger('click');
  await flushPromises();
}
const field = (label: string) => {
  const [found] = page.findAll('label').filter((one) => one.text() === label);
  return page.get<HTMLInputElement>(`[id="${found?.attributes('for') ?? ''}"]`);
};
const next = () => page.get<HTMLButtonElement>('main [aria-keyshortcuts=Enter]');
const taken = (kiosk: FixtureKiosk): unknown[] =>
  kiosk.made.filter(({ name }) => name === 'takePayment').map(({ args }) => args);
const till = (): string => page.get('.till').text().replace(/\s+/g, ' ');

describe('cash', () => {
  it('asks for the amount given and shows the change before it is taken', async () => {
    const kiosk = await open();
    await key('1');
    expect(document.activeElement).toBe(field('Cash given').element);
    expect(next().text()).toBe('Enter the cash given');
    expect(next().element.disabled).toBe(true);
    await key('Enter');
    expect(taken(kiosk)).toEqual([]);

    await field('Cash given').setValue('20');
    expect(till()).toContain('Change£8.00');
    expect(next().text()).toBe('Take £12.00, give £8.00 change');
    await key('Enter');

    expect(taken(kiosk)).toMatchObject([{ method: 'cash', amount: 1_200, due: 1_200, given: 2_000 }]);
    expect(page.get('h1').text()).toBe('Hand over');
  });

  it('offers the exact amount and round notes, which fill in the amount', async () => {
    const kiosk = await open();
    await tap('Cash');
    expect(page.findAll('.quick button').map((one) => one.text())).toEqual([
      'Exact £12.00',
      '£15.00',
      '£20.00',
      '£50.00',
    ]);

    await tap('Exact £12.00');
    expect(next().text()).toBe('Take £12.00');
    await key('Enter');

    expect(taken(kiosk)).toMatchObject([{ amount: 1_200, given: 1_200 }]);
  });

  it('goes back to the choice with Escape, and takes nothing', async () => {
    const kiosk = await open();
    await key('1');
    await key('Escape');
    expect(next().text()).toBe('Choose payment');
    expect(page.get('h1').text()).toBe('Payment');
    expect(taken(kiosk)).toEqual([]);
  });
});

describe('a card', () => {
  it('is one tap, with its reference', async () => {
    const kiosk = await open();
    await field('Card reference, if there is one').setValue('004512');
    await tap('Card');
    expect(taken(kiosk)).toMatchObject([{ method: 'card', amount: 1_200, reference: '004512', given: null }]);
  });
});

describe('a split payment', () => {
  it('takes less cash than is due as a part, and says what is still due', async () => {
    const kiosk = await open();
    await key('1');
    await field('Cash given').setValue('5');
    expect(next().text()).toBe('Take £5.00, £7.00 still due');
    await key('Enter');

    expect(till()).toContain('Paid in cash£5.00Still due£7.00');
    expect(next().text()).toBe('Choose payment');
    expect(kiosk.made.map(({ name }) => name)).not.toContain('requestFinal');
  });

  it('ignores the second tap of a double tap, which would take the rest', async () => {
    const kiosk = await open();
    await tap('Split payment');
    expect(page.get<HTMLButtonElement>('.tile').element.disabled).toBe(true);
    await field('Amount of this part').setValue('5');
    await tap('Card');
    await tap('Card');
    expect(taken(kiosk)).toMatchObject([{ method: 'card', amount: 500, due: 1_200 }]);
  });

  it.each(['0', '12.01', 'x'])('refuses the part %s', async (text) => {
    const kiosk = await open();
    await tap('Split payment');
    await field('Amount of this part').setValue(text);
    await key('2');
    expect(taken(kiosk)).toEqual([]);
  });

  it('is finished by the rest, and every part stays visible', async () => {
    const kiosk = await open('payment-part');
    expect(till()).toContain('Card£7.00');
    await key('2');
    expect(taken(kiosk)).toMatchObject([{ method: 'card', amount: 700, due: 700 }]);
    expect([...kiosk.orders.values()][0]?.payment?.parts.map(({ amount }) => amount)).toEqual([500, 700]);
  });

  it('can be given back before it is complete, and until then the order cannot be cancelled', async () => {
    const kiosk = await open('payment-part');
    expect(page.text()).not.toContain('Cancel order');
    await tap('Give back £5.00');
    expect(kiosk.made.map(({ name }) => name)).toContain('returnPart');
    expect(till()).not.toContain('Still due');
    expect(page.text()).toContain('Cancel order');
  });
});

describe('what follows the payment', () => {
  const request =
    'After payment, the final photo is requested, without the watermark. This may use one credit.';

  it('says in practice that the credit is not real', async () => {
    await open();
    expect(page.text()).toContain(`${request} In practice, the credit is not real.`);
  });

  it('says nothing of practice about an order of an account', async () => {
    const order = { ...sceneOrder('payment'), practice: false };
    page = (await openOrderPage('payment', { openOrder: () => order })).page;
    expect(page.text()).toContain(request);
    expect(page.text()).not.toContain('In practice');
  });
});
