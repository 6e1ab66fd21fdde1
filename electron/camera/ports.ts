/** The port to a program that drives cameras. */
import type { CameraState, ConnectedCamera, ConnectedTrouble } from '../../shared/camera/connected.ts';

/** An open camera. Its requests run one after another. */
export interface CameraSession {
  /**
   * Returns the next frame of the live picture, a JPEG.
   * @throws CameraTroubleError
   */
  frame(): Promise<Uint8Array>;
  /**
   * Releases the shutter and returns the full-size picture, a JPEG as the camera wrote it.
   * @throws KioskError CAMERA_*
   */
  release(): Promise<Uint8Array>;
  /** @throws CameraTroubleError */
  state(): Promise<CameraState>;
  close(): Promise<void>;
}

export interface CameraProgram {
  /** Returns the cameras that are plugged in; none where the program is not installed or not running. */
  list(): Promise<readonly ConnectedCamera[]>;
  /**
   * Opens a camera that `list` has returned, and waits for its first frame.
   * @throws CameraTroubleError
   */
  open(id: string): Promise<CameraSession>;
  /** Returns the program's version; null where it is not installed, not running, or does not say. */
  version(): Promise<string | null>;
  /** Ends at once what still runs for a camera. */
  end(): void;
}

/** Why there is no live picture. */
export class CameraTroubleError extends Error {
  readonly trouble: ConnectedTrouble;

  constructor(trouble: ConnectedTrouble, message: string) {
    super(message);
    this.name = 'CameraTroubleError';
    this.trouble = trouble;
  }
}

export const nothingSaid: CameraState = { batteryPercent: null, shotsLeft: null };

/** True for the first bytes of a JPEG. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
