/** Cameras over gphoto2, a program for Linux and macOS that knows more than two thousand models. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { KioskError } from '../../../shared/errors.ts';
import type { CameraState, ConnectedCamera, ConnectedTrouble } from '../../../shared/camera/connected.ts';
import { findProgram } from '../../find-program.ts';
import type { Scratch } from '../../scratch.ts';
import { CameraTroubleError, type CameraProgram, type CameraSession } from '../ports.ts';
import { releaseFailure } from '../release-failure.ts';
import { inTurn } from '../../in-turn.ts';
import {
  camerasIn,
  countIn,
  errorIn,
  filesIn,
  frameIn,
  freeImagesIn,
  largestJpeg,
  percentIn,
  withoutEcho,
} from './answers.ts';
import { GphotoShell, inEnglish, ShellEnded, type GphotoPrograms } from './shell.ts';

const run = promisify(execFile);

/**
 * Milliseconds. A camera that wakes up raises its mirror first; an open one sends ten frames a second or more, and one that was
 * unplugged must be noticed within three seconds. A picture of a large camera takes about four seconds to arrive.
 */
const limits = { list: 2_000, first: 12_000, frame: 2_000, picture: 40_000, state: 4_000, wake: 700 };

/** Numbers of libgphoto2 (gphoto2-port-result.h and gphoto2-result.h) that tell what staff can do. */
const troubleOfNumber: Readonly<Record<number, ConnectedTrouble>> = {
  [-5]: 'lost',
  [-6]: 'noLiveView',
  [-7]: 'asleep',
  [-10]: 'asleep',
  [-34]: 'asleep',
  [-35]: 'asleep',
  [-52]: 'lost',
  [-53]: 'held',
  [-60]: 'held',
  [-105]: 'lost',
  [-110]: 'asleep',
};

function troubleOf(number: number | null, words: string): ConnectedTrouble {
  if (/could not claim|could not lock/iu.test(words)) return 'held';
  if (/mirror/iu.test(words)) return 'mirrorUp';
  // A program that has ended, or was ended because it did not answer.
  if (number === null) return 'asleep';
  return troubleOfNumber[number] ?? 'failed';
}

const releaseCommand = 'capture-image-and-download';
/**
 * Takes in what the camera has reported so far. Drivers, such as Nikon's in libgphoto2's ptp2, take the first new file that the camera
 * reports after a release for its picture: a picture taken with the camera's own button, or one that is late, would become the shot.
 */
const drainCommand = 'wait-event 100ms';

const portOf = (id: string): string => id.slice('gphoto2:'.length);

export interface GphotoOptions {
  readonly scratch: Scratch;
  /** Returns the program's path; null when it is not installed. */
  readonly find?: () => Promise<string | null>;
}

