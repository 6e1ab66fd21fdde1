/** Simulates the output of a printer that prints the wrong size and position. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DriftingPrinter } from './drifting-printer.ts';

const run = promisify(execFile);
const points = (mm: number): string => String((mm * 72) / 25.4);

/** Returns the page as that printer prints it: scaled about its middle, and moved. */
export async function printedBy(printer: DriftingPrinter, pdf: Uint8Array): Promise<Uint8Array> {
  const { scaleX, scaleY, offsetXMm, offsetYMm } = printer;
  const program = [
    '<< /BeginPage { pop currentpagedevice /PageSize get aload pop 2 div exch 2 div exch 2 copy translate',
    `${points(offsetXMm)} ${points(-offsetYMm)} translate ${scaleX} ${scaleY} scale`,
    'neg exch neg exch translate } >> setpagedevice',
  ].join(' ');
  const folder = await mkdtemp(join(tmpdir(), 'drift-'));
  try {
    const [sent, printed] = [join(folder, 'sent.pdf'), join(folder, 'printed.pdf')];
    await writeFile(sent, pdf);
    const quiet = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite'];
    await run('gs', [...quiet, `-sOutputFile=${printed}`, '-c', program, '-f', sent]);
    return await readFile(printed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
