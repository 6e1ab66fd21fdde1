/**
 * Does all of the kiosk's work with pictures in one process, which is started with the system's GLib because
 * Electron's processes have it too. Prints one line of JSON at the end.
 *
 * @param argv `kiosk` to load sharp as the kiosk does; `native` to load sharp as it does on its own
 */
import { collectGarbage } from '../../../electron/collect.ts';
import { noCorrection } from '../../../shared/printing.ts';
import { planSheet } from '../../../shared/sheet.ts';

const stretches = process.argv[2] === 'kiosk' ? 3 : 1;
const { default: sharp } =
  process.argv[2] === 'kiosk' ? await import('../../../electron/sharp.ts') : await import('sharp');
const { pictureJobs } = await import('../../../electron/imaging/picture-jobs.ts');
const { paperJobs } = await import('../../../electron/printing/paper-jobs.ts');
// Not earlier, because this import loads sharp in its own way.
const { everydayRequest } = await import('../printing/sheets.ts');

sharp.cache(false);
const create = { width: 350, height: 450, channels: 3, background: '#c8a080' } as const;
const photo = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const memory = [await memoryAfterThumbnails()];
for (let stretch = 0; stretch < stretches; stretch += 1) memory.push(await memoryAfterThumbnails());
const grownMiB = memory.slice(1).map((after, stretch) => (after - (memory[stretch] ?? 0)) / 2 ** 20);

await pictureJobs.inspectPicture(photo);
await pictureJobs.copyForService(photo, null);
await pictureJobs.encodeForExport(photo, 'png', { dpi: 300, asked: null, limitBytes: null });
await pictureJobs.seesThrough(
  await sharp({ create: { ...create, channels: 4 } })
    .png()
    .toBuffer(),
);
const [everyday] = everydayRequest.photos;
if (everyday === undefined) throw new Error('a sheet without a photo');
const plan = planSheet({ ...everydayRequest, photos: [{ ...everyday, caption: 'Amelia Okafor' }] });
const sheet = {
  ...{ plan, pictures: new Map([[everyday.photoId, await sharp({ create }).jpeg().toBuffer()]]) },
  ...{ title: '261121-001', correction: noCorrection, format: 'jpeg' as const },
  frame: { dpiX: 300, dpiY: 300, raster: null },
};
const raster = await paperJobs.compose('raster', sheet);

const wasm = 'emscripten' in sharp.versions;
// A leak grows in every stretch. What the allocators keep for later grows in some of them only.
console.log(JSON.stringify({ wasm, leastGrownMiB: Math.min(...grownMiB), raster: raster.byteLength }));

/** Returns the process's memory without the garbage of V8, bytes. */
async function memoryAfterThumbnails(): Promise<number> {
  for (let made = 0; made < 24; made += 1) await pictureJobs.thumbnail(photo, 192);
  collectGarbage();
  return process.memoryUsage.rss();
}
