/**
 * `npm run demo`: plays one whole order automatically, in Chromium, through the real screens and a real camera
 * stream, on the practice service. `[--portrait FILE] [--document CODE] [--medium 4x6in] [--out DIR]`
 */
import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged, page as kioskPage } from '../../build/build-if-changed.ts';
import { findChromium } from '../../electron/browser/chromium.ts';
import { paper } from '../../renderer/i18n/en/paper.ts';
import { media, mediumIds, type KnownMediumId } from '../../shared/sheet-media.ts';
import { connectClient } from '../support/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk-process.ts';
import { cameraFeed } from './camera-feed.ts';
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
const mediumName = paper.media[values.medium];
const executablePath = (await findChromium()) ?? fail('There is no Chromium on this machine.');

const out = resolve(values.out);
const work = await mkdtemp(join(tmpdir(), 'headroom-demo-'));
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

const root = join(import.meta.dirname, '../..');
buildIfChanged(root, kioskPage);
tell('the page is built');
const feed = await cameraFeed(work, values.portrait && resolve(values.portrait));
tell(
  values.portrait === undefined
    ? 'a customer is drawn and stands at the camera'
    : 'the picture stands at the camera',
);
const kiosk = await startKiosk({ dataDir: join(work, 'data') });
tell('the kiosk and its practice service are up');

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
const camera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${feed}`,
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// Chromium starts here, so that its camera has a name and not a path.
process.chdir(work);
const browser = await chromium.launch({ executablePath, args: [...quiet, ...camera, ...asRoot] });
try {
  const documentName = await nameOf(kiosk, values.document);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  page.setDefaultTimeout(20_000);
  await page.goto(await kiosk.address());
  await walkThroughOrder({ page, out, documentName, mediumName, onStep: tell });
} finally {
  await browser.close();
  await kiosk.stop();
  await rm(work, { recursive: true, force: true });
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
