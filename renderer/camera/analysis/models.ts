/** The face models in the worker: WebAssembly on the processor, the same on every machine, with no network. */
import type { Tensor } from '@tensorflow/tfjs-core';
import { Human, type Config, type FaceResult } from '@vladmandic/human';
import type { FoundFace } from '../../../shared/face/count.ts';
import type { FaceMesh } from '../../../shared/face/measures.ts';
import { faceModelConfiguration, faceModelCount } from '../../../shared/face/models.ts';
import { FILES_BASE, modelFetch } from './model-files.ts';

/** No more faces are needed: two are already too many. */
const MOST_FACES = 3;

const off = { enabled: false };

/** `rough` finds faces and their tilt; `fine` also finds the irises and the expression. */
type Detail = 'rough' | 'fine';
const details: Readonly<Record<Detail, Partial<Config>>> = {
  rough: { face: { iris: off, emotion: off } },
  fine: { face: { iris: { enabled: true }, emotion: { enabled: true } } },
};
const leastPoints: Readonly<Record<Detail, number>> = { rough: 468, fine: 478 };

/** Its position is in px of the analysed picture. */
interface DetectedFace extends FoundFace {
  /** In px of the analysed picture, including depth. */
  readonly mesh: FaceMesh;
  /** Scores 0 to 1 by name; empty for `rough`. */
  readonly emotions: Readonly<Record<string, number>>;
}

export interface FaceModels {
  /** Returns the faces in a picture, in no particular order. */
  detect(picture: ImageData, detail: Detail): Promise<readonly DetectedFace[]>;
}

/** The parts of the models' tensor library in use; its own types leave them open. */
interface Tensors {
  tensor(values: Float32Array, shape: readonly [number, number, number, number], type: 'float32'): Tensor;
  dispose(tensor: Tensor): void;
}

/** Pictures arrive in one size, many times a second, so their values share one buffer, from which the backend copies. */
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
    // Depth is a share of the models' input, whose side is the face's box.
    mesh: meshRaw.map(([px, py, pz = 0]) => ({
      x: px * picture.width,
      y: py * picture.height,
      z: pz * size,
    })),
    emotions: Object.fromEntries((emotion ?? []).map(({ emotion: name, score }) => [name, score])),
  };
}

/**
 * Starts the backend and loads the models, which takes a third of a second on an ordinary machine.
 * @throws any error of the libraries: no WebAssembly, a missing file
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
