/** Opens prints that were saved as PDF, as anyone with the key can. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceKeyOf } from '../../../electron/missing-records.ts';
import { modePaths } from '../../../electron/paths.ts';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { unseal } from '../../../electron/vault/seal.ts';
import { isId } from '../../../shared/ids.ts';
import type { OpenKiosk } from '../kiosk/open-kiosk.ts';

/** Returns the PDFs below a folder by the ids of their prints. Throws on a file that the key does not open. */
function openSheets(folder: string, key: Uint8Array): ReadonlyMap<string, Buffer> {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return new Map(
    files
      // A kill may leave a half-written one, which is sealed too.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map(({ parentPath, name }) => {
        const bytes = isId('prt', name) ? unseal(key, name, readFileSync(join(parentPath, name))) : null;
        if (bytes === null) throw new Error(`not a sealed sheet: ${name}`);
        return [name, Buffer.from(bytes)] as const;
      }),
  );
}

/** The PDFs of practice, whose key is in a file, by the ids of their prints. */
export function practiceSheets(dataDir: string): ReadonlyMap<string, Buffer> {
  const paths = modePaths(dataDir, 'practice');
  return existsSync(paths.sheets) ? openSheets(paths.sheets, readFileSync(practiceKeyOf(paths))) : new Map();
}

/** The PDFs of a kiosk with an account, by the names that staff see. */
export async function savedSheets(
  kiosk: Pick<OpenKiosk, 'call' | 'secrets'> & { readonly dataDir: string },
): Promise<ReadonlyMap<string, Buffer>> {
  const key = await vaultKey(kiosk.secrets, { create: false });
  const sheets = openSheets(modePaths(kiosk.dataDir, 'account').sheets, key);
  const prints = await kiosk.call('listPrints');
  return new Map(
    [...sheets]
      .map(([id, bytes]) => [prints.find((print) => print.id === id)?.saved?.name ?? id, bytes] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
