/** Prints into a folder: what practice does, and what a studio without a printer does. */
import { constants } from 'node:fs';
import { access, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { makeFolder, syncFolder } from '../durable-folder.ts';
import { diskError } from './disk-error.ts';
import { noQueue, report, type Printer, type PrintJob } from './printer.ts';
import type { PrinterView } from '../../shared/model.ts';

export const filePrinterId = 'file';
/** More files of one name than any order has sheets. */
const mostFiles = 1_000;

const view: PrinterView = {
  id: filePrinterId,
  name: 'PDF',
  state: 'ready',
  trouble: null,
  hold: null,
  reasons: [],
  isDefault: false,
};

/** A title as the name of a file on any system: `261121-004 sheet 1` becomes `261121-004-sheet-1`. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\dA-Za-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return name === '' ? 'sheet' : name;
}

/** Creates the file; false when there is one of this name already, which is left as it is. */
async function create(path: string, bytes: Uint8Array): Promise<boolean> {
  let file;
  try {
    file = await open(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return true;
}

async function write(folder: string, { title, file }: PrintJob): Promise<string> {
  await makeFolder(folder);
  const base = fileNameOf(title);
  for (let count = 1; count <= mostFiles; count++) {
    const name = count === 1 ? `${base}.pdf` : `${base}-${count}.pdf`;
    if (!(await create(join(folder, name), file))) continue;
    await syncFolder(folder);
    return name;
  }
  throw new Error('too many files of one name');
}

/**
 * @param folder where sheets go; made when it is missing
 */
export function createFilePrinter(folder: string): Printer {
  return {
    list: () => Promise.resolve([view]),

    takes: () => 'pdf',

    driver: () => Promise.resolve(null),

    ready: () => Promise.resolve(view),

    submit: async (job) => ({ jobId: await write(folder, job).catch(diskError) }),

    follow: (_printerId, name, onReport) => {
      let following = true;
      const say = (state: 'printed' | 'uncertain'): void => {
        if (following) onReport(report(state, name));
      };
      access(join(folder, name), constants.R_OK).then(
        () => say('printed'),
        () => say('uncertain'),
      );
      return () => {
        following = false;
      };
    },

    cancel: () => Promise.reject(new KioskError('WRONG_STEP', 'a file is there as soon as it is written')),

    resume: () => Promise.reject(noQueue()),
  };
}
