/** A face as numbers, by the description model that comes with the face models. Loaded by the first match, once. */
import type { Tensor } from '@tensorflow/tfjs-core';
import type { Human } from '@vladmandic/human';
import type { StudiedFace } from '../faces.ts';
import { loadHuman } from '../human-runtime.ts';
import type { Pixels } from '../resample.ts';
import { inEvenLight, mirrored } from './even-light.ts';

let models: Promise<Human> | undefined;

/** Face models of their own: those of the ID photo would do the description's work on every picture. */
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

/** What is used of the tensor library that the models bring along; their own types leave it open. */
interface Tensors {
  tensor(values: Float32Array, shape: readonly [number, number, number, number], type: 'float32'): Tensor;
  dispose(tensor: Tensor): void;
}

async function describe(human: Human, { data, width, height }: Pixels): Promise<readonly number[] | null> {
  const tensors = human.tf as Tensors;
  const input = tensors.tensor(Float32Array.from(data), [1, height, width, 3], 'float32');
  try {
    const result = await human.detect(input);
    if (result.error !== null) throw new Error(`The face models failed: ${result.error}`);
    const largest = [...result.face].sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0];
    return largest?.embedding ?? null;
  } finally {
    tensors.dispose(input);
  }
}

/**
 * The descriptor of a face that was found before: the sum of the face's own and its mirror image's, so that
 * neither a mirrored picture nor the side of the light counts. Null when the model, on its own look, sees none.
 */
export async function descriptorOf(face: StudiedFace): Promise<Float32Array | null> {
  const human = await describing();
  const look = inEvenLight(face);
  const own = await describe(human, look);
  const other = await describe(human, mirrored(look));
  if (own === null || other === null) return null;
  return Float32Array.from(own, (value, index) => value + (other[index] ?? 0));
}
