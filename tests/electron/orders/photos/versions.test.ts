import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { RetouchSessionView, VersionView } from '../../../../shared/retouch.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw } from '../../service/scripted-server.ts';
import { forPhoto, openCounter, photoOf, portrait, type Counter } from '../counter.ts';
import { addSupervisor, unlock } from '../../../support/kiosk/supervisor.ts';

const visa = 'schengen-visa';
const uk = 'uk-passport';

/** An order with a shot and one AI edit of it. */
async function withEdit(counter: Counter, ...specCodes: readonly string[]) {
  const order = await counter.order(...specCodes);
  const { id: shotId } = order.shots[0] ?? { id: 'shot_' as const };
  const session = await counter.call('openRetouch', { orderId: order.id, shotId });
  return { order, shotId, ...(await editOf(counter, session)) };
}

async function editOf(counter: Counter, session: RetouchSessionView) {
  const [original] = session.versions;
  const edit = { tool: 'aiEdit', format: 'PNG' } as const;
  const versionId = original?.id ?? 'ver_';
  const { id: sessionId } = session;
  const after = await counter.call('edit', { sessionId, versionId, edit });
  const version = after.versions.at(-1);
  if (original === undefined || version === undefined) throw new Error('a retouch session without versions');
  return { session: after, original, version };
}

const choose = (
  counter: Counter,
  order: OrderView,
  version: Pick<VersionView, 'id'> | null,
  { specCode = visa, reason = '' } = {},
): Promise<OrderView> =>
  counter.call('chooseVersion', { ...forPhoto(order, specCode), versionId: version?.id ?? null, reason });

/** Returns the size of the last picture sent to `path`: the shot is 640 by 800 px, the edit 600 by 750. */
async function sentSize(counter: Counter, path: '/v2/makeIdPhotoWatermark' | '/v2/makeIdPhoto') {
  const text = String(counter.sent(path).at(-1)?.['imageBase64']);
  const { width, height } = await sharp(Buffer.from(text.replace(/^data:.*,/, ''), 'base64')).metadata();
  return [width, height];
}

