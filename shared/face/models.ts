/**
 * How the face models are set up, in the page and in the practice service alike. Every picture is looked at on its own:
 * nothing is kept from the one before, and nothing is filtered.
 */

const off = { enabled: false };

/** Lowest confidence at which the models report a face, 0 to 1. */
const leastConfidence = 0.3;

/** Detector, mesh, iris and emotion. */
export const faceModelCount = 4;

/**
 * Returns the configuration of the face library, for its `Config`.
 *
 * @param modelBasePath folder of the models, as a URL that ends in a slash
 * @param wasmPath folder of the WebAssembly backend
 * @param maxDetected faces that are told apart in one picture
 */
export const faceModelConfiguration = (modelBasePath: string, wasmPath: string, maxDetected: number) => ({
  backend: 'wasm' as const,
  modelBasePath,
  wasmPath,
  wasmPlatformFetch: false,
  cacheModels: false,
  debug: false,
  warmup: 'none' as const,
  cacheSensitivity: 0,
  skipAllowed: false,
  filter: off,
  gesture: off,
  face: {
    enabled: true,
    detector: { rotation: true, maxDetected, minConfidence: leastConfidence, return: false },
    mesh: { enabled: true },
    iris: { enabled: true },
    emotion: { enabled: true, minConfidence: 0 },
    attention: off,
    description: off,
    antispoof: off,
    liveness: off,
  },
  body: off,
  hand: off,
  object: off,
  segmentation: off,
});
