/** Why there is no live picture, in the few kinds that staff can do something about. */
export const cameraTroubles = [
  'refused',
  'missing',
  /** The remembered camera may be one of several: staff say which. */
  'unsure',
  'busy',
  'lost',
  /** It opened and sends nothing. */
  'silent',
  /** It sent pictures, and now none, or the same one again and again. */
  'stalled',
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

/** Reads what `getUserMedia` threw, by the names of the Media Capture specification; `silent` is our own. */
export const troubleOf = (error: unknown): CameraTrouble =>
  error instanceof DOMException ? (byName[error.name] ?? 'failed') : 'failed';
