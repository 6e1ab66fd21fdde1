/**
 * Runs in a process of its own, whose environment names the keychain: reads one request as JSON from its standard
 * input and prints the outcome as JSON. It uses pipes, so that no secret ever appears in a list of processes.
 */
import { text } from 'node:stream/consumers';
import { keytarStore } from '../../../electron/secrets/keytar-store.ts';
import type { SecretName } from '../../../electron/secrets/store.ts';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { KioskError } from '../../../shared/errors.ts';

export interface SecretRequest {
  readonly do: 'get' | 'set' | 'remove' | 'vault-key' | 'create-vault-key';
  readonly name?: SecretName;
  readonly value?: string;
}

async function answer({ do: what, name = 'account', value = '' }: SecretRequest): Promise<unknown> {
  const store = keytarStore({ patienceMs: 10_000 });
  if (what === 'get') return await store.get(name);
  if (what === 'set') return await store.set(name, value).then(() => 'set');
  if (what === 'remove') return await store.remove(name).then(() => 'removed');
  return Buffer.from(await vaultKey(store, { create: what === 'create-vault-key' })).toString('hex');
}

try {
  const request = JSON.parse(await text(process.stdin)) as SecretRequest;
  process.stdout.write(JSON.stringify((await answer(request)) ?? null));
} catch (error) {
  if (!(error instanceof KioskError)) throw error;
  process.stdout.write(JSON.stringify(`${error.code} ${String(error.details['reason'])}`));
}
