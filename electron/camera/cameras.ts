/** The cameras with live view that programs of this computer drive. One is open at a time, while a screen shows it. */
import type { ConnectedCamera, ConnectedTrouble, LiveFrame } from '../../shared/camera/connected.ts';
import { KioskError } from '../../shared/errors.ts';
import type { Log } from '../log.ts';
import { withTimeLimit } from '../time-limit.ts';
import { createDigiCamControl, usualAddress } from './digicamcontrol/digicamcontrol.ts';
import { createGphoto, type GphotoOptions } from './gphoto2/gphoto2.ts';
import { inTurn } from '../in-turn.ts';
import { CameraTroubleError, nothingSaid, type CameraProgram, type CameraSession } from './ports.ts';

export interface Cameras {
  /** Returns the cameras that are plugged in. */
  list(): Promise<readonly ConnectedCamera[]>;
  /** Opens a camera, in place of another one. @returns why it shows no live picture; null when it does */
  open(id: string): Promise<ConnectedTrouble | null>;
  /**
   * Returns a new frame of the open camera. Only the newest is kept, so that a late answer is not an old one. While the camera
   * takes a picture, the answer comes without a frame.
   */
  frame(id: string): Promise<LiveFrame>;
  /**
   * Releases the open camera. @returns the full-size JPEG and the camera's model
   * @throws KioskError CAMERA_*
   */
  release(id: string): Promise<{ readonly bytes: Uint8Array; readonly label: string }>;
  /** Closes the camera, unless another one is open by now. */
  close(id: string): Promise<void>;
  /** Returns the newest frame of the open camera; null while none is open, and once the frame is no longer live. */
  newest(): Uint8Array | null;
  /** Returns what a technician needs to know: the version of each program, null where it is missing, and the models that it finds. */
  about(): Promise<
    Readonly<Record<string, { readonly version: string | null; readonly models: readonly string[] }>>
  >;
  /** Closes everything, for good. */
  stop(): Promise<void>;
}

interface Open {
  readonly id: string;
  readonly label: string;
  readonly session: CameraSession;
  newest: { readonly bytes: Uint8Array; readonly at: number } | null;
  state: LiveFrame['state'];
  stateAt: number;
  releasing: Promise<unknown> | null;
  idle: NodeJS.Timeout | undefined;
}

/** Milliseconds for which a list of cameras is true: a screen asks several times while it opens. */
const listHolds = 1_500;
/** Milliseconds between two questions about battery and card, which interrupt the live picture for a moment. */
const stateHolds = 60_000;
/** Milliseconds for which a frame is live. */
const frameHolds = 1_000;
/** Milliseconds after which a camera that nobody looks at is closed: a page that was reloaded cannot close it. */
const idleAfter = 10_000;
/** Milliseconds that an open camera has to close when the kiosk ends. */
const stopsWithin = 3_000;
/** Milliseconds that a request for a frame waits while the camera takes a picture. */
const releaseAnswer = 500;

export interface CameraOptions {
  readonly scratch: GphotoOptions['scratch'];
  readonly log: Log;
  /** For tests: the programs, in place of those of this system. */
  readonly programs?: Readonly<Record<string, CameraProgram>>;
  readonly platform?: NodeJS.Platform;
}

function programsHere({
  scratch,
  platform = process.platform,
}: CameraOptions): Readonly<Record<string, CameraProgram>> {
  return platform === 'win32'
    ? { digicamcontrol: createDigiCamControl(usualAddress) }
    : { gphoto2: createGphoto({ scratch }) };
}

