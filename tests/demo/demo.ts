/**
 * `npm run demo`: plays one whole order automatically, in Chromium, through the real screens and a real camera
 * stream, on the practice service. `[--portrait FILE] [--document CODE] [--medium 4x6in] [--out DIR]`
 */
import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { media, mediumIds, type KnownMediumId } from '../../shared/sheet-media.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import type { KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { openDemo } from './open-demo.ts';
import { walkThroughOrder } from './walk.ts';

const { values } = parseArgs({
  options: {
    portrait: { type: 'string' },
    document: { type: 'string', default: 'uk-passport' },
    medium: { type: 'string', default: '4x6in' },
    out: { type: 'string', default: 'out' },
  },
});

const isMedium = (id: string): id is KnownMediumId => Object.hasOwn(media, id);
if (!isMedium(values.medium)) fail(`There is no medium ${values.medium}. One of: ${mediumIds.join(', ')}.`);
const mediumId = values.medium;

const out = resolve(values.out);
await mkdir(out, { recursive: true });

const begun = performance.now();
let last = begun;
const tell = (what: string): void => {
  const now = performance.now();
  console.log(
    `${((now - begun) / 1000).toFixed(1).padStart(6)} s  ${what} (${((now - last) / 1000).toFixed(1)} s)`,
  );
  last = now;
};

const { kiosk, page, close } = await openDemo(values.portrait && resolve(values.portrait), tell);
try {
  const documentName = await nameOf(kiosk, values.document);
  await walkThroughOrder({ page, out, documentName, mediumId, onStep: tell });
} finally {
  await close();
}
console.log(`Left in ${out}:\n  ${(await readdir(out)).toSorted().join('\n  ')}`);

/** Returns the screens' name for a document that the service knows by a code. */
async function nameOf(host: KioskProcess, specCode: string): Promise<string> {
  const client = await connectClient(await host.address());
  const documents = await client.call('listDocuments');
  const found = documents.find((each) => each.specCode === specCode);
  const known = documents.map((each) => each.specCode).join(', ');
  return found?.name ?? fail(`The service knows no document ${specCode}. It knows: ${known}.`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
