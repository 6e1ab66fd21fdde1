/**
 * Cameras over digiCamControl, a program for Windows, through the web server in its settings. Read from its source: WebServerModule.cs and
 * CommandLineProcessor.cs. It tells neither the charge of the battery nor the room on the card.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectedCamera, ConnectedTrouble } from '../../../shared/camera/connected.ts';
import { KioskError } from '../../../shared/errors.ts';
import { inTurn } from '../../in-turn.ts';
import { CameraTroubleError, isJpeg, nothingSaid, type CameraProgram, type CameraSession } from '../ports.ts';
import { releaseFailure } from '../release-failure.ts';

/** Its web server on this computer, as it is set up by default. */
export const usualAddress = 'http://127.0.0.1:5513';

/**
 * Milliseconds. Live view takes a few seconds to begin; afterwards a frame that is missing for two seconds means that it has ended. The
 * answer to a release comes when the picture is taken, within its own limit of 30 s. A picture that has not arrived in time may come for
 * another minute.
 */
const limits = {
  list: 1_500,
  answer: 3_000,
  first: 12_000,
  frame: 2_000,
  release: 35_000,
  transfer: 30_000,
  late: 60_000,
};
/** Milliseconds between two requests: a frame that has not changed is not asked for at once. */
const pause = { frame: 40, transfer: 200 };

const idOf = (serial: string): string => `digicamcontrol:${serial}`;
const serialOf = (id: string): string => id.slice('digicamcontrol:'.length);

/**
 * @param address of its web server, without a slash at the end
 * @param transferMs how long a picture may be on its way to this computer
 */
