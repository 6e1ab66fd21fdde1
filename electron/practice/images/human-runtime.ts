/** Loads the face models from the package's own files, without the network, which this thread must not use. */
import type { Tensor } from '@tensorflow/tfjs-core';
import type { FaceResult, Human } from '@vladmandic/human';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faceModelConfiguration } from '../../../shared/face/models.ts';
import type { Pixels } from './resample.ts';

const require = createRequire(import.meta.url);

/**
 * Reads files only. The models are loaded with `fetch`, which in Node does not support `file:`; replaced by this one,
 * it also keeps the thread from reaching any host.
 */
const fileFetch: typeof fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.startsWith('file:')) throw new Error('The image thread reads files only');
  return new Response(await readFile(new URL(address)));
};

/** Faces told apart in one picture: enough to count the people of a group. */
const mostFaces = 6;

/** The tensor library that the models bring along, as far as it is used here: their own types leave it open. */
interface Tensors {
  tensor(values: Float32Array, shape: readonly [number, number, number, number], type: 'float32'): Tensor;
  dispose(tensor: Tensor): void;
}

/** Starts the WebAssembly backend and reads the models. Takes 0.3 s, so it waits for the first picture. */
export async function loadHuman(): Promise<Human> {
  globalThis.fetch = fileFetch;
  const dist = dirname(require.resolve('@vladmandic/human'));
  const wasm = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist') + sep;
  // The package exports only its TensorFlow-native build to Node by name; the WebAssembly build is beside it.
  const bundle = require(join(dist, 'human.node-wasm.js')) as { readonly Human: typeof Human };
  const models = `${pathToFileURL(join(dist, '..', 'models')).href}/`;
  const human = new bundle.Human(faceModelConfiguration(models, wasm, mostFaces));
  await human.load();
  return human;
}

/** Returns what the models see in a picture. @throws Error when they fail */
export async function detectFaces(
  human: Human,
  { data, width, height }: Pixels,
): Promise<readonly FaceResult[]> {
  const tensors = human.tf as Tensors;
  const input = tensors.tensor(new Float32Array(data), [1, height, width, 3], 'float32');
  try {
    const result = await human.detect(input);
    if (result.error !== null) throw new Error(`The face models failed: ${result.error}`);
    return result.face;
  } finally {
    tensors.dispose(input);
  }
}