describe('a version of the shot for a document', () => {
  it('is used for the preview, and the shot is used again when staff go back', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa);

    const chosen = await choose(counter, order, version);
    expect(photoOf(chosen, visa)).toMatchObject({
      id: photoOf(order, visa).id,
      versionId: version.id,
      version: { number: 1, tool: 'aiEdit', image: { id: version.image.id } },
    });
    await counter.call('requestPreview', forPhoto(chosen, visa));
    expect(await sentSize(counter, '/v2/makeIdPhotoWatermark')).toEqual([600, 750]);

    const back = await choose(counter, chosen, null);
    expect(photoOf(back, visa)).toMatchObject({ state: 'chosen', preview: null, versionId: null });
    await counter.call('requestPreview', forPhoto(back, visa));
    expect(await sentSize(counter, '/v2/makeIdPhotoWatermark')).toEqual([640, 800]);
  });

  it('is used for a direct final', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const { order, version } = await withEdit(counter, visa);

    await counter.paid(await choose(counter, order, version));
    await counter.call('requestFinal', forPhoto(order, visa));

    expect(await sentSize(counter, '/v2/makeIdPhoto')).toEqual([600, 750]);
  });

  it('sets a preview aside, never overwrites it, and moves the order back to the preview step', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa);
    await counter.call('requestPreview', forPhoto(order, visa));
    const approved = await counter.call('approvePreview', forPhoto(order, visa));
    expect(approved.step).toBe('payment');

    const chosen = await choose(counter, approved, version);

    expect(photoOf(chosen, visa)).toMatchObject({ state: 'chosen', preview: null });
    expect(photoOf(chosen, visa).id).not.toBe(photoOf(order, visa).id);
    expect(chosen.step).toBe('preview');
    const calls = await counter.call('listCalls', { orderId: order.id });
    expect(calls.filter(({ photoId }) => photoId === photoOf(order, visa).id)).toHaveLength(1);
  });

  it('stays chosen when its preview is refused: the preview of the other picture does not come back', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa);
    await counter.call('requestPreview', forPhoto(order, visa));
    const chosen = await choose(counter, order, version);
    counter.answer('/v2/makeIdPhotoWatermark', json({ message: 'bad image' }, 422));

    expect(await rejectionOf(counter.call('requestPreview', forPhoto(chosen, visa)))).toContain('REFUSED');

    const after = await counter.call('openOrder', { orderId: order.id });
    expect(photoOf(after, visa)).toMatchObject({
      id: photoOf(chosen, visa).id,
      versionId: version.id,
      state: 'chosen',
    });
  });

  it('stays chosen when a stricter preview is made', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa);
    await choose(counter, order, version);
    await counter.call('requestPreview', forPhoto(order, visa));
    const sensitivity = { ISSUE_PHOTO_SHARPNESS_BAD: 'HIGH' } as const;

    const again = await counter.call('requestPreview', { ...forPhoto(order, visa), sensitivity });

    expect(photoOf(again, visa)).toMatchObject({ state: 'preview', versionId: version.id });
    expect(await sentSize(counter, '/v2/makeIdPhotoWatermark')).toEqual([600, 750]);
  });

  it('is chosen for one document, and no longer with another shot', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa, uk);
    const chosen = await choose(counter, order, version);
    expect(photoOf(chosen, uk).versionId).toBe(null);

    const { id: orderId } = order;
    const shot = { orderId, source: 'camera', origin: 'Test', bytes: portrait } as const;
    const again = await counter.call('addShot', shot);
    expect(photoOf(again, visa)).toMatchObject({ versionId: null, version: null });
  });

  it('is shown in the retouch session, and the original is the shot itself', async () => {
    const counter = await openCounter();
    const { order, session, original, version } = await withEdit(counter, visa);
    const usedFor = async () =>
      (await counter.call('retouchSession', { sessionId: session.id })).versions.map(
        (each) => each.usedFor.length,
      );
    const heard: string[] = [];
    counter.kiosk.on((name) => heard.push(name));

    await choose(counter, order, version);
    expect(await usedFor()).toEqual([0, 1]);
    expect(heard).toEqual(expect.arrayContaining(['retouchSessionChanged', 'orderChanged']));

    const back = await choose(counter, order, original);
    expect(photoOf(back, visa).versionId).toBe(null);
    expect(await usedFor()).toEqual([1, 0]);
  });
});

describe('a version is refused', () => {
  it('when it is of another shot, of a retouch session without an order, or unknown', async () => {
    const counter = await openCounter();
    const { order, shotId } = await withEdit(counter, visa);
    const other = await withEdit(counter, visa);
    const own = await editOf(
      counter,
      await counter.call('startRetouch', { source: { from: 'shot', shotId } }),
    );

    for (const version of [other.version, own.version, { id: `ver_${'0'.repeat(32)}` } as const]) {
      expect(await rejectionOf(choose(counter, order, version))).toBe('NOT_FOUND');
    }
  });

  it('when it is a headshot, which is no ID photo', async () => {
    const counter = await openCounter();
    const { order, shotId } = await withEdit(counter, visa);
    const heads = await counter.call('startHeadshots', { source: { from: 'shot', shotId } });

    await expect(choose(counter, order, heads.versions[0] ?? null)).rejects.toMatchObject({
      code: 'WRONG_STEP',
      details: { state: 'headshot' },
    });
  });

  it('while the outcome of a call for its photo is unknown', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa);
    counter.answer('/v2/makeIdPhotoWatermark', raw('', 'reset'));
    await rejectionOf(counter.call('requestPreview', forPhoto(order, visa)));

    expect(await rejectionOf(choose(counter, order, version))).toBe('CALL_OPEN');
  });

  it('while the order has no shot, and once it is paid', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, visa);
    await counter.paid(order);
    expect(await rejectionOf(choose(counter, order, version))).toBe('WRONG_STEP');

    const { id: orderId } = await counter.call('createOrder');
    const empty = await counter.call('addDocument', { orderId, specCode: visa });
    expect(await rejectionOf(choose(counter, empty, version))).toBe('WRONG_STEP');
  });

  it('but may be chosen for a paid photo that is taken again', async () => {
    const counter = await openCounter();
    const { order } = await withEdit(counter, visa);
    const paid = await counter.paid(order);
    const again = await counter.call('takeAgain', forPhoto(paid, visa));
    const { id: orderId } = order;
    const shot = { orderId, source: 'camera', origin: 'Test', bytes: portrait } as const;
    const taken = await counter.call('addShot', shot);
    const shotId = photoOf(taken, visa).shotId ?? 'shot_';
    const { version } = await editOf(counter, await counter.call('openRetouch', { orderId, shotId }));

    const chosen = await choose(counter, taken, version);

    expect(photoOf(again, visa).shotId).toBe(null);
    expect(photoOf(chosen, visa)).toMatchObject({ versionId: version.id, owed: { reason: 'waiting' } });
  });
});

