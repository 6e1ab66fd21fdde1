/**
 * A print in a process of its own, to be killed while the spooler reads the sheet. Its arguments are the folder for
 * working copies, the folder in memory (empty for none) and the sheet's content.
 */
import { withPrivateFile } from '../../../electron/printing/cups/private-file.ts';
import { createScratch } from '../../../electron/scratch.ts';

const [, , dir = '', memory = '', sheet = ''] = process.argv;
await withPrivateFile(createScratch(dir, memory || null), Buffer.from(sheet), async (file) => {
  process.stdout.write(`${file}\n`);
  await new Promise(() => setInterval(() => undefined, 60_000));
});
