/** The face models, loaded from the package's own files: no network, and none is allowed in this thread. */
import type { Config, Human } from '@vladmandic/human';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The models are read by `fetch`, which in Node does not know `file:`. This one knows nothing else: the
 * thread that it is set in reads its models and can reach no one.
 */
const fileFetch: typeof fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.startsWith('file:')) throw new Error('The image thread reads files only');
  return new Response(await readFile(new URL(address)));
};

/** Only what a passport photo needs; every frame stands by itself, so nothing is cached or filtered. */
function configuration(models: string, wasm: string): Partial<Config> {
  const off = { enabled: false };
  return {
    backend: 'wasm',
    modelBasePath: models,
    wasmPath: wasm,
    wasmPlatformFetch: false,
    debug: false,
    warmup: 'none',
    cacheSensitivity: 0,
    skipAllowed: false,
    filter: { enabled: false },
    gesture: off,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 6, minConfidence: 0.3, return: false },
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
  };
}

/** Starts the WebAssembly backend and reads the models: 0.3 s, so it waits for the first picture. */
export async function loadHuman(): Promise<Human> {
  globalThis.fetch = fileFetch;
  const dist = dirname(require.resolve('@vladmandic/human'));
  const wasm = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist') + sep;
  // The package exports only its TensorFlow-native build to Node by name; the WebAssembly one is its neighbour.
  const bundle = require(join(dist, 'human.node-wasm.js')) as { readonly Human: typeof Human };
  const models = `${pathToFileURL(join(dist, '..', 'models')).href}/`;
  const human = new bundle.Human(configuration(models, wasm));
  await human.load();
  return human;
}