/** Returns the orders of allowed edits in the audit log, with the people who allowed them. */
async function overridesInLog(counter: Counter) {
  const asked = { person: null, act: 'edit-overridden', day: null, customer: null, before: null } as const;
  const { entries } = await counter.call('auditLog', asked);
  return entries.map(({ order, person }) => [order?.number, person]);
}

describe('a document whose authority forbids edits', () => {
  const reason = 'For a membership card';

  it('accepts an edited picture only with a reason, which is recorded for good', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, uk);

    await expect(choose(counter, order, version, { specCode: uk })).rejects.toMatchObject({
      code: 'EDIT_LOCKED',
      details: { document: 'UK passport' },
    });
    expect(await counter.call('listOverrides')).toEqual([]);

    const chosen = await choose(counter, order, version, { specCode: uk, reason });
    expect(photoOf(chosen, uk).versionId).toBe(version.id);
    expect(await counter.call('listOverrides')).toMatchObject([
      {
        ...{ orderId: order.id, orderNumber: order.number, specCode: uk, documentName: 'UK passport' },
        ...{ versionId: version.id, imageId: version.image.id, tool: 'aiEdit', reason, by: 'staff' },
      },
    ]);
  });

  it('needs the supervisor when a PIN is set, and records who it was', { timeout: 30_000 }, async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, uk);
    await addSupervisor(counter, '4711');
    await counter.call('lockSupervisor');

    expect(await rejectionOf(choose(counter, order, version, { specCode: uk, reason }))).toBe(
      'SUPERVISOR_REQUIRED',
    );
    expect(photoOf(await counter.call('openOrder', { orderId: order.id }), uk).versionId).toBe(null);
    expect(await counter.call('listOverrides')).toEqual([]);

    await unlock(counter, '4711');
    await choose(counter, order, version, { specCode: uk, reason });
    expect(await counter.call('listOverrides')).toMatchObject([{ by: 'Asha', reason }]);
    expect(await overridesInLog(counter)).toEqual([[order.number, 'Asha']]);
  });

  it('goes back to the shot without a reason, and a reason is recorded only where one was needed', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, uk, visa);
    const chosen = await choose(counter, order, version, { specCode: uk, reason });
    await choose(counter, chosen, null, { specCode: uk });
    await choose(counter, chosen, version, { reason: 'Not needed' });

    expect(await counter.call('listOverrides')).toHaveLength(1);
    expect(await overridesInLog(counter)).toEqual([[order.number, 'staff']]);
  });

  it('asks once for a version that is already in use', async () => {
    const counter = await openCounter();
    const { order, version } = await withEdit(counter, uk);
    const chosen = await choose(counter, order, version, { specCode: uk, reason });
    await choose(counter, chosen, version, { specCode: uk, reason: 'Pressed again' });

    expect(await counter.call('listOverrides')).toHaveLength(1);
  });
});
