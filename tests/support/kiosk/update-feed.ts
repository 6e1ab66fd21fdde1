/** A feed of updates on loopback, with releases that the project's own script has signed, and the faults of a network. */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { signFolder } from '../../../build/sign-release.ts';
import { publicTextOf } from '../../../electron/publisher/signature.ts';

/** How the feed sends installers. */
export type FeedFault = 'none' | 'cut' | 'stall' | 'changed';

export interface UpdateFeed {
  /** Folder that is served; it is a feed too. */
  readonly folder: string;
  readonly address: string;
  /** As `publisherKeys`. */
  readonly keys: readonly string[];
  /** Publishes a release, as `npm run package` and `npm run sign-release` do. */
  publish(version: string, more?: Partial<PublishOptions>): Promise<void>;
  /** Lets the next downloads of installers fail in this way. */
  fail(fault: FeedFault, times?: number): void;
  /** Paths that were asked for, without their queries. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

interface PublishOptions {
  /** Size that the list claims, bytes. */
  readonly bytes: number;
  readonly administrator: boolean;
  /** Signs with another key, or not at all. */
  readonly signature: 'right' | 'foreign' | 'none';
}

export const installerName = (version: string): string => `headroom_${version}_x64.deb`;
const installerBytes = 400_000;

export async function startFeed(folder: string): Promise<UpdateFeed> {
  mkdirSync(folder, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const foreign = generateKeyPairSync('ed25519').privateKey;
  const asked: string[] = [];
  let fault: FeedFault = 'none';
  let faultsLeft = 0;

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://feed').pathname);
    asked.push(path);
    const file = join(folder, path);
    const bytes = statSync(file, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isFaulty = path.endsWith('.deb') && faultsLeft > 0;
    if (isFaulty) faultsLeft -= 1;
    response.writeHead(200, { 'content-length': bytes });
    if (isFaulty) sendFaulty(response, file, fault);
    else createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    ...{ folder, asked },
    address: `http://127.0.0.1:${String(port)}/`,
    keys: [publicTextOf(privateKey)],
    async publish(version, { bytes, administrator = false, signature = 'right' } = {}) {
      const installer = Buffer.concat([Buffer.from(`${version}\n`), randomBytes(installerBytes)]);
      const url = installerName(version);
      writeFileSync(join(folder, url), installer);
      const file = {
        ...{ url, sha512: createHash('sha512').update(installer).digest('base64') },
        size: bytes ?? installer.length,
        ...(administrator ? { isAdminRightsRequired: true } : {}),
      };
      const list = { version, files: [file], path: url, sha512: file.sha512 };
      writeFileSync(
        join(folder, 'latest-linux.yml'),
        stringify({ ...list, releaseDate: '2026-11-26T09:00:00.000Z' }),
      );
      await signFolder(folder, signature === 'foreign' ? foreign : privateKey);
      if (signature === 'none') writeFileSync(join(folder, 'latest-linux.yml.sig'), '');
    },
    fail(next, times = Infinity) {
      fault = next;
      faultsLeft = times;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sendFaulty(response: ServerResponse, file: string, fault: FeedFault): void {
  const bytes = readFileSync(file);
  if (fault === 'changed') {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (fault === 'cut') response.destroy();
  });
}
