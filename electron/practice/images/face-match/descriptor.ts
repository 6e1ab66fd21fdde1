/**
 * Describes a face as numbers, with the description model that comes with the face models. Loaded once, by the first
 * match.
 */
import type { Human } from '@vladmandic/human';
import type { StudiedFace } from '../faces.ts';
import { detectFaces, loadHuman } from '../human-runtime.ts';
import type { Pixels } from '../resample.ts';
import { inEvenLight, mirrored } from './even-light.ts';

let models: Promise<Human> | undefined;

/** Separate face models, because those of the ID photo would otherwise compute the description for every picture. */
function describing(): Promise<Human> {
  models ??= loadHuman()
    .then(async (human) => {
      const description = { enabled: true, minConfidence: 0, skipFrames: 0, skipTime: 0 };
      await human.load({ face: { description, emotion: { enabled: false } } });
      return human;
    })
    .catch((error: unknown) => {
      models = undefined;
      throw error;
    });
  return models;
}

async function describe(human: Human, picture: Pixels): Promise<readonly number[] | null> {
  const faces = await detectFaces(human, picture);
  const largest = [...faces].sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0];
  return largest?.embedding ?? null;
}

/**
 * Returns the descriptor of a face that was found before: the sum of the face's own and its mirror image's, so that
 * neither mirroring nor the side of the light matters. Null when the model finds no face on its own.
 */
export async function descriptorOf(face: StudiedFace): Promise<Float32Array | null> {
  const human = await describing();
  const look = inEvenLight(face);
  const own = await describe(human, look);
  const other = await describe(human, mirrored(look));
  if (own === null || other === null) return null;
  return Float32Array.from(own, (value, index) => value + (other[index] ?? 0));
}