export function createCameras(options: CameraOptions): Cameras {
  const { log, programs = programsHere(options) } = options;
  const turn = inTurn();
  let open: Open | null = null;
  let stopped = false;
  let listed: { readonly at: number; readonly cameras: Promise<readonly ConnectedCamera[]> } | null = null;

  const find = async (): Promise<readonly ConnectedCamera[]> =>
    (await Promise.all(Object.values(programs).map((program) => program.list()))).flat();
  function list(): Promise<readonly ConnectedCamera[]> {
    if (listed === null || performance.now() - listed.at > listHolds)
      listed = { at: performance.now(), cameras: find() };
    return listed.cameras;
  }

  /** Closes the open camera. A camera that cannot be closed is gone, which the next opening reports. */
  async function shut(): Promise<void> {
    const closing = open;
    open = null;
    if (closing === null) return;
    clearTimeout(closing.idle);
    // The order whose picture it is gets it, whatever staff look at meanwhile.
    if (!stopped) await closing.releasing;
    await closing.session.close();
  }
  function stayOpen(one: Open): void {
    clearTimeout(one.idle);
    one.idle = setTimeout(() => {
      if (open === one && one.releasing === null) void turn(shut);
    }, idleAfter).unref();
  }

  async function openNow(id: string): Promise<ConnectedTrouble | null> {
    await shut();
    if (stopped) return 'failed';
    const camera = (await list()).find((one) => one.id === id);
    const program = programs[id.slice(0, id.indexOf(':'))];
    if (camera === undefined || program === undefined) return 'lost';
    try {
      const session = await program.open(id);
      open = {
        ...{ id, label: camera.label, session, newest: null, state: nothingSaid },
        stateAt: -Infinity,
        releasing: null,
        idle: undefined,
      };
      stayOpen(open);
      log.info({ camera: camera.label }, 'a connected camera is open');
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }
  function troubleOf(error: unknown): ConnectedTrouble {
    if (!(error instanceof CameraTroubleError)) throw error;
    log.warn({ trouble: error.trouble, reason: error.message }, 'a connected camera shows no picture');
    return error.trouble;
  }

  async function look(one: Open): Promise<LiveFrame> {
    try {
      const bytes = await one.session.frame();
      one.newest = { bytes, at: performance.now() };
      if (performance.now() - one.stateAt > stateHolds) {
        one.stateAt = performance.now();
        one.state = await one.session.state();
      }
      return { bytes, trouble: null, state: one.state };
    } catch (error) {
      const trouble = troubleOf(error);
      if (open === one) await turn(shut);
      return { bytes: null, trouble, state: one.state };
    }
  }

  return {
    list,
    open: (id) => turn(() => openNow(id)),
    async frame(id) {
      const one = open;
      if (one?.id !== id) return { bytes: null, trouble: 'lost', state: nothingSaid };
      stayOpen(one);
      if (one.releasing === null) return look(one);
      await Promise.race([one.releasing, new Promise((resolve) => setTimeout(resolve, releaseAnswer))]);
      return { bytes: null, trouble: null, state: one.state };
    },
    async release(id) {
      const one = open;
      if (one?.id !== id) throw new KioskError('CAMERA_AWAY', 'the camera is not open');
      if (one.releasing !== null) throw new KioskError('CAMERA_BUSY', 'the camera takes a picture already');
      const taking = one.session.release();
      one.releasing = taking.catch(() => undefined);
      try {
        const bytes = await taking;
        // The card has less room now.
        one.stateAt = -Infinity;
        return { bytes, label: one.label };
      } finally {
        one.releasing = null;
        stayOpen(one);
      }
    },
    async close(id) {
      await turn(async () => {
        if (open?.id === id) await shut();
      });
    },
    async about() {
      const parts = Object.entries(programs).map(async ([name, program]) => {
        const models = (await program.list()).map(({ label }) => label);
        return [name, { version: await program.version(), models }] as const;
      });
      return Object.fromEntries(await Promise.all(parts));
    },
    newest() {
      const frame = open?.newest ?? null;
      return frame === null || performance.now() - frame.at > frameHolds ? null : frame.bytes;
    },
    async stop() {
      stopped = true;
      // A camera that hangs must not keep the kiosk from ending.
      await withTimeLimit(turn(shut), stopsWithin, () => undefined);
      for (const program of Object.values(programs)) program.end();
    },
  };
}
