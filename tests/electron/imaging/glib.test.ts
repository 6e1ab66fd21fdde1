import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../support/pictures/glib-process.ts', import.meta.url));

/**
 * Libraries of the system that every process of Electron on Linux links. A Node that preloads them is in the same
 * situation.
 */
const glib = ['glib', 'gobject', 'gio'].flatMap((name) =>
  globSync(`/{usr/lib,usr/lib64,lib}/{,*-linux-gnu/}lib${name}-2.0.so.0`).slice(0, 1),
);

async function underGlib(way: 'kiosk' | 'native') {
  const env = { ...process.env, LD_PRELOAD: glib.join(':') };
  const { stdout, stderr } = await run(process.execPath, [program, way], { env, maxBuffer: 2 ** 26 });
  const facts = JSON.parse(stdout) as { wasm: boolean; leastGrownMiB: number; raster: number };
  return { ...facts, criticals: stderr.split('CRITICAL').length - 1 };
}

describe.skipIf(glib.length < 3)(
  'pictures in a process that has the system’s GLib, as Electron’s on Linux',
  () => {
    it('are processed without a critical message and without growing memory', async () => {
      const { wasm, criticals, leastGrownMiB, raster } = await underGlib('kiosk');
      expect({ wasm, criticals }).toEqual({ wasm: true, criticals: 0 });
      expect(leastGrownMiB).toBeLessThan(6);
      expect(raster).toBeGreaterThan(10_000);
    });

    it('would cause thousands of them if sharp loaded itself, which shows that this test can fail', async () => {
      const { wasm, criticals } = await underGlib('native');
      expect(wasm).toBe(false);
      expect(criticals).toBeGreaterThan(1_000);
    });
  },
);
