/**
 * An export in a process of its own, to be killed: writes two files of one name into the folder of its first
 * argument, as the kiosk with the data folder of its second.
 */
import { createParts, kioskMark } from '../../../electron/exporting/parts.ts';
import { startFiles } from '../../../electron/exporting/write-files.ts';

const [, , folder = '', dataDir = ''] = process.argv;
const files = await startFiles(folder, createParts(kioskMark(dataDir)));
for (const letter of ['a', 'b']) {
  await files.add({ stem: 'photo', ending: 'jpg', bytes: Buffer.alloc(50_000, letter) });
}
await files.finish();
