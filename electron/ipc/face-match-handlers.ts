import type { FaceMatch } from '../retouch/face-match.ts';
import type { Handlers } from './handle.ts';

/** Handles the comparison of two faces. */
export function faceMatchHandlers(
  faceMatch: () => FaceMatch,
): Pick<Handlers, 'matchFaces' | 'openFaceMatch' | 'resolveFaceMatch'> {
  return {
    matchFaces: (input) => faceMatch().match(input),
    openFaceMatch: () => faceMatch().open(),
    resolveFaceMatch: ({ callId, resolution }) => faceMatch().resolve(callId, resolution),
  };
}
