/** A photo that an authority rejected: staff say why and who pays, and the screen goes on with the new order. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { router } from '../../../renderer/router.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { openOrder, type OrderScreen } from './verdict/order-screen.ts';

const done = sceneOrder('done');
const at = '2026-11-21T10:00:00.000Z';
let page: VueWrapper;
beforeEach(() => router.push({ name: 'desk' }));
afterEach(() => page.unmount());

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const buttonOf = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(name));
async function choose(name: string): Promise<void> {
  const label = [...document.querySelectorAll('dialog label')].find((one) => one.textContent.trim() === name);
  const input = label?.querySelector('input') ?? document.getElementById(label?.getAttribute('for') ?? '');
  if (input === null) return expect.fail(`no choice "${name}"`);
  input.focus();
  input.click();
  await flushPromises();
}
async function openDialog(instead: FixtureAnswers = {}, order = done): Promise<OrderScreen> {
  const screen = await openOrder(order, instead);
  page = screen.page;
  (buttonOf('Photo was rejected…') ?? expect.fail('no way to say that it was rejected')).click();
  await flushPromises();
  return screen;
}
const retakes = ({ kiosk }: OrderScreen): readonly unknown[] =>
  kiosk.made.filter(({ name }) => name === 'retakeRejected').map(({ args }) => args);
/** The words of the dialog's next step, which Enter takes. */
const next = (): string | undefined =>
  dialog()?.querySelector('[aria-keyshortcuts=Enter]')?.textContent.trim();

it('asks for the reason and the price, and Enter begins the retake', async () => {
  const screen = await openDialog();
  expect(next()).toContain('Choose the reason');
  await screen.press('Enter');
  await choose('Head size');
  expect(next()).toContain('Choose the price');
  await screen.press('Enter');
  expect(retakes(screen)).toEqual([]);

  await choose('No charge');
  expect(next()).toContain('Begin the retake');
  await screen.press('Enter');
  await flushPromises();

  expect(retakes(screen)).toEqual([
    {
      ...{ orderId: done.id, photoIds: [done.photos[0]?.id], reason: 'head-size', note: '' },
      freeBecause: `Photo rejected, order ${done.number}`,
    },
  ]);
  const begun = [...screen.kiosk.orders.values()].at(-1);
  expect(router.currentRoute.value).toMatchObject({ name: 'order', params: { id: begun?.id } });
});

it('records nothing when staff leave it with Esc', async () => {
  const screen = await openDialog();
  await choose('Head size');
  await choose('Full price');

  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await flushPromises();

  expect(dialog()).toBeNull();
  expect(retakes(screen)).toEqual([]);
});

it('wants the authority’s words for another reason', async () => {
  const screen = await openDialog();
  await choose('Other');
  await choose('Full price');
  await screen.press('Enter');
  expect(dialog()?.textContent).toContain('Enter the reason in the authority’s words.');
  expect(retakes(screen)).toEqual([]);

  const input = dialog()?.querySelector<HTMLInputElement>('input[type=text], input:not([type])');
  if (input == null) return expect.fail('no field for the words');
  input.value = 'File too large';
  input.dispatchEvent(new Event('input'));
  await screen.press('Enter', input);

  expect(retakes(screen)).toMatchObject([{ reason: 'other', note: 'File too large', freeBecause: null }]);
});

it('asks for the PIN when the retake is free, and keeps what was chosen', async () => {
  await openDialog({
    retakeRejected: () => {
      throw new KioskError('SUPERVISOR_REQUIRED', 'the supervisor is locked');
    },
  });
  await choose('Eyes');
  await choose('No charge');
  (buttonOf('Begin the retake') ?? expect.fail('no button')).click();
  await flushPromises();

  expect(document.body.textContent).toContain('A retake at no charge needs a supervisor.');
  expect(buttonOf('Begin the retake')).toBeDefined();
});

it('asks which photo it was when the order has several', async () => {
  const [photo] = done.photos;
  if (photo === undefined) return expect.fail('a finished order without a photo');
  const second = {
    ...photo,
    id: fixtureId('pho', 77),
    document: { ...photo.document, name: 'Schengen visa' },
  };
  const screen = await openDialog({}, { ...done, photos: [photo, second] });
  await choose('Glasses');
  await choose('Full price');
  expect(next()).toContain('Choose the photo');

  await choose('Schengen visa');
  await screen.press('Enter');

  expect(retakes(screen)).toMatchObject([{ photoIds: [second.id] }]);
});

it('is said on both orders, with a link to the other', async () => {
  const other = fixtureId('ord', 77);
  const photoId = done.photos[0]?.id ?? fixtureId('pho', 1);
  const rejection = { photoId, reason: 'head-size', note: 'head too small', at } as const;
  const retake = { orderId: other, number: '261122-004', cancelled: false };
  page = (await openOrder({ ...done, rejections: [{ ...rejection, retake }] })).page;
  expect(page.text()).toContain(
    'Rejected by the authority, recorded on 21\u00a0November 2026: Head size: head too small.',
  );
  expect(page.get(`a[href$="/order/${other}"]`).text()).toBe('Retaken in order 261122-004');
  expect(buttonOf('Photo was rejected…')).toBeUndefined();
  page.unmount();

  const cancelled = [{ ...rejection, retake: { ...retake, cancelled: true } }];
  page = (await openOrder({ ...done, rejections: cancelled })).page;
  expect(page.text()).toContain('Retake order 261122-004 was cancelled');
  expect(buttonOf('Photo was rejected…')).toBeDefined();
  page.unmount();

  const retakeOf = {
    orderId: other,
    number: '261121-003',
    reason: 'other',
    note: 'File too large',
    at,
  } as const;
  page = (await openOrder({ ...sceneOrder('document'), retakeOf })).page;
  expect(page.text()).toContain(
    'Retake after a rejection, recorded on 21\u00a0November 2026: File too large.',
  );
  expect(page.get(`a[href$="/order/${other}"]`).text()).toBe('Rejected in order 261121-003');
});

it('cannot be said before the order is finished', async () => {
  page = (await openOrder(sceneOrder('printed'))).page;
  expect(buttonOf('Photo was rejected…')).toBeUndefined();
});