export function createDigiCamControl(address: string, transferMs = limits.transfer): CameraProgram {
  /** @throws TypeError when nothing listens; DOMException TimeoutError */
  async function get(path: string, limitMs: number): Promise<Buffer> {
    const response = await fetch(`${address}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok ? bytes : Buffer.alloc(0);
  }
  /** Runs one of its commands, and returns the answer in words. */
  async function command(
    parts: readonly string[],
    limitMs = limits.answer,
    camera?: string,
  ): Promise<string> {
    const [slc = '', param1 = '', param2 = ''] = parts;
    const query = new URLSearchParams({ slc, param1, param2, ...(camera === undefined ? {} : { camera }) });
    return (await get(`/?${query.toString()}`, limitMs)).toString('utf8').trim();
  }
  async function serials(): Promise<readonly string[]> {
    const answer = await command(['list', 'cameras'], limits.list);
    // A digiCamControl that takes no commands answers with a page.
    return answer === 'OK' || answer.includes('<')
      ? []
      : answer
          .split('\n')
          .map((one) => one.trim())
          .filter(Boolean);
  }
  async function labelOf(serial: string): Promise<string> {
    const name = await command(['get', 'property.devicename'], limits.list, serial);
    return /^[^<\p{Cc}]{1,100}$/u.test(name) && name !== 'OK' ? name : serial;
  }

  async function list(): Promise<readonly ConnectedCamera[]> {
    try {
      return await Promise.all(
        (await serials()).map(async (serial) => ({ id: idOf(serial), label: await labelOf(serial) })),
      );
    } catch (error) {
      // It is not running, or its web server is switched off.
      if (isSilent(error)) return [];
      throw error;
    }
  }

  /** Returns why there is no frame. */
  async function whyNoFrame(serial: string): Promise<ConnectedTrouble> {
    try {
      return (await serials()).includes(serial) ? 'asleep' : 'lost';
    } catch (error) {
      if (isSilent(error)) return 'programClosed';
      throw error;
    }
  }

  /** Returns a frame, a new one where possible. @param before the last one */
  async function frameOf(serial: string, before: Buffer | null, limitMs: number): Promise<Buffer> {
    const until = performance.now() + limitMs;
    let same: Buffer | null = null;
    try {
      while (performance.now() < until) {
        const bytes = await get('/liveview.jpg', limits.answer);
        if (isJpeg(bytes) && !(before?.equals(bytes) ?? false)) return bytes;
        same = isJpeg(bytes) ? bytes : null;
        await wait(pause.frame);
      }
    } catch (error) {
      if (!isSilent(error)) throw error;
    }
    const trouble = await whyNoFrame(serial);
    // The same picture again and again: the page says that it is frozen.
    if (same !== null && trouble === 'asleep') return same;
    throw new CameraTroubleError(trouble, 'digiCamControl gives no frame');
  }

  const lastCaptured = (): Promise<string> => command(['get', 'lastcaptured']);
  /** Asks for the name of the last picture until it is one that is wanted. @returns null when none came */
  async function nameOnce(isWanted: (name: string) => boolean): Promise<string | null> {
    const until = performance.now() + transferMs;
    let name = await lastCaptured();
    while (!isWanted(name)) {
      if (performance.now() > until) return null;
      await wait(pause.transfer);
      name = await lastCaptured();
    }
    return name;
  }

  /** By serial number: a picture that had not arrived in time, with the name before it. It may still come. */
  const overdue = new Map<string, { readonly before: string; readonly until: number }>();
  /** True while a picture that comes now may be that of the release before. */
  function mayStillCome(serial: string, name: string): boolean {
    const late = overdue.get(serial);
    return late !== undefined && performance.now() < late.until && (!isName(name) || name === late.before);
  }
  /** Releases, and returns the name of the picture. After any failure but a refusal, the picture may still come. */
  async function released(serial: string, before: string): Promise<string> {
    let mayCome = true;
    try {
      const answer = await command(['capture'], limits.release);
      mayCome = answer === 'OK';
      if (!mayCome) throw releaseFailure(answer);
      // The program says `-` from a release until its picture is there, or goes on naming the picture before: another person's.
      let hasBegun = !isName(before);
      const name = await nameOnce((one) => {
        hasBegun ||= !isName(one);
        return isName(one) && (hasBegun || one !== before);
      });
      mayCome = name === null;
      if (name === null) throw new KioskError('CAMERA_FAILED', 'no picture has arrived');
      return name;
    } finally {
      if (mayCome) overdue.set(serial, { before, until: performance.now() + limits.late });
    }
  }
  async function pictureOf(serial: string): Promise<Uint8Array> {
    try {
      const before = await lastCaptured();
      if (mayStillCome(serial, before))
        throw new KioskError('CAMERA_BUSY', 'the picture of the release before is on its way');
      overdue.delete(serial);
      return await jpegOf(await released(serial, before));
    } catch (error) {
      if (!isSilent(error)) throw error;
      const trouble = await whyNoFrame(serial);
      throw new KioskError('CAMERA_AWAY', `digiCamControl does not answer: ${trouble}`);
    }
  }
  /** Returns the picture, or the JPEG that the camera wrote beside a raw file. */
  async function jpegOf(name: string): Promise<Buffer> {
    const stem = name.replace(/\.[^.]*$/u, '');
    for (const one of [name, `${stem}.jpg`, `${stem}.JPG`]) {
      const bytes = await get(`/image/${encodeURIComponent(one)}`, limits.transfer);
      if (isJpeg(bytes)) return bytes;
    }
    throw new KioskError('CAMERA_RAW_ONLY', 'the camera wrote no JPEG');
  }

  /** Makes the camera the one that its live view shows. */
  async function select(serial: string): Promise<void> {
    if ((await command(['get', 'camera'])) === serial) return;
    await command(['set', 'camera', serial]);
    if ((await command(['get', 'camera'])) !== serial)
      throw new CameraTroubleError('failed', 'digiCamControl shows another camera');
  }

  return {
    list,
    // Its web server does not say.
    version: () => Promise.resolve(null),
    // It is a program of its own, and stays open for the person who started it.
    end: () => undefined,
    async open(id): Promise<CameraSession> {
      const serial = serialOf(id);
      try {
        if (!(await serials()).includes(serial)) throw new CameraTroubleError('lost', 'no such camera');
        await select(serial);
        await get('/?CMD=LiveViewWnd_Show', limits.answer);
      } catch (error) {
        if (isSilent(error)) throw new CameraTroubleError('programClosed', 'digiCamControl does not answer');
        throw error;
      }
      let last: Buffer | null = null;
      let first: Buffer | null = await frameOf(serial, null, limits.first);
      // Its windows would lie over the kiosk.
      await get('/?CMD=All_Minimize', limits.answer).catch(ignoreSilence);
      const turn = inTurn();
      return {
        frame: () =>
          turn(async () => {
            last = first ?? (await frameOf(serial, last, limits.frame));
            first = null;
            return last;
          }),
        release: () => turn(() => pictureOf(serial)),
        state: () => Promise.resolve(nothingSaid),
        async close() {
          await get('/?CMD=LiveViewWnd_Hide', limits.answer).catch(ignoreSilence);
        },
      };
    },
  };
}

/** False for `-`, which the program says while a picture is on its way, and for `?`, before the first one. */
const isName = (name: string): boolean => name !== '-' && name !== '?';

/** True for an address where nothing listens, and for an answer that takes too long. */
const isSilent = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

function ignoreSilence(error: unknown): void {
  if (!isSilent(error)) throw error;
}
