/** The disk fills while the service works on a paid call: the answer is kept, and every screen shows the true state. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Edit } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { modePaths } from '../../electron/paths.ts';
import { json, type Script } from '../electron/service/scripted-server.ts';
import {
  askFinal,
  askPreview,
  fetchImage,
  hasShot,
  isPaid,
  orderUntil,
  seen,
} from '../support/kiosk/counter-moves.ts';
import { openCounter, type Counter } from '../support/service/fault-counter.ts';
import { imageThere } from '../support/service/fault-service.ts';
import { canMount, fillDisk, smallDisk } from '../support/records/full-disk.ts';
import { smallPicture } from '../support/pictures/marked-picture.ts';
import { rejectionOf } from '../support/thrown.ts';

if (!canMount) console.log('Skipped: disks. Mounting a disk of a few megabytes takes root on Linux.');

const diskMegabytes = 260;

interface FullDisk {
  readonly counter: Counter;
  readonly room: string;
  /** Fills the disk by the time that the next paid call is answered. @param answer replaces the service's own */
  readonly fillDuringCall: (answer?: Script, meanwhile?: () => void) => void;
  /** Fills the space that is free now. */
  readonly fill: () => Promise<void>;
  readonly empty: () => Promise<void>;
}

async function counterOnSmallDisk(): Promise<FullDisk> {
  const { folder } = smallDisk(diskMegabytes);
  const dataDir = join(folder, 'data');
  const counter = await openCounter({ dataDir });
  let empty = (): Promise<void> => Promise.resolve();
  return {
    counter,
    room: modePaths(dataDir, 'account').answerRoom,
    fillDuringCall(answer, meanwhile) {
      const script =
        (well: Script): Script =>
        async (turn) => {
          meanwhile?.();
          empty = await fillDisk(folder, 0);
          await (answer ?? well)(turn);
        };
      counter.server.meet({ service: { accepts: true, script } });
    },
    fill: async () => {
      empty = await fillDisk(folder, 0);
    },
    empty: () => empty(),
  };
}

const source = async () => ({ from: 'file', name: 'ada.jpg', bytes: await smallPicture() }) as const;

/** Prepares one paid step; returns the press that makes its call. */
type Step = (counter: Counter) => Promise<() => Promise<void>>;

const photoStep =
  (
    until: (order: OrderView) => boolean,
    ask: (counter: Counter, order: OrderView) => Promise<OrderView>,
    state: string,
  ): Step =>
  async (counter) => {
    const order = await orderUntil(counter, until);
    return async () => {
      const [photo] = (await ask(counter, order)).photos;
      expect(photo?.state).toBe(state);
      const picture = state === 'final' ? photo?.final : photo?.preview;
      expect(await counter.kiosk.photo(picture?.id ?? 'img_', 'full')).not.toBeNull();
    };
  };

const editStep =
  (edit: Edit): Step =>
  async (counter) => {
    const { id: sessionId, versions } = await counter.call('startRetouch', { source: await source() });
    const versionId = versions[0]?.id ?? 'ver_';
    return async () => {
      const session = await counter.call('edit', { sessionId, versionId, edit });
      expect(session).toMatchObject({ openCall: null, lastCall: { state: 'done' } });
      const made = session.versions.at(-1);
      expect(made?.tool).toBe(edit.tool);
      expect(await counter.kiosk.photo(made?.image.id ?? 'img_', 'full')).not.toBeNull();
    };
  };

const steps: readonly (readonly [string, Step])[] = [
  ['preview', photoStep(hasShot, askPreview, 'preview')],
  ['final', photoStep(isPaid, askFinal, 'final')],
  [
    'photo made in one call',
    async (counter) => {
      const settings = await counter.call('settings');
      await counter.call('saveSettings', { settings: { ...settings, photoMode: 'direct' } });
      counter.server.service.answerWith('base64');
      return photoStep(isPaid, askFinal, 'final')(counter);
    },
  ],
  ['AI edit', editStep({ tool: 'aiEdit', format: 'JPEG' })],
  ['background removal', editStep({ tool: 'removeBackground', quality: 'best', format: 'JPEG' })],
  ['fast background removal', editStep({ tool: 'removeBackground', quality: 'fast', format: 'JPEG' })],
  ['enhancement', editStep({ tool: 'enhance', scaleFactor: 2, face: true, format: 'JPEG' })],
  [
    'run of headshots',
    async (counter) => {
      const { id: sessionId } = await counter.call('startHeadshots', { source: await source() });
      const settings = { prompt: 'Soft light', seed: 7, sampleNumber: 3, identityScale: 0.8 } as const;
      return async () => {
        const size = { widthPx: 768, heightPx: 1024 } as const;
        const session = await counter.call('generateHeadshots', { sessionId, ...settings, ...size });
        expect(session.versions.filter(({ tool }) => tool === 'headshot')).toHaveLength(3);
      };
    },
  ],
  [
    'face match',
    async (counter) => {
      const pictures = { source: await source(), target: await source(), threshold: null };
      return async () => {
        expect(await counter.call('matchFaces', pictures)).toMatchObject({ isMatch: true });
      };
    },
  ],
];

