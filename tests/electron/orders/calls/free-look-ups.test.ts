/** Failures of free look-ups: none may affect an order, or remove what is already known. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw, type Script } from '../../service/scripted-server.ts';
import { forPhoto, openCounter, photoOf, type Counter } from '../counter.ts';
import { inCash } from '../../../support/records/payments.ts';

const specPath = '/v2/getIdPhotoSpec';
const listPath = '/v2/listIdPhotoSpecCode';
const statusPath = '/v2/queryAccountStatus';

const codesOf = async (counter: Pick<Counter, 'call'>): Promise<string[]> =>
  (await counter.call('listDocuments')).map(({ specCode }) => specCode);
const all = ['uk-passport', 'us-passport', 'schengen-visa', 'de-passport'];

/** Answers one document differently from the others. */
const except =
  (specCode: string, script: Script): Script =>
  (turn) => {
    const asked = (JSON.parse(turn.request.body.toString()) as { specCode: string }).specCode;
    const well = json({ specCode: asked, specCodeName: `The ${asked}`, photoSize: '35 x 45 mm' });
    return (asked === specCode ? script : well)(turn);
  };

/** Advances the wall clock; timers and deadlines do not notice. */
const minutesLater = (minutes: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
};
/** The list is requested again after a day. */
const aDayLater = (): void => minutesLater(25 * 60);

describe('the list of documents', () => {
  it.each([
    ['fails', json({ message: 'no' }, 500)],
    ['breaks off', raw('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"specCode":', 'reset')],
    ['has the wrong shape', json({})],
    ['is about another document', json({ specCode: 'schengen-visa', specCodeName: 'Another one' })],
  ])('contains all others when the details of one document: %s', async (_how, script) => {
    const counter = await openCounter();
    counter.answer(specPath, except('us-passport', script));
    expect(await codesOf(counter)).toEqual(all.filter((code) => code !== 'us-passport'));
    expect((await counter.call('listDocuments')).map(({ name }) => name)).not.toContain('Another one');
    // It is requested again soon, not after a day.
    counter.answer(specPath, except('none', json({})));
    minutesLater(11);
    await codesOf(counter);
    await expect.poll(() => codesOf(counter)).toEqual(all);
  });

  it('keeps the earlier details of a document', async () => {
    const counter = await openCounter();
    await codesOf(counter);
    counter.answer(specPath, except('us-passport', json({ message: 'no' }, 400)));
    aDayLater();
    await codesOf(counter);
    await expect
      .poll(async () => (await counter.call('listDocuments')).map(({ name }) => name))
      .toEqual(['The uk-passport', 'US passport', 'The schengen-visa', 'The de-passport']);
  });

  it('is not replaced by an empty list', async () => {
    const counter = await openCounter();
    await codesOf(counter);
    counter.answer(listPath, json({ results: [], total: 0 }));
    aDayLater();
    const before = counter.server.requests.filter(({ path }) => path === listPath).length;
    await codesOf(counter);
    await expect
      .poll(() => counter.server.requests.filter(({ path }) => path === listPath).length)
      .toBeGreaterThan(before);
    await expect.poll(() => counter.sent(specPath).length).toBe(2 * all.length);
    expect(await codesOf(counter)).toEqual(all);
  });

  it('contains each document once, however often the service lists it', async () => {
    const counter = await openCounter();
    const entry = { specCode: 'uk-passport', specCodeName: 'UK passport' };
    counter.answer(listPath, json({ results: [entry, entry, entry], total: 3 }));
    expect(await codesOf(counter)).toEqual(['uk-passport']);
  });

  it('gives the reason when nothing can be read', async () => {
    const counter = await openCounter();
    counter.answer(specPath, json({ message: 'no' }, 401));
    expect(await rejectionOf(counter.call('listDocuments'))).toBe('SERVICE_CREDENTIALS unauthorised');
  });
});

describe('the account', () => {
  it.each([
    ['no answer', (): void => undefined],
    ['half an answer', raw('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"accountStatus":', 'reset')],
    ['a web page', json('<html>')],
    ['another account’s word', json({ accountStatus: { deep: 'FREE_TRIAL' } })],
    ['an error', json({ message: 'no' }, 503)],
  ] as readonly (readonly [string, Script])[])('that gives %s stops no order', async (_how, script) => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer(statusPath, script);
    const asked = await counter.call('requestPreview', forPhoto(order));
    expect(photoOf(asked).state).toBe('preview');
    const approved = await counter.call('approvePreview', forPhoto(asked));
    const payment = { ...inCash(order), anyway: true };
    await counter.call('takePayment', payment);
    const done = await counter.call('requestFinal', forPhoto(approved));
    expect(photoOf(done)).toMatchObject({ state: 'final', owed: null });
    expect(counter.server.paidCalls()).toBe(2);
  });
});
