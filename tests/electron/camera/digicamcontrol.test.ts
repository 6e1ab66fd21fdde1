/** Cameras over digiCamControl: real HTTP on loopback, to a server that answers as its web server does. */
import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../support/thrown.ts';
import { frames, full, id, desk, draw } from '../../support/camera/digicamcontrol-desk.ts';

const next = await draw(0.1, 960);
const raw = Buffer.concat([Buffer.from('MM\0*'), Buffer.alloc(1_000, 7)]);

describe('a camera on digiCamControl', () => {
  it('is listed by its name, opens with its live view, and sends frame after frame', async () => {
    const { cameras, server } = await desk();

    expect(await cameras.list()).toEqual([{ id, label: 'D5300' }]);
    expect(await cameras.open(id)).toBeNull();
    const looks = [await cameras.frame(id), await cameras.frame(id)];

    expect(looks.map(({ bytes }) => Buffer.from(bytes ?? []))).toEqual(
      frames.map((frame) => Buffer.from(frame)),
    );
    expect(looks[1]?.state).toEqual({ batteryPercent: null, shotsLeft: null });
    expect(server.asked).toContain('/?CMD=LiveViewWnd_Show');
    await cameras.close(id);
    expect(server.asked.at(-1)).toBe('/?CMD=LiveViewWnd_Hide');
  });

  it('hands over the full-size picture once it has arrived', async () => {
    const { cameras } = await desk({ transfers: 2 });
    await cameras.open(id);

    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(full));
  });

  it('never hands over the picture of the release before, whatever the program names meanwhile', async () => {
    const { cameras, server } = await desk();
    await cameras.open(id);
    await cameras.release(id);
    server.set({ files: { 'DSC_0001.jpg': full, 'DSC_0002.jpg': next }, namesBefore: true, transfers: 3 });

    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(next));
  });

  it('takes no picture where the program goes on naming the one before', async () => {
    const { cameras, server } = await desk({}, 300);
    await cameras.open(id);
    await cameras.release(id);
    server.set({ files: {}, namesBefore: true });

    expect(await rejectionOf(cameras.release(id))).toMatch('CAMERA_FAILED');
  });

  it('takes a name that the camera has used before, once its picture was on its way', async () => {
    const { cameras, server } = await desk();
    await cameras.open(id);
    await cameras.release(id);
    server.set({ files: { 'DSC_0001.jpg': next }, transfers: 2 });

    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(next));
  });

  it.each([
    [false, null],
    [true, null],
    [false, 'release'],
    [true, 'name'],
  ] as const)(
    'does not take a late picture for the next one (names the one before: %s, silent at: %s)',
    async (namesBefore, silentAt) => {
      const { cameras, server } = await desk({ namesBefore }, 300);
      await cameras.open(id);
      await cameras.release(id);
      server.set({ files: { 'DSC_0002.jpg': full }, transfers: 6, silentAt });
      const code = silentAt === null ? 'CAMERA_FAILED' : 'CAMERA_AWAY';
      expect(await rejectionOf(cameras.release(id))).toMatch(code);
      const files = { 'DSC_0002.jpg': full, 'DSC_0003.jpg': next };
      server.set({ files, transfers: 0, silentAt: null });

      expect(await rejectionOf(cameras.release(id))).toMatch('CAMERA_BUSY');
      const taken: Uint8Array[] = [];
      await expect
        .poll(async () => {
          const release = cameras.release(id).then(({ bytes }) => void taken.push(bytes));
          return release.then(
            () => null,
            () => 'busy',
          );
        })
        .toBeNull();
      expect(taken.map((bytes) => Buffer.from(bytes))).toEqual([Buffer.from(next)]);
    },
  );

  it('can be released at once after it has refused a release', async () => {
    const { cameras, server } = await desk({ namesBefore: true });
    await cameras.open(id);
    await cameras.release(id);
    server.set({ refuses: 'Unable to focus' });
    expect(await rejectionOf(cameras.release(id))).toMatch('CAMERA_NO_FOCUS');
    server.set({ refuses: null, files: { 'DSC_0002.jpg': next } });

    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(next));
  });

  it('gives the JPEG beside a raw file, and says so where there is none', async () => {
    const both = await desk({ files: { 'DSC_1.jpg': full, 'DSC_1.NEF': raw } });
    await both.cameras.open(id);
    expect(Buffer.from((await both.cameras.release(id)).bytes)).toEqual(Buffer.from(full));

    const { cameras } = await desk({ files: { 'DSC_1.NEF': raw } });
    await cameras.open(id);
    expect(await rejectionOf(cameras.release(id))).toMatch('CAMERA_RAW_ONLY');
  });

  it.each([
    ['CAMERA_NO_FOCUS', 'Unable to focus'],
    ['CAMERA_CARD_FULL', 'Memory card is full'],
    ['CAMERA_BUSY', 'Device is busy'],
    ['CAMERA_FAILED', 'MTP error 2002'],
  ])('says %s for “%s”', async (code, refuses) => {
    const { cameras } = await desk({ refuses });
    await cameras.open(id);

    expect(await rejectionOf(cameras.release(id))).toMatch(code);
  });

  it('is the one that is shown, where several are plugged in', async () => {
    const { cameras, server } = await desk({ cameras: { '6011234': 'D5300', '7700001': 'EOS 80D' } });

    expect((await cameras.list()).map(({ label }) => label)).toEqual(['D5300', 'EOS 80D']);
    expect(await cameras.open('digicamcontrol:7700001')).toBeNull();
    expect(server.asked).toContain('/?slc=set&param1=camera&param2=7700001');
  });
});

describe('a camera that shows nothing on digiCamControl', () => {
  it('is not listed while the program is closed or may not be commanded', async () => {
    const { cameras } = await desk({ obeys: false });
    expect(await cameras.list()).toEqual([]);

    const closed = await desk();
    await closed.server.close();
    expect(await closed.cameras.list()).toEqual([]);
  });
});
