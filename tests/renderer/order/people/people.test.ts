import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForShortcuts } from '../../../../renderer/ui/use-shortcut.ts';
import type { FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { family } from '../../../support/fixture/family.ts';
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

async function open(scene: string): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene);
  page = opened.page;
  return opened.kiosk;
}
async function press(key: string, target: Element = document.activeElement ?? document.body): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await flushPromises();
}
async function tap(words: string): Promise<void> {
  await page
    .findAll('button')
    .find((button) => button.text() === words)
    ?.trigger('click');
  await flushPromises();
}
const field = (label: string) =>
  page.get(
    `[id="${
      page
        .findAll('label')
        .find((one) => one.text() === label)
        ?.attributes('for') ?? ''
    }"]`,
  );
const nextWords = (): string => page.get('main [aria-keyshortcuts=Enter]').text();
const called = (kiosk: FixtureKiosk, ...names: readonly string[]): readonly unknown[] =>
  kiosk.made.filter((call) => names.includes(call.name)).map(({ name, args }) => [name, args]);
const orderId = sceneOrder('customer').id;
const [amelia, tobias, nia] = family.map((person) => person.id);

describe('the customer’s step', () => {
  it('asks nothing more for the usual single adult', async () => {
    const kiosk = await open('customer');
    await field('Name').setValue('Amelia Okafor');

    await press('Enter');

    expect(called(kiosk, 'addPerson', 'changePerson')).toEqual([]);
    expect(nextWords()).toBe('Choose UK passport\u00a0· £12.00');
  });

  it('sets in one tap that a child is photographed', async () => {
    const kiosk = await open('customer');

    await page.get('input[value=child]').setValue(true);
    await flushPromises();

    expect(called(kiosk, 'changePerson')).toEqual([
      ['changePerson', { orderId, personId: amelia, age: 'child' }],
    ]);
  });

  it('adds a family name by name with Enter alone, and continues when no name is typed', async () => {
    const kiosk = await open('customer');
    await field('Name').setValue('Amelia Okafor');
    await tap('Add a person');

    for (const name of ['Tobias', 'Nia']) {
      await field('Name of this person').setValue(name);
      await press('Enter', field('Name of this person').element);
    }
    expect(page.findAll('.rows > li')).toHaveLength(3);
    await press('Enter', field('Name of this person').element);

    expect(called(kiosk, 'addPerson', 'setCustomer')).toMatchObject([
      ['addPerson', { orderId, name: 'Tobias', age: 'adult' }],
      ['addPerson', { orderId, name: 'Nia', age: 'adult' }],
      ['setCustomer', { name: 'Amelia Okafor' }],
    ]);
    expect(nextWords()).toContain('Amelia Okafor: choose UK passport\u00a0· £12.00');
  });

  it('keeps a name that was typed and not added when staff continue', async () => {
    const kiosk = await open('customer');
    await field('Name').setValue('Amelia Okafor');
    await tap('Add a person');
    await field('Name of this person').setValue('Nia');

    await tap('Choose the document');

    expect(kiosk.orders.get(orderId)?.people.map((person) => person.name)).toEqual(['Amelia Okafor', 'Nia']);
    expect(kiosk.orders.get(orderId)?.step).toBe('document');
  });

  it('gives the photo to someone other than the customer', async () => {
    const kiosk = await open('customer');
    await field('Name').setValue('Amelia Okafor');
    await tap('The photo is of someone else');
    await field('Name of person 1').setValue('Nia Okafor');

    await press('Enter', field('Name').element);

    expect(called(kiosk, 'changePerson')).toEqual([
      ['changePerson', { orderId, personId: amelia, name: 'Nia Okafor' }],
    ]);
  });
});

