/** Cameras over gphoto2: a scripted program that speaks as the real one does, and the real one where it is installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCameras } from '../../../electron/camera/cameras.ts';
import { findProgram } from '../../../electron/find-program.ts';
import { filesIn, freeImagesIn, percentIn, withoutEcho } from '../../../electron/camera/gphoto2/answers.ts';
import { createGphoto } from '../../../electron/camera/gphoto2/gphoto2.ts';
import { GphotoShell } from '../../../electron/camera/gphoto2/shell.ts';
import { isJpeg } from '../../../electron/camera/ports.ts';
import { createScratch } from '../../../electron/scratch.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import type { GphotoScript } from '../../support/camera/scripted-gphoto2.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { draw, frames, full, id, desk, isRunning } from '../../support/camera/gphoto2-desk.ts';

describe('a camera on gphoto2', () => {
  it('is listed by its model, opens by its port, and sends frame after frame', async () => {
    const { cameras, program } = desk();

    expect(await cameras.list()).toEqual([{ id, label: 'Nikon DSC D750' }]);
    expect(await cameras.open(id)).toBeNull();
    const looks = [await cameras.frame(id), await cameras.frame(id), await cameras.frame(id)];

    expect(looks.map(({ bytes }) => Buffer.from(bytes ?? []))).toEqual(
      [frames[0], frames[1], frames[0]].map((frame) => Buffer.from(frame ?? [])),
    );
    expect(looks[2]).toMatchObject({ trouble: null, state: { batteryPercent: 80, shotsLeft: 420 } });
    expect(program.starts().at(-1)).toEqual(['--port', 'usb:001,004', '--stdout-size', '--shell']);
    expect(Buffer.from(cameras.newest() ?? [])).toEqual(Buffer.from(frames[0] ?? []));
  });

  it('hands over the full-size picture as it wrote it, and goes on with the live picture', async () => {
    const { cameras } = desk({ capture: { files: ['full.jpg'], afterMs: 300 } });
    await cameras.open(id);
    await cameras.frame(id);

    const taking = cameras.release(id);
    const meanwhile = await cameras.frame(id);
    const taken = await taking;

    expect(meanwhile).toMatchObject({ bytes: null, trouble: null });
    expect(taken.label).toBe('Nikon DSC D750');
    expect(Buffer.from(taken.bytes)).toEqual(Buffer.from(full));
    expect((await cameras.frame(id)).bytes).not.toBeNull();
  });

  it('does not take a picture of the camera’s own button for the shot', async () => {
    const { cameras, program } = desk({ pressed: 'before.jpg' });
    program.addFile('before.jpg', await draw(0.1, 960));
    await cameras.open(id);

    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(full));
  });

  it('gives the JPEG where it writes a raw file beside', async () => {
    const { cameras } = desk({ capture: { files: ['full.cr2', 'full.jpg'] } });
    await cameras.open(id);

    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(full));
  });

  it('says why it took no picture, and shows the live picture again', async () => {
    const { cameras, program } = desk();
    await cameras.open(id);
    const why = async (capture: GphotoScript['capture']): Promise<string> => {
      program.set({ capture });
      return rejectionOf(cameras.release(id));
    };

    expect(await why({ files: ['full.cr2'] })).toBe('CAMERA_RAW_ONLY');
    expect(await why({ words: 'Canon EOS Capture failed to release: Perhaps no focus?' })).toBe(
      'CAMERA_NO_FOCUS',
    );
    expect(await why({ words: 'Nikon Capture failed: Out of Focus (0xa002)' })).toBe('CAMERA_NO_FOCUS');
    expect(await why({ words: 'PTP Store Full' })).toBe('CAMERA_CARD_FULL');
    expect(await why({ words: '', error: -115 })).toBe('CAMERA_CARD_FULL');
    expect(await why({ words: 'Release failed: In Mirror-up operation' })).toBe('CAMERA_MIRROR_UP');
    expect(await why({ words: 'PTP Device Busy', error: -110 })).toBe('CAMERA_BUSY');
    expect(await why({ words: 'PTP General Error' })).toBe('CAMERA_FAILED');
    expect(await cameras.frame(id)).toMatchObject({ trouble: null });
  });

  it('says nothing of battery and card where the camera says nothing', async () => {
    const { cameras } = desk({ battery: null, shots: null });
    await cameras.open(id);
    await cameras.frame(id);

    expect((await cameras.frame(id)).state).toEqual({ batteryPercent: null, shotsLeft: null });
  });
});

describe('a camera that shows nothing', () => {
  it('is held by another program', async () => {
    const { cameras, program } = desk({
      preview: { error: -53, words: 'Could not claim the USB device' },
    });

    expect(await cameras.open(id)).toBe('held');
    expect(program.shells().filter(isRunning)).toEqual([]);
  });

  it('is reported within three seconds when it is unplugged, and opens under its new port', async () => {
    const { cameras, program } = desk();
    await cameras.open(id);
    await cameras.frame(id);

    program.set({ cameras: [] });
    const begun = performance.now();
    const { trouble, bytes } = await cameras.frame(id);
    expect({ trouble, bytes, soon: performance.now() - begun < 3_000 }).toEqual({
      trouble: 'lost',
      bytes: null,
      soon: true,
    });
    expect(cameras.newest()).toBeNull();

    program.set({ cameras: [['Nikon DSC D750', 'usb:001,007']] });
    await expect
      .poll(async () => (await cameras.list()).map((one) => one.id), { timeout: 5_000 })
      .toEqual(['gphoto2:usb:001,007']);
    expect(await cameras.open('gphoto2:usb:001,007')).toBeNull();
  });

  it('is lost when it is not in the list, without a program being started for it', async () => {
    const { cameras, program } = desk();

    expect(await cameras.open('gphoto2:usb:009,009; touch x')).toBe('lost');
    expect(program.shells()).toEqual([]);
  });
});

describe('the program', () => {
  it('ends with the camera, and leaves no working copy behind', async () => {
    const { cameras, program, work } = desk();
    await cameras.open(id);
    const [pid = 0] = program.shells();
    expect([isRunning(pid), readdirSync(work)]).toEqual([true, [expect.any(String)]]);

    await cameras.close(id);

    expect([isRunning(pid), readdirSync(work)]).toEqual([false, []]);
    expect((await cameras.frame(id)).trouble).toBe('lost');
  });

  it('is not needed: without it there is no camera, and the technician is told', async () => {
    const gphoto2 = createGphoto({
      scratch: createScratch(tempFolder(), null),
      find: () => findProgram(['gphoto2'], { path: tempFolder() }),
    });
    const cameras = createCameras({
      scratch: createScratch(tempFolder(), null),
      log: memoryLog(),
      programs: { gphoto2 },
    });

    expect(await cameras.list()).toEqual([]);
    expect(await cameras.about()).toEqual({ gphoto2: { version: null, models: [] } });
  });

  it('is told to the technician with its version and the models', async () => {
    expect(await desk().cameras.about()).toEqual({
      gphoto2: { version: '2.5.28', models: ['Nikon DSC D750'] },
    });
  });
});

const real = await findProgram(['gphoto2']);
const unbuffer = await findProgram(['stdbuf']);
/** The kinds of port that the real program knows here. */
const iolibs: ReadonlySet<string> = new Set(
  real === null
    ? []
    : /iolibs: ([^,]*)/u.exec(execFileSync(real, ['--version'], { encoding: 'utf8' }))?.[1]?.split(' '),
);

