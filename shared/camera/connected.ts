/** Cameras with live view that another program drives over their cable: gphoto2, or digiCamControl on Windows. */

/** A camera that a program has found. */
export interface ConnectedCamera {
  /** The program and the camera's port or serial number. A camera that is plugged in again may get another one. */
  readonly id: string;
  /** The model, as the program names it. */
  readonly label: string;
}

const programs = ['gphoto2', 'digicamcontrol'];

/** The form of a connected camera's id. */
export const connectedIdPattern = new RegExp(`^(?:${programs.join('|')}):\\P{Cc}{1,200}$`, 'u');

/** True for a camera that is not the browser's own. */
export const isConnectedId = (deviceId: string): boolean => connectedIdPattern.test(deviceId);

/** True for a camera whose program keeps each picture in its own folder, whatever Headroom does. */
export const keepsPictures = (cameraId: string): boolean => cameraId.startsWith('digicamcontrol:');

/** Why a connected camera shows no live picture, by what staff can do about it. */
export type ConnectedTrouble =
  | 'lost'
  /** It is plugged in but does not answer: asleep, or switched off. */
  | 'asleep'
  /** Another program has taken hold of it. */
  | 'held'
  | 'mirrorUp'
  | 'noLiveView'
  /** The program that drives it is no longer running. */
  | 'programClosed'
  | 'failed';

/** The camera's own figures; null for one that it does not report. */
export interface CameraState {
  /** Charge of the battery, 0 to 100. */
  readonly batteryPercent: number | null;
  /** Number of pictures for which its card has room. */
  readonly shotsLeft: number | null;
}

/** The live picture as it is now. */
export interface LiveFrame {
  /** A JPEG; null while the camera takes a picture, and when there is a trouble. */
  readonly bytes: Uint8Array | null;
  readonly trouble: ConnectedTrouble | null;
  readonly state: CameraState;
}

/** From this charge down, staff are told to change the battery, percent; our own figure. */
export const lowBattery = 15;
/** With room for so few pictures or fewer, staff are told to change the card; our own figure. */
export const fewShots = 5;
