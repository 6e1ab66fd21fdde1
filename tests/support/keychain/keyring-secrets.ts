import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { modePaths } from '../../../electron/paths.ts';
import { recordsKeyOf } from '../../../electron/records/file/key.ts';
import { noteKey } from '../records/records-file.ts';
import type { SecretRequest } from './secret-script.ts';

/** Asks the keychain of an environment, in a process of its own. @returns the outcome as JSON text */
export async function askKeychain(env: NodeJS.ProcessEnv, request: SecretRequest): Promise<unknown> {
  const script = join(import.meta.dirname, 'secret-script.ts');
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(request));
  return JSON.parse(await text(child.stdout));
}

/** Notes the key that a keychain holds for the studio's records in a data folder. */
export async function noteKeyringKey(env: NodeJS.ProcessEnv, dataDir: string): Promise<void> {
  const hex = String(await askKeychain(env, { do: 'vault-key' }));
  noteKey(modePaths(dataDir, 'account').records, recordsKeyOf(Buffer.from(hex, 'hex')));
}
