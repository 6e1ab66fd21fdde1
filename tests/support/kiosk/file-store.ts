import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { memoryStore } from './memory-store.ts';

/** A keychain that several processes have, one after the other: its entries are in a file, which is written at each change. */
export function fileStore(file: string): ReturnType<typeof memoryStore> {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const store = memoryStore(kept);
  const save = (): void => writeFileSync(file, JSON.stringify(Object.fromEntries(store.entries)));
  return {
    ...store,
    async set(name, value) {
      await store.set(name, value);
      save();
    },
    async remove(name) {
      await store.remove(name);
      save();
    },
  };
}