export function createGphoto({
  scratch,
  find = () => findProgram(['gphoto2']),
}: GphotoOptions): CameraProgram {
  const running = new Set<GphotoShell>();
  let over = false;

  /** Runs the program once, and returns what it prints; empty where it is missing, fails or takes too long. */
  async function outputOf(option: string): Promise<string> {
    const program = await find();
    if (program === null) return '';
    try {
      const env = { ...process.env, ...inEnglish };
      const { stdout } = await run(program, [option], { env, timeout: limits.list, windowsHide: true });
      return stdout;
    } catch (error) {
      if (error instanceof Error) return '';
      throw error;
    }
  }
  const list = async (): Promise<readonly ConnectedCamera[]> => camerasIn(await outputOf('--auto-detect'));

  /** A camera that does not answer is asleep only while it is plugged in. */
  const whetherThere = async (id: string, trouble: ConnectedTrouble): Promise<ConnectedTrouble> => {
    if (trouble !== 'asleep' && trouble !== 'failed') return trouble;
    return (await list()).some((camera) => camera.id === id) ? trouble : 'lost';
  };

  /** Runs a session in a folder of its own. Resolves when it has begun; the folder stays until the shell is closed. */
  function begin(
    programs: GphotoPrograms,
    id: string,
  ): Promise<{ shell: GphotoShell; close: () => Promise<void> }> {
    return new Promise((resolve, reject) => {
      const over = scratch.within(
        (folder) =>
          new Promise<void>((end) => {
            const shell = new GphotoShell(programs, portOf(id), folder);
            running.add(shell);
            const close = async (): Promise<void> => {
              await shell.close();
              running.delete(shell);
              end();
              await over;
            };
            resolve({ shell, close });
          }),
      );
      over.catch(reject);
    });
  }

  async function frameOf(shell: GphotoShell, id: string, limitMs: number): Promise<Uint8Array> {
    try {
      const answer = await shell.run('capture-preview', limitMs);
      const frame = frameIn(answer);
      if (frame !== null) return frame;
      const error = errorIn(withoutEcho(answer, 'capture-preview'));
      const trouble = troubleOf(error?.number ?? -1, await shell.words());
      throw new CameraTroubleError(
        await whetherThere(id, trouble),
        `gphoto2 reports ${error?.number ?? 'nothing'}`,
      );
    } catch (error) {
      if (!(error instanceof ShellEnded)) throw error;
      const trouble = await whetherThere(id, troubleOf(null, error.words));
      throw new CameraTroubleError(trouble, 'gphoto2 has ended');
    }
  }

  async function pictureOf(shell: GphotoShell): Promise<Uint8Array> {
    try {
      const filesOf = (answer: Buffer): readonly Buffer[] => filesIn(withoutEcho(answer, releaseCommand));
      await shell.run(drainCommand, limits.picture);
      const answer = await shell.run(
        releaseCommand,
        limits.picture,
        (soFar) => largestJpeg(filesOf(soFar)) !== null,
      );
      const files = filesOf(answer);
      const jpeg = largestJpeg(files);
      if (jpeg !== null) return jpeg;
      if (files.length > 0) throw new KioskError('CAMERA_RAW_ONLY', 'the camera wrote no JPEG');
      throw releaseFailure(
        `${answer.toString('latin1').slice(-2_000)} ${await shell.words()}`,
        errorIn(answer)?.number ?? null,
      );
    } catch (error) {
      if (error instanceof ShellEnded) throw new KioskError('CAMERA_AWAY', 'gphoto2 has ended');
      throw error;
    }
  }

  async function stateOf(shell: GphotoShell): Promise<CameraState> {
    try {
      const answerTo = (command: string): Promise<Buffer> => shell.run(command, limits.state);
      const batteryPercent = percentIn(await answerTo('get-config batterylevel'));
      const shotsLeft =
        countIn(await answerTo('get-config availableshots')) ?? freeImagesIn(await answerTo('storage-info'));
      return { batteryPercent, shotsLeft };
    } catch (error) {
      if (error instanceof ShellEnded) throw new CameraTroubleError('asleep', 'gphoto2 has ended');
      throw error;
    }
  }

  async function openOnce(programs: GphotoPrograms, id: string): Promise<CameraSession> {
    const { shell, close } = await begin(programs, id);
    const turn = inTurn();
    try {
      let first: Uint8Array | null = await frameOf(shell, id, limits.first);
      return {
        frame: () =>
          turn(async () => {
            const frame = first ?? (await frameOf(shell, id, limits.frame));
            first = null;
            return frame;
          }),
        release: () => turn(() => pictureOf(shell)),
        state: () => turn(() => stateOf(shell)),
        close,
      };
    } catch (error) {
      await close();
      throw error;
    }
  }

  return {
    list,
    version: async () => /^gphoto2 +(\d\S*)/mu.exec(await outputOf('--version'))?.[1] ?? null,
    end() {
      over = true;
      for (const shell of running) shell.kill();
    },
    async open(id) {
      const program = await find();
      if (program === null) throw new CameraTroubleError('programClosed', 'gphoto2 is not installed');
      const programs = {
        program,
        unbuffer: process.platform === 'linux' ? await findProgram(['stdbuf']) : null,
      };
      try {
        return await openOnce(programs, id);
      } catch (error) {
        if (!(error instanceof CameraTroubleError) || error.trouble !== 'asleep' || over) throw error;
        // The first attempt wakes many a camera, which then answers the second.
        await new Promise((resolve) => setTimeout(resolve, limits.wake));
        return openOnce(programs, id);
      }
    },
  };
}
