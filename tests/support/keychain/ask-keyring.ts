/** Asks a keyring in a process of its own, as keytar does. */
import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { startKeyring, type Keyring, type KeyringState } from './keyring.ts';
import type { SecretRequest } from './secret-script.ts';

const script = fileURLToPath(new URL('./secret-script.ts', import.meta.url));

export async function ask(env: NodeJS.ProcessEnv, request: SecretRequest): Promise<unknown> {
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(request));
  return await json(child.stdout);
}

export async function keyring(home: string, how: KeyringState): Promise<Keyring> {
  const started = await startKeyring(home, how);
  onTestFinished(() => started.stop());
  return started;
}
