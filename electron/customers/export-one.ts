/** One customer as a folder of files: pictures, the data as JSON, and a page to read. */
import { KioskError } from '../../shared/errors.ts';
import type { CustomerId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language/languages.ts';
import { stemOf } from '../exporting/file-name.ts';
import type { FileToWrite } from '../exporting/write-folder.ts';
import type { Needs } from '../orders/deps.ts';
import { customerFile, type CustomerFile, type FileDeps } from './customer-file.ts';
import { customerPage } from './customer-page.ts';

export interface CustomerFolder {
  /** The folder's name, unless it is in use. */
  readonly stem: string;
  readonly files: AsyncIterable<FileToWrite>;
}

/** @throws KioskError NOT_FOUND for a customer who was erased or merged into another; `files` throws the errors of the vault */
export async function customerFolder(
  deps: FileDeps & Needs<'vault'>,
  id: CustomerId,
): Promise<CustomerFolder> {
  if (deps.records.customers.get(id)?.erasedAt !== null)
    throw new KioskError('NOT_FOUND', 'no such customer');
  const { data, pictures } = await customerFile(deps, id);
  const language = languageOf(data) ?? deps.settings.get().language;
  async function* files(): AsyncGenerator<FileToWrite> {
    const missing = new Set<string>();
    for (const { imageId, name } of pictures) {
      const bytes = await pictureIn(deps, imageId);
      if (bytes === null) missing.add(name);
      else yield { name, bytes };
    }
    const json = { ...data, missingFiles: [...missing] };
    yield { name: 'customer.json', bytes: Buffer.from(`${JSON.stringify(json, null, 2)}\n`) };
    yield { name: 'customer.html', bytes: Buffer.from(customerPage(data, missing, language)) };
  }
  return { stem: stemOf({ of: [data.customer.name], label: data.exportedAt.slice(0, 10) }), files: files() };
}

/** Returns the language that the customer chose last; null where they never did. */
function languageOf({ orders }: CustomerFile): Language | null {
  const newestFirst = orders.toSorted((a, b) => b.begunAt.localeCompare(a.begunAt));
  return newestFirst.find(({ language }) => language !== null)?.language ?? null;
}

/** Returns null for a picture whose file is missing. */
async function pictureIn(
  { vault }: Needs<'vault'>,
  imageId: Parameters<typeof vault.get>[0],
): Promise<Uint8Array | null> {
  try {
    return await vault.get(imageId);
  } catch (error) {
    if (error instanceof KioskError && error.code === 'PHOTO_FILE_MISSING') return null;
    throw error;
  }
}
