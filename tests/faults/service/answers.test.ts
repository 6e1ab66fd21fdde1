/** Answers that break the interface's promises: none becomes a photo, and each costs one call. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { bytes, json, startScriptedServer } from '../../electron/service/scripted-server.ts';
import { base64, jpeg } from '../../electron/service/pictures.ts';
import {
  askFinal,
  askPreview,
  hasShot,
  isPaid,
  orderUntil,
  seen,
  settle,
} from '../../support/kiosk/counter-moves.ts';
import { expectBalanced, openCounter, tally } from '../../support/service/fault-counter.ts';
import {
  announcedHuge,
  answered,
  endless,
  failed,
  gzipBomb,
  ledElsewhere,
  redirected,
} from '../../support/service/fault-kinds.ts';
import type { Fault } from '../../support/service/fault-server.ts';
import { keptAnswer } from '../../support/service/kept-answers.ts';
import { portraitOf, smallPng } from '../../support/pictures/marked-picture.ts';
import { rejectionOf } from '../../support/thrown.ts';

const someUuid = '5f9c2c1e-1111-4222-8333-944445555666';
const photoAnswer = (more: object): string =>
  JSON.stringify({ photoUuid: someUuid, waterMark: false, ...more });
const noPicture = Buffer.from('no picture').toString('base64');

/**
 * Requests the final of a paid order and lets it meet a fault; returns the ledger's last row and the order afterwards.
 */
async function finalThatMeets(fault: Fault) {
  const counter = await openCounter();
  const order = await orderUntil(counter, isPaid);
  counter.server.meet(fault);
  const error = await rejectionOf(askFinal(counter, order));
  return { counter, error, order, row: counter.ledger().at(-1), after: await seen(counter, order) };
}

describe('fault 42: a captive portal', () => {
  it('is never mistaken for a photo: its text is kept, and the payment stays', async () => {
    const page = '<html><title>Guest Wi-Fi</title><p>Please accept our terms.</p></html>';
    const portal = await startScriptedServer();
    onTestFinished(() => portal.close());
    portal.play(bytes(page, 200, { 'content-type': 'text/html' }));
    const { counter, error, order, row, after } = await finalThatMeets(
      ledElsewhere(Number(new URL(portal.baseUrl).port)),
    );
    expect(error).toBe('SERVICE_UNCERTAIN not-json');
    expect(row).toMatchObject({ state: 'uncertain', status: 200 });
    expect((await keptAnswer(counter, row))?.toString()).toBe(page);
    expect(after).toMatchObject({ payment: order.payment, photos: [{ state: 'final-asked', final: null }] });
    expect(portal.paidCalls()).toBe(1);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1 });
  });
});

describe('fault 49: an error of the service itself', () => {
  it.each([
    [500, 'SERVICE_PROCESSING processing-failed'],
    [502, 'SERVICE_UNREACHABLE unavailable'],
    [503, 'SERVICE_UNREACHABLE unavailable'],
    [504, 'SERVICE_UNREACHABLE unavailable'],
  ])('with status %i has its own error code, and may have counted', async (status, name) => {
    const { counter, error, order, row, after } = await finalThatMeets(failed(status));
    expect(error).toBe(name);
    expect(row).toMatchObject({ state: 'uncertain', status, error: name.split(' ')[0] });
    expect(after).toMatchObject({ payment: order.payment, openCalls: [{ state: 'uncertain' }] });
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
  });
});

describe('an answer of 200', () => {
  const cut = photoAnswer({ idPhotoImageBase64: base64(jpeg()) }).slice(0, -20);
  it.each([
    ['fault 54: JSON that is cut', answered(cut), 'not-json', cut],
    ['fault 55: an empty object', answered('{}'), 'wrong-shape', '{}'],
    ['fault 55: a list', answered('[]'), 'wrong-shape', '[]'],
    [
      'fault 55: an object instead of the id',
      answered('{"photoUuid":{}}'),
      'wrong-shape',
      '{"photoUuid":{}}',
    ],
    ['fault 55: an error in disguise', answered('{"error":"busy"}'), 'wrong-shape', '{"error":"busy"}'],
    [
      'fault 56: Base64 that is no picture',
      answered(photoAnswer({ idPhotoImageBase64: noPicture })),
      'not-an-image',
      photoAnswer({ idPhotoImageBase64: noPicture }),
    ],
  ])('with %s is uncertain, and is kept as it came', async (_fault, fault, reason, body) => {
    const { counter, error, order, row, after } = await finalThatMeets(fault);
    expect(error).toBe(`SERVICE_UNCERTAIN ${reason}`);
    expect(row).toMatchObject({ state: 'uncertain', status: 200 });
    expect((await keptAnswer(counter, row))?.toString()).toBe(body);
    expect(after).toMatchObject({ payment: order.payment, photos: [{ final: null, code: null }] });
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });

    await settle(counter, order);
    expect((await askFinal(counter, order)).photos[0]?.state).toBe('final');
  });

  it('with fault 56: a picture of another size than it states is flagged, and not silently printed', async () => {
    const counter = await openCounter();
    counter.server.service.answerWith('base64');
    counter.server.service.say({ widthPx: 826, heightPx: 1062 });
    const order = await orderUntil(counter, isPaid);
    await askFinal(counter, order).catch((error: unknown) => error);
    const [photo] = (await seen(counter, order)).photos;
    expect(photo?.trouble).toEqual(expect.any(String));
  });

  it('with the final of another photo is uncertain, kept and never shown', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    const other = photoAnswer({ idPhotoImageBase64: (await portraitOf('a stranger')).toString('base64') });
    counter.server.meet(answered(other));
    expect(await rejectionOf(askFinal(counter, order))).toMatch(/^SERVICE_UNCERTAIN/);
    const row = counter.ledger().at(-1);
    expect(row).toMatchObject({ state: 'uncertain' });
    expect((await seen(counter, order)).photos).toMatchObject([{ final: null, code: null }]);
    expect(await keptAnswer(counter, row)).not.toBeNull();
  });
});