if (!iolibs.has('disk'))
  console.log('Skipped: the real gphoto2. It is not installed, or has no driver for folders.');
if (!iolibs.has('vusb'))
  console.log('Skipped: the virtual camera of libgphoto2. No libgphoto2 with --enable-vusb is installed.');

/** Its driver for folders needs no camera, and shows whether the shell speaks as the scripted one does. */
describe.skipIf(!iolibs.has('disk'))(
  'the real gphoto2, where it is installed with its driver for folders',
  () => {
    const open = (folder: string): GphotoShell => {
      const shell = new GphotoShell({ program: real ?? '', unbuffer }, `disk:${folder}`, tempFolder());
      onTestFinished(() => shell.close());
      return shell;
    };

    it('hands over a picture with its length, byte for byte, and answers between prompts', async () => {
      const folder = tempFolder();
      mkdirSync(join(folder, 'DCIM'));
      writeFileSync(join(folder, 'DCIM', 'a.jpg'), full);
      const shell = open(folder);

      const answer = await shell.run('get /DCIM/a.jpg', 10_000);
      expect(filesIn(withoutEcho(answer, 'get /DCIM/a.jpg'))).toEqual([Buffer.from(full)]);
      const storage = await shell.run('storage-info', 10_000);
      expect(withoutEcho(storage, 'storage-info').toString()).toMatch(/^\[Storage 0\]\n/u);
      expect(freeImagesIn(storage)).toBeNull();
      const drained = withoutEcho(await shell.run('wait-event 100ms', 10_000), 'wait-event 100ms');
      expect(drained.toString()).toMatch(/^Waiting for 100 milliseconds for events/u);
    });

    it('says by its number that it has no live view, and ends when its input closes', async () => {
      const folder = tempFolder();
      const shell = open(folder);

      const answer = await shell.run('capture-preview', 10_000);
      expect(answer.toString()).toContain("*** Error (-6: 'Unsupported operation') ***");
      const { pid = 0 } = shell;
      await shell.close();
      expect(existsSync(`/proc/${pid}`)).toBe(false);
    });
  },
);

/** It takes pictures and tells battery and card, but has no live view. Debian's libgphoto2 is built without it. */
describe.skipIf(!iolibs.has('vusb'))(
  'libgphoto2’s virtual camera, where the library was built with --enable-vusb',
  () => {
    it('is listed, tells its state, and hands over a picture before it has waited for others', async () => {
      const gphoto2 = createGphoto({ scratch: createScratch(tempFolder(), null) });
      const [camera] = await gphoto2.list();
      expect(camera?.label).toMatch(/^Nikon/u);
      expect(await gphoto2.open(camera?.id ?? '').catch((error: unknown) => error)).toMatchObject({
        trouble: 'noLiveView',
      });

      const port = camera?.id.slice('gphoto2:'.length) ?? '';
      const shell = new GphotoShell({ program: real ?? '', unbuffer }, port, tempFolder());
      onTestFinished(() => shell.close());
      expect(percentIn(await shell.run('get-config batterylevel', 10_000))).toBe(50);
      expect(freeImagesIn(await shell.run('storage-info', 10_000))).toBe(150);
      const command = 'capture-image-and-download';
      const pictures = (answer: Buffer) => filesIn(withoutEcho(answer, command)).filter(isJpeg);
      const begun = performance.now();
      const answer = await shell.run(command, 20_000, (soFar) => pictures(soFar).length > 0);
      expect(pictures(answer)).toHaveLength(1);
      expect(performance.now() - begun).toBeLessThan(2_500);
    }, 30_000);
  },
);
