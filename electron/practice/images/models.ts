/** The face models of this thread, loaded once by the first picture that needs them. */
import type { Human } from '@vladmandic/human';
import { headOf } from '../../../shared/face/measures.ts';
import type { SourceHead } from './crop.ts';
import { studyFaces, type StudiedFace } from './faces.ts';
import { loadHuman } from './human-runtime.ts';
import type { Pixels } from './resample.ts';
import { toSource } from './similarity.ts';

let models: Promise<Human> | undefined;

/** Forget a failure, so that the next picture tries again. */
export function faceModels(): Promise<Human> {
  models ??= loadHuman().catch((error: unknown) => {
    models = undefined;
    throw error;
  });
  return models;
}

/** Returns each sitter of a picture once, largest first; empty when there is none. */
export const facesIn = async (source: Pixels): Promise<readonly StudiedFace[]> =>
  studyFaces(await faceModels(), source);

/** Returns the head of a studied face, px of the source. */
export function headIn({ mesh, map }: StudiedFace): SourceHead {
  const head = headOf(mesh);
  return {
    eyes: toSource(map, head.eyes),
    eyesToCrown: head.eyesToCrown * map.scale,
    eyesToChin: head.eyesToChin * map.scale,
    tilt: map.angle + head.tilt,
  };
}
