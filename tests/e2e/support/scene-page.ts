/** The kiosk's page over the fixture, served from a build of its own, and tests that look at its scenes. */
import { expect, test as base, type Page } from '@playwright/test';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, preview } from 'vite';
import { folderOfThisRun } from './sitters.ts';

const configFile = join(import.meta.dirname, '../../support/fixture/page/vite.config.ts');

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

declare global {
  interface Window {
    /** Set by the fixture's page: shows another scene in it, over a fixture of its own. */
    readonly showScene?: (where: string) => Promise<void>;
  }
}

/** `npm run proof -- languages` looks at the scenes in each language. */
const language = process.env['HEADROOM_LANGUAGE'];

/** Returns the address of a scene in that language. */
export function inLanguage(where: string): string {
  if (language === undefined) return where;
  const [query = '', hash = ''] = where.split('#');
  return `${query === '' ? '?' : `${query}&`}language=${language}#${hash}`;
}

/** Shows a scene. @param where the query and the hash of its address */
export type OpenScene = (where: string) => Promise<void>;

interface ScenePage {
  readonly sceneAddress: string;
  readonly scenePage: Page;
}
interface Scenes {
  readonly openScene: OpenScene;
}

/**
 * One page for all scenes of a worker: it is loaded once, and each scene mounts the kiosk again with empty storage, stores
 * of its own and a fixture of its own (decision 72). Loading it for each scene takes twice as long as most scenes.
 */
export const test = base.extend<Scenes, ScenePage>({
  sceneAddress: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      // Served from a build, because a page served from its sources makes two hundred requests.
      const outDir = await builtPage();
      const server = await preview({
        configFile,
        build: { outDir },
        preview: { port: 0, host: '127.0.0.1' },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  scenePage: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale } = project.use;
      const context = await browser.newContext({
        ...(viewport === undefined ? {} : { viewport }),
        ...(locale === undefined ? {} : { locale }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ scenePage }, use) => {
    const uncaught: string[] = [];
    const note = (error: Error): void => void uncaught.push(error.message);
    scenePage.on('pageerror', note);
    await use(scenePage);
    scenePage.off('pageerror', note);
    expect(uncaught, 'exceptions in the page').toEqual([]);
  },
  openScene: async ({ page, sceneAddress }, use) => {
    await use(async (scene) => {
      const where = inLanguage(scene);
      if (page.url() === 'about:blank') await page.goto(`${sceneAddress}${where}`);
      else await page.evaluate((next) => window.showScene?.(next), where);
    });
  },
});

export { expect };
