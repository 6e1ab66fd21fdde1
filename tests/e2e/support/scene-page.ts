/** The kiosk's page over the fixture, served from a build of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface ScenePage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const configFile = join(import.meta.dirname, '../../support/fixture-page/vite.config.ts');

/** Built once for whoever asks: served as it is, a page is two hundred requests. */
export async function serveScenes(): Promise<ScenePage> {
  const outDir = mkdtempSync(join(tmpdir(), 'headroom-scenes-'));
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
