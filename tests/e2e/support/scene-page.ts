/** The kiosk's page over the fixture, served from a build of its own. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, preview } from 'vite';
import { folderOfThisRun } from './sitters.ts';

export interface ScenePage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const configFile = join(import.meta.dirname, '../../support/fixture-page/vite.config.ts');

/** True when the folder was made; false when another worker has made it. */
function made(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Builds once per run, by the first worker that asks, because it takes five seconds of a processor. A worker that
 * fails gives up its turn, and the next worker tries.
 * @returns the folder that holds the built page
 */
async function builtPage(): Promise<string> {
  const outDir = join(folderOfThisRun(), 'scenes');
  const [turn, underWay] = [`${outDir}-turn`, `${outDir}-under-way`];
  while (!existsSync(outDir)) {
    if (!made(turn)) {
      await wait(100);
      continue;
    }
    try {
      await build({ configFile, logLevel: 'error', build: { outDir: underWay, emptyOutDir: true } });
      // The folder is complete once it has this name. The turn is kept, so that no other worker builds.
      renameSync(underWay, outDir);
    } catch (error) {
      rmSync(turn, { recursive: true });
      throw error;
    }
  }
  return outDir;
}

/** Served from a build, because a page served from its sources makes two hundred requests. */
export async function serveScenes(): Promise<ScenePage> {
  const outDir = await builtPage();
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
