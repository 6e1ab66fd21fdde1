/** The models' and the WebAssembly backend's files: shipped with the page, from packages, under names of the build. */
import wasmSimd from '../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import wasmPlain from '../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import blazefaceWeights from '../../../node_modules/@vladmandic/human/models/blazeface.bin?url';
import blazeface from '../../../node_modules/@vladmandic/human/models/blazeface.json?url';
import emotionWeights from '../../../node_modules/@vladmandic/human/models/emotion.bin?url';
import emotion from '../../../node_modules/@vladmandic/human/models/emotion.json?url';
import facemeshWeights from '../../../node_modules/@vladmandic/human/models/facemesh.bin?url';
import facemesh from '../../../node_modules/@vladmandic/human/models/facemesh.json?url';
import irisWeights from '../../../node_modules/@vladmandic/human/models/iris.bin?url';
import iris from '../../../node_modules/@vladmandic/human/models/iris.json?url';

const files: ReadonlyMap<string, string> = new Map([
  ['blazeface.json', blazeface],
  ['blazeface.bin', blazefaceWeights],
  ['facemesh.json', facemesh],
  ['facemesh.bin', facemeshWeights],
  ['iris.json', iris],
  ['iris.bin', irisWeights],
  ['emotion.json', emotion],
  ['emotion.bin', emotionWeights],
  ['tfjs-backend-wasm.wasm', wasmPlain],
  ['tfjs-backend-wasm-simd.wasm', wasmSimd],
]);

/**
 * What the libraries are told that their files' folder is. It is never asked for anything: they take no address but
 * http, while the desktop's page has a scheme of its own, and they know their files by their old names.
 */
export const FILES_BASE = 'https://models.invalid/';

/**
 * A `fetch` that reads those files and knows nothing else, so that the libraries can reach no one.
 * @throws Error for any other address
 */
export function modelFetch(pageFetch: typeof fetch): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(FILES_BASE) ? address.slice(FILES_BASE.length) : address;
    const file = files.get(name);
    if (file === undefined) return Promise.reject(new Error('The analysis reads its own files only'));
    return pageFetch(file, init);
  };
}