describe('a final that comes only as a PNG', () => {
  it.each(['by its address', 'in the answer'])('is accepted as the final %s', async (how) => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    const { baseUrl, service } = counter.server;
    const png = await smallPng();
    service.images(() => bytes(png, 200, { 'content-type': 'image/png' }));
    const picture =
      how === 'in the answer'
        ? { idPhotoPngImageBase64: png.toString('base64') }
        : { idPhotoPngUrl: `${baseUrl}/images/final.png?X-Signature=1` };
    service.say({ idPhotoUrl: null, idPhotoImageBase64: null, ...picture });
    const after = await askFinal(counter, order);
    expect(after.photos).toMatchObject([{ state: 'final', final: { mime: 'image/png', widthPx: 413 } }]);
  });
});

describe('fault 58: a redirect', () => {
  it.each([301, 302, 307, 308])('with status %i is never followed', async (status) => {
    const elsewhere = await startScriptedServer();
    onTestFinished(() => elsewhere.close());
    elsewhere.play(json({ photoUuid: someUuid }));
    const { counter, error, row } = await finalThatMeets(redirected(`${elsewhere.baseUrl}/v2/x`, status));
    expect(error).toBe('SERVICE_UNCERTAIN redirect');
    expect(row).toMatchObject({ state: 'uncertain', status });
    expect(elsewhere.connections()).toBe(0);
    expect(counter.server.begun()).toBe(2);
  });
});

describe('fault 59: an answer beyond every limit', () => {
  it.each([
    ['a gzip bomb', gzipBomb()],
    ['500 MB with a content length', announcedHuge],
  ])('such as %s is cut off, is uncertain and is one call', async (_what, fault) => {
    const { counter, error, row } = await finalThatMeets(fault);
    expect(error).toBe('SERVICE_UNCERTAIN too-large');
    expect(row).toMatchObject({ state: 'uncertain' });
    expect(counter.server.begun()).toBe(2);
  });

  it('of 500 MB without a content length is cut off at 64 MiB, in bounded memory', async () => {
    let mebibytes = 0;
    const { counter, error, row } = await finalThatMeets(
      endless((written) => {
        mebibytes = written;
      }),
    );
    expect(error).toBe('SERVICE_UNCERTAIN too-large');
    expect(row).toMatchObject({ state: 'uncertain' });
    // Includes the data that both ends and the line between them hold.
    expect(mebibytes).toBeLessThan(100);
    expect(counter.server.begun()).toBe(2);
  });
});

describe('a success', () => {
  it('fault 96: without an image, because no face was found, says so and shows no empty photo', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.service.say({ photoUuid: null, idPhotoUrl: null, issues: ['ISSUE_FACE_NOT_FOUND'] });
    const after = await askPreview(counter, order);
    expect(after.photos).toMatchObject([
      { state: 'no-face', preview: null, issues: ['ISSUE_FACE_NOT_FOUND'] },
    ]);
    expect(counter.ledger()).toMatchObject([{ state: 'done', error: null }]);
  });

  it('fault 96: a final without an image is done, and is still owed', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.service.say({ idPhotoUrl: null });
    await askFinal(counter, order);
    expect(counter.ledger().at(-1)).toMatchObject({ state: 'done' });
    expect(await seen(counter, order)).toMatchObject({
      payment: order.payment,
      photos: [{ state: 'approved', final: null, owed: { reason: 'no-image' } }],
    });
  });

  it('fault 97: a UK final without its code shows the photo, and lists the code as owed', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.service.say({ idPhotoCode: null });
    const after = await askFinal(counter, order);
    expect(after.photos).toMatchObject([{ state: 'final', code: null, owed: { reason: 'no-code' } }]);
    expect(after.photos[0]?.final).not.toBeNull();
    expect(await rejectionOf(counter.call('finishOrder', { orderId: order.id }))).toBe('WRONG_STEP');
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
