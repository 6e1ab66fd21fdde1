/** A mirror for Electron on loopback, and a copy of Electron's npm package that accepts the mirror's small archive. */
import { strToU8, zipSync } from 'fflate';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { binaryName } from '../../../build/electron/binary.ts';
import packageFile from '../../../node_modules/electron/package.json' with { type: 'json' };

const modules = join(import.meta.dirname, '../../../node_modules');
const archiveName = `electron-v${packageFile.version}-${process.platform}-${process.arch}.zip`;

/** Electron's archive with a script in place of the binary, which prints its arguments. */
export const archive = zipSync({
  [binaryName()]: [strToU8('#!/bin/sh\necho "Electron: $*"\n'), { os: 3, attrs: 0o100755 << 16 }],
  version: strToU8(packageFile.version),
  // Big enough to arrive in several pieces.
  'resources.pak': [randomBytes(100_000), { level: 0 }],
});

/**
 * Copies Electron's npm package, without a binary, into `node_modules` of a folder.
 * @returns the package's folder
 */
export function copyElectronPackage(root: string): string {
  const folder = join(root, 'node_modules', 'electron');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'install.js', 'index.js']) {
    cpSync(join(modules, 'electron', name), join(folder, name));
  }
  const checksums = { [archiveName]: createHash('sha256').update(archive).digest('hex') };
  writeFileSync(join(folder, 'checksums.json'), JSON.stringify(checksums));
  for (const name of ['@electron', '@electron-internal']) {
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  return folder;
}

export interface Mirror {
  /** Ends with a slash, as Electron's settings demand. */
  readonly url: string;
  readonly host: string;
  /** Requested paths. */
  readonly asked: readonly string[];
}

/** Starts a mirror that ends with the test. */
export async function startMirror(answer: RequestListener): Promise<Mirror> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/`, host, asked };
}

/** Answers with the whole archive. */
export const sendArchive: RequestListener = (_request, response) => {
  response.setHeader('content-length', archive.length).end(archive);
};
