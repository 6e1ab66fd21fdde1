import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks the fuses in Electron's binary: https://www.electronjs.org/docs/latest/tutorial/fuses */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** Electron 45's own fuses in their order: first the version of the wire, then its length. `1` is on, `0` is off. */
const states = '101100011';
const fuseWire = `${sentinel}\u0001${String.fromCharCode(states.length)}${states}`;

const program = `#!/bin/sh
echo 'This folder was packed with a stand-in for Electron, to look at what is packed. It cannot start the kiosk.' >&2
exit 1
`;

/**
 * Fills a folder with the parts of Electron for Linux that the packer handles: its licence, and a program with fuses
 * to set.
 *
 * @param root the project's folder
 * @param folder an empty folder
 */
export function writeStandIn(root: string, folder: string): void {
  const binary = join(folder, 'electron');
  writeFileSync(binary, `${program}# ${fuseWire}\n`);
  chmodSync(binary, 0o755);
  copyFileSync(join(root, 'node_modules/electron/LICENSE'), join(folder, 'LICENSE'));
}
