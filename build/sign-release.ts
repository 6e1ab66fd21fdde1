/**
 * `npm run sign-release -- --key FILE [--dir FOLDER]`: signs what `npm run package` has made, so that installed programs take it as an
 * update. `-- --new-key FILE` makes the publisher's key. CONTRIBUTING.md says when.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { signText } from '../electron/publisher/signature.ts';
import { releaseText } from '../electron/updates/release-text.ts';
import { makeKey, readKey } from './publisher-key.ts';

const root = join(import.meta.dirname, '..');
/** The files that electron-builder writes for each kind of computer: latest.yml, latest-mac.yml, latest-linux.yml, … */
const channelFile = /^latest(?:-[a-z\d-]+)?\.yml$/;

interface Listed {
  readonly version: string;
  readonly files: readonly { readonly url: string; readonly sha512: string }[];
}

/**
 * Signs each list of a folder, and keeps one for its version: going back needs it when the next release is the newest.
 * @returns the names of the lists that were signed
 * @throws Error when an installer is missing or is not the listed one
 */
export async function signFolder(folder: string, key: KeyObject): Promise<string[]> {
  const lists = readdirSync(folder).filter((name) => channelFile.test(name));
  if (lists.length === 0) throw new Error(`${folder} has no latest.yml. Run npm run package first.`);
  for (const name of lists) {
    const content = readFileSync(join(folder, name), 'utf8');
    const { version, files } = parse(content) as Listed;
    for (const { url, sha512 } of files) {
      const installer = join(folder, url);
      if (!existsSync(installer)) throw new Error(`${name} lists ${url}, which is not there.`);
      if ((await hashOf(installer)) !== sha512) throw new Error(`${url} is not the file that ${name} lists.`);
    }
    for (const each of [name, `${version}-${name}`]) {
      writeFileSync(join(folder, each), content);
      writeFileSync(join(folder, `${each}.sig`), `${signText(releaseText(each, content), key)}\n`);
    }
  }
  return lists;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      key: { type: 'string' },
      'new-key': { type: 'string' },
      dir: { type: 'string', default: join(root, 'out/installers') },
    },
  });
  const newKey = values['new-key'];
  if (newKey !== undefined) {
    console.log(`Add this line to publisherKeys in electron/publisher/keys.ts:\n  '${makeKey(newKey)}',`);
    return;
  }
  if (values.key === undefined) throw new Error('Name the key: npm run sign-release -- --key FILE');
  const key = readKey(values.key);
  for (const name of await signFolder(values.dir, key)) console.log(`Signed ${name}`);
}

if (process.argv[1] === import.meta.filename) await main();