describe.skipIf(!canMount)('a disk that fills up while the service works', () => {
  it.each(steps)('loses no answer: %s', async (_name, prepare) => {
    const { counter, fillDuringCall, fill, empty } = await counterOnSmallDisk();
    const another = await editStep({ tool: 'aiEdit', format: 'JPEG' })(counter);
    const press = await prepare(counter);
    const before = counter.server.begun();
    fillDuringCall();
    await press();
    expect(counter.ledger().at(-1)).toMatchObject({ state: 'done', error: null });

    // The kiosk makes no further call until there is space for the next answer.
    expect(await counter.call('kioskStatus')).toMatchObject({ blocked: 'disk-full' });
    await fill();
    expect(await rejectionOf(another())).toBe('DISK_FULL');
    expect(counter.server.begun()).toBe(before + 1);

    await empty();
    await another();
    expect(await counter.call('kioskStatus')).toMatchObject({ blocked: null });
    expect(counter.server.begun()).toBe(before + 2);
  });

  it('keeps a preview without space for its picture, and stores the picture later free of charge', async () => {
    const { counter, fill, empty } = await counterOnSmallDisk();
    const order = await orderUntil(counter, hasShot);
    counter.server.service.images((picture) => async (turn) => {
      await fill();
      await imageThere(picture)(turn);
    });
    const error: unknown = await askPreview(counter, order).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'DISK_FULL', details: { answer: 'kept' } });
    expect((await seen(counter, order)).photos).toMatchObject([{ state: 'preview-pending' }]);
    await empty();
    counter.server.service.images(imageThere);
    expect((await fetchImage(counter, order)).photos).toMatchObject([{ state: 'preview' }]);
    expect(counter.server.begun()).toBe(1);
  });

  it('keeps an unusable answer for the person who settles the call', async () => {
    const { counter, fillDuringCall } = await counterOnSmallDisk();
    const order = await orderUntil(counter, hasShot);
    fillDuringCall(json({ neither: 'photo', nor: 'error' }));
    expect(await rejectionOf(askPreview(counter, order))).toBe('SERVICE_UNCERTAIN wrong-shape');
    const [call] = counter.ledger();
    expect(call).toMatchObject({ state: 'uncertain', error: 'SERVICE_UNCERTAIN' });
    expect(call?.answerId).not.toBeNull();
  });
});

describe.skipIf(!canMount)('a disk that fills up together with the space for answers', () => {
  /** Makes a paid call while another program deletes the file that reserves the space, and fills the disk. */
  async function loseAnswer() {
    const disk = await counterOnSmallDisk();
    const { counter, fillDuringCall, room } = disk;
    const order = await orderUntil(counter, hasShot);
    fillDuringCall(undefined, () => {
      rmSync(room);
    });
    const error: unknown = await askPreview(counter, order).catch((thrown: unknown) => thrown);
    return { ...disk, order, error };
  }

  it('reports a call of unknown outcome, and not a call that was never sent', async () => {
    const { counter, order, error } = await loseAnswer();
    expect(error).toBeInstanceOf(KioskError);
    expect(error).toMatchObject({
      code: 'DISK_FULL',
      details: { outcome: 'uncertain', reason: 'answer-not-kept', call: 'makeIdPhotoWatermark' },
    });
    // The row cannot be written, but the screens show the known state.
    expect(counter.ledger()).toMatchObject([{ state: 'sent' }]);
    const shown = await seen(counter, order);
    expect(shown).toMatchObject({
      photos: [{ state: 'preview-asked' }],
      openCalls: [{ state: 'uncertain', reason: 'answer-not-kept', error: 'DISK_FULL' }],
    });
    expect((await counter.call('desk')).inHand).toMatchObject([{ attention: 'uncertain-call' }]);
    const callId = shown.openCalls[0]?.id ?? 'call_';
    expect(await rejectionOf(counter.call('resolveCall', { callId, resolution: 'counted' }))).toBe(
      'DISK_FULL',
    );
    expect(await rejectionOf(askPreview(counter, order))).toBe('CALL_OPEN');
    expect(counter.server.begun()).toBe(1);
  });

  it('records how the call ended as soon as there is space again', async () => {
    const { counter, order, empty } = await loseAnswer();
    await empty();
    await vi.waitFor(() => expect(counter.ledger()).toMatchObject([{ state: 'uncertain' }]), {
      timeout: 20_000,
      interval: 250,
    });
    const callId = (await seen(counter, order)).openCalls[0]?.id ?? 'call_';
    const settled = await counter.call('resolveCall', { callId, resolution: 'counted' });
    expect(settled.photos[0]?.state).toBe('chosen');
  });

  it('asks about the call after the next start, and never repeats it', async () => {
    const { counter, order, empty } = await loseAnswer();
    await counter.close();
    await empty();
    const { server, dataDir, secrets } = counter;
    const next = await openCounter({ server, dataDir, secrets });
    expect((await seen(next, order)).openCalls).toMatchObject([{ state: 'uncertain' }]);
    expect(server.begun()).toBe(1);
  });
});
