/** Why there is no live picture, in the few kinds that staff can do something about. */
export const cameraTroubles = ['refused', 'missing', 'busy', 'lost', 'stalled', 'failed'] as const;
export type CameraTrouble = (typeof cameraTroubles)[number];

const byName: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Reads what `getUserMedia` threw, by the names of the Media Capture specification. */
export const troubleOf = (error: unknown): CameraTrouble =>
  error instanceof DOMException ? (byName[error.name] ?? 'failed') : 'failed';
