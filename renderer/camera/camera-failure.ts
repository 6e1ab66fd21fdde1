import { ConnectedFailure } from './connected/connected-camera.ts';

/** Reasons why there is no live picture, by what staff can do about them. */
export const cameraTroubles = [
  'refused',
  'missing',
  /** The remembered camera may be one of several: staff choose. */
  'unsure',
  'busy',
  'lost',
  /** It opened but sends nothing. */
  'silent',
  /** It sent pictures, but now sends none, or repeats the same one. */
  'stalled',
  /** A connected camera does not answer. */
  'asleep',
  /** Another program has taken hold of a connected camera. */
  'held',
  'mirrorUp',
  'noLiveView',
  /** The program that drives a connected camera is not running. */
  'programClosed',
  'failed',
] as const;
export type CameraTrouble = (typeof cameraTroubles)[number];

const byName: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TimeoutError: 'silent',
};

/** Returns the reason for an error of `getUserMedia`, by the Media Capture specification's names; `silent` is our own. */
export function troubleOf(error: unknown): CameraTrouble {
  if (error instanceof ConnectedFailure) return error.trouble;
  return error instanceof DOMException ? (byName[error.name] ?? 'failed') : 'failed';
}