describe('removing a person', () => {
  const removeButtons = () => page.findAll('.rows .out');
  const dialog = (): string => document.querySelector('dialog')?.textContent ?? '';
  const inDialog = (words: string): void =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
      .find((button) => button.textContent.includes(words))
      ?.click();

  it('leaves the others with their own names', async () => {
    await open('family-customer');
    await removeButtons()[0]?.trigger('click');
    await flushPromises();
    await removeButtons()[1]?.trigger('click');
    await flushPromises();

    expect(page.findAll('.rows > li')).toHaveLength(1);
    expect((field('Name of person 1').element as HTMLInputElement).value).toBe('Tobias Okafor-Lindqvist');
    expect(page.get('.people').text()).not.toContain('Amelia');
  });

  it('asks first when a shot or a paid preview would be lost, and names both', async () => {
    const kiosk = await open('family-made');
    await removeButtons()[0]?.trigger('click');
    await flushPromises();

    expect(called(kiosk, 'removePerson')).toEqual([]);
    expect(dialog()).toContain('This also removes 1 shot and 1 preview.');
    expect(dialog()).toContain('The credit that was used for it does not come back.');
    inDialog('Keep');
    await flushPromises();
    expect(called(kiosk, 'removePerson')).toEqual([]);

    await removeButtons()[0]?.trigger('click');
    await flushPromises();
    inDialog('Remove Amelia Okafor');
    await flushPromises();
    expect(called(kiosk, 'removePerson')).toEqual([['removePerson', { orderId, personId: amelia }]]);
  });

  it('asks in the same way before a document is removed with its preview', async () => {
    const kiosk = await open('two-made');
    await page.findAll('.chosen button')[0]?.trigger('click');
    await flushPromises();

    expect(called(kiosk, 'removeDocument')).toEqual([]);
    expect(dialog()).toContain('This also removes 1 preview.');
    inDialog('Remove UK passport');
    await flushPromises();
    expect(called(kiosk, 'removeDocument')).toHaveLength(1);
  });
});

describe('the document’s step of a family', () => {
  it('chooses for one after another with Enter, and keeps the same document there', async () => {
    const kiosk = await open('family-document');
    expect(nextWords()).toBe('Tobias Okafor-Lindqvist: choose UK passport\u00a0· £12.00');

    await press('Enter');
    expect(nextWords()).toBe('Nia Okafor: choose UK passport\u00a0· £12.00');
    await press('Enter');

    expect(called(kiosk, 'addDocument').map((call) => (call as [string, object])[1])).toEqual([
      { orderId, personId: tobias, specCode: 'uk-passport' },
      { orderId, personId: nia, specCode: 'uk-passport' },
    ]);
    expect(page.get('h1').text()).toBe('Take the photo');
  });

  it('chooses for everyone who has none at once', async () => {
    const kiosk = await open('family-document');

    await tap('UK passport for all 2');

    expect(called(kiosk, 'addDocument')).toHaveLength(2);
    expect(kiosk.orders.get(orderId)?.step).toBe('shot');
  });

  it('adds a second document to the person whom staff have selected', async () => {
    const kiosk = await open('family-document');
    await page.findAll('input[type=radio]')[0]?.trigger('change');
    await page.findAll('[role=option]')[1]?.trigger('click');
    await flushPromises();

    expect(called(kiosk, 'addDocument')).toEqual([
      ['addDocument', { orderId, personId: amelia, specCode: 'schengen-visa' }],
    ]);
  });
});

describe('a family’s photos', () => {
  it.each([
    ['family-preview', 'UK passport · Tobias Okafor-Lindqvist · Preview here'],
    ['family-payment', 'UK passport · Nia Okafor'],
    ['family-handover', 'UK passport · Nia Okafor'],
  ])('name their person in the scene %s', async (scene, words) => {
    await open(scene);

    expect(page.text()).toContain(words);
  });

  it('are saved one by one, each under its person’s name', async () => {
    await open('family-handover');

    await page
      .findAll('button')
      .find((button) => button.text() === 'Save files…')
      ?.trigger('click');
    const files = page.findAll('button').map((button) => button.text());
    expect(files.filter((words) => words.startsWith('Save the photo ·'))).toEqual([
      'Save the photo · UK passport · Amelia Okafor',
      'Save the photo · UK passport · Tobias Okafor-Lindqvist',
      'Save the photo · UK passport · Nia Okafor',
    ]);
  });

  it('have their codes under their people’s names', async () => {
    await open('family-handover');

    expect(page.findAll('.code').map((card) => card.get('.strong').text())).toEqual(
      family.map((person) => person.name),
    );
  });
});
