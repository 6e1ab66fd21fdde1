/** The face models of this thread: loaded by the first picture that needs them, once. */
import type { Human } from '@vladmandic/human';
import { headOf } from '../../../shared/face-measures.ts';
import type { SourceHead } from './crop.ts';
import { findFaces, studyFace, type StudiedFace } from './faces.ts';
import { loadHuman } from './human-runtime.ts';
import type { Pixels } from './resample.ts';
import { toSource } from './similarity.ts';

let models: Promise<Human> | undefined;

/** A failure is not kept: the next picture tries again. */
export function faceModels(): Promise<Human> {
  models ??= loadHuman().catch((error: unknown) => {
    models = undefined;
    throw error;
  });
  return models;
}

/** All sitters of a picture, largest first; empty when there is none. */
export async function studyFaces(source: Pixels): Promise<readonly StudiedFace[]> {
  const human = await faceModels();
  const studied: StudiedFace[] = [];
  // One after another: the models keep state between two looks.
  for (const rough of await findFaces(human, source)) {
    const face = await studyFace(human, source, rough);
    if (face !== null) studied.push(face);
  }
  return studied;
}

/** Where the head of a studied face is, px of the source. */
export function headIn({ mesh, map }: StudiedFace): SourceHead {
  const head = headOf(mesh);
  return {
    eyes: toSource(map, head.eyes),
    eyesToCrown: head.eyesToCrown * map.scale,
    eyesToChin: head.eyesToChin * map.scale,
    tilt: map.angle + head.tilt,
  };
}
