import type { FaceMatch } from '../retouch/face-match.ts';
import type { Handlers } from './handle.ts';

/** Handles the comparison of two faces. */
export function faceMatchHandlers(faceMatch: () => FaceMatch) {
  return {
    matchFaces: (input) => faceMatch().match(input),
    openFaceMatch: () => faceMatch().open(),
    resolveFaceMatch: ({ callId, resolution }) => faceMatch().resolve(callId, resolution),
  } satisfies Partial<Handlers>;
}
