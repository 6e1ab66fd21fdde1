/**
 * Files of the models and of the WebAssembly backend. They come from packages and ship with the page under the build's
 * names.
 */
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
 * The folder of their files, as far as the libraries know. Nothing is ever requested from it: the libraries accept only
 * http addresses, while the desktop's page has a scheme of its own, and they know their files by their original names.
 */
export const FILES_BASE = 'https://models.invalid/';

/**
 * Returns a `fetch` that reads only those files, so that the libraries cannot reach the network.
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
