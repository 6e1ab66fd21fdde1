/** The face models in the worker: WebAssembly on the processor, the same on every machine, with no network. */
import type { Tensor } from '@tensorflow/tfjs-core';
import { Human, type Config, type FaceResult } from '@vladmandic/human';
import type { FoundFace } from '../../../shared/face-count.ts';
import type { FaceMesh } from '../../../shared/face-measures.ts';
import { faceModelConfiguration, faceModelCount } from '../../../shared/face-models.ts';
import { FILES_BASE, modelFetch } from './model-files.ts';

/** More are not told apart: two are too many already. */
const MOST_FACES = 3;

const off = { enabled: false };

/** `rough` is enough to know where faces are and how they tilt; `fine` has the irises and the expression as well. */
export type Detail = 'rough' | 'fine';
const details: Readonly<Record<Detail, Partial<Config>>> = {
  rough: { face: { iris: off, emotion: off } },
  fine: { face: { iris: { enabled: true }, emotion: { enabled: true } } },
};
const leastPoints: Readonly<Record<Detail, number>> = { rough: 468, fine: 478 };

/** Its place is in px of what was looked at. */
export interface DetectedFace extends FoundFace {
  /** In px of what was looked at, depth too. */
  readonly mesh: FaceMesh;
  /** 0 to 1 by name; empty when rough. */
  readonly emotions: Readonly<Record<string, number>>;
}

export interface FaceModels {
  /** Faces in a picture, in no order. */
  detect(picture: ImageData, detail: Detail): Promise<readonly DetectedFace[]>;
}

/** What is used of the tensor library that the models bring along; their own types leave it open. */
interface Tensors {
  tensor(values: Float32Array, shape: readonly [number, number, number, number], type: 'float32'): Tensor;
  dispose(tensor: Tensor): void;
}

/** Pictures come in one size, many times a second: the values have one place, which the backend copies from. */
let values = new Float32Array(0);
function withoutAlpha({ data, width, height }: ImageData): Float32Array {
  if (values.length !== width * height * 3) values = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; to < values.length; from += 4, to += 3) {
    values[to] = data[from] ?? 0;
    values[to + 1] = data[from + 1] ?? 0;
    values[to + 2] = data[from + 2] ?? 0;
  }
  return values;
}

function detected(
  { box: [x, y, wide, high], boxScore, meshRaw, emotion }: FaceResult,
  picture: ImageData,
): DetectedFace {
  const size = Math.max(wide, high);
  return {
    x: x + wide / 2,
    y: y + high / 2,
    size,
    score: boxScore,
    // Depth comes in parts of the model's input, whose side is the face's box.
    mesh: meshRaw.map(([px, py, pz = 0]) => ({
      x: px * picture.width,
      y: py * picture.height,
      z: pz * size,
    })),
    emotions: Object.fromEntries((emotion ?? []).map(({ emotion: name, score }) => [name, score])),
  };
}

/**
 * Starts the backend and reads the models, a third of a second on an ordinary machine.
 * @throws whatever the libraries throw: no WebAssembly, a file missing
 */
export async function loadModels(): Promise<FaceModels> {
  globalThis.fetch = modelFetch(globalThis.fetch.bind(globalThis));
  const human = new Human(faceModelConfiguration(FILES_BASE, FILES_BASE, MOST_FACES));
  await human.load();
  // A model whose file is missing or cut off is left out without a word.
  if (human.models.stats().numLoadedModels !== faceModelCount)
    throw new Error('A face model could not be read');
  if (human.tf.getBackend() !== 'wasm') throw new Error('The WebAssembly backend did not start');
  const tensors = human.tf as unknown as Tensors;
  return {
    detect: async (picture, detail) => {
      const input = tensors.tensor(withoutAlpha(picture), [1, picture.height, picture.width, 3], 'float32');
      try {
        const result = await human.detect(input, details[detail]);
        if (result.error !== null) throw new Error(`The face models failed: ${result.error}`);
        return result.face
          .filter(({ meshRaw }) => meshRaw.length >= leastPoints[detail])
          .map((face) => detected(face, picture));
      } finally {
        tensors.dispose(input);
      }
    },
  };
}
