import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

/** Handles the comparison of two faces. */
export function faceMatchHandlers(
  studio: () => Studio,
): Pick<Handlers, 'matchFaces' | 'openFaceMatch' | 'resolveFaceMatch'> {
  const faceMatch = () => studio().faceMatch;
  return {
    matchFaces: (input) => faceMatch().match(input),
    openFaceMatch: () => faceMatch().open(),
    resolveFaceMatch: ({ callId, resolution }) => faceMatch().resolve(callId, resolution),
  };
}
