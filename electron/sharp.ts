/** The picture library. Import it only from here: this module chooses the build that suits the process. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { OutputInfo } from 'sharp';

/**
 * sharp's native build for Linux contains its own GLib. In a process that also has the system's GLib, as every
 * process of Electron does, the two mix up each other's objects: thousands of critical messages, lost memory, and
 * crashes (https://sharp.pixelplumbing.com/install#electron-and-linux). There sharp uses its WebAssembly build
 * (decision 052).
 */
const hasForeignGlib =
  process.platform === 'linux' && readFileSync('/proc/self/maps', 'latin1').includes('/libglib-2.0.so');

if (hasForeignGlib) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      // sharp tries its builds in turn, WebAssembly last.
      if (specifier.startsWith('@img/sharp-linux')) throw new Error(`${specifier} is not for this process`);
      return nextResolve(specifier, context);
    },
  });
}

const { default: sharp } = await import('sharp');

type Output = Buffer | { readonly data: Buffer; readonly info: OutputInfo };
interface Outputs {
  toBuffer: (this: unknown, options?: object) => Promise<Output>;
}

/**
 * Makes the WebAssembly build return copies. It returns views into its own memory, which all its threads share. Such
 * a view cannot be sent to another process, and a library that reads the memory behind it sees every picture.
 */
function copyOutputs(outputs: Outputs): void {
  const { toBuffer } = outputs;
  outputs.toBuffer = async function (options) {
    const output = await toBuffer.call(this, options);
    return Buffer.isBuffer(output) ? Buffer.from(output) : { ...output, data: Buffer.from(output.data) };
  };
}
if ('emscripten' in sharp.versions) copyOutputs(sharp.prototype as Outputs);

export default sharp;
export type { Metadata, Sharp } from 'sharp';
