/**
 * Builds the browser's kiosk for the Windows lab. Wine takes a hundredth of a second to open a module, and the sources
 * and packages are a thousand modules: in a few files, a kiosk starts in a third of the processor time.
 */
import { globSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, relative, win32 } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { windowsProject } from './lab.ts';

/** Packages that load files of their own: native code, fonts, models and workers. */
const withFiles = ['better-sqlite3', 'keytar', 'koffi', 'sharp', 'pino', 'pdfkit', '@vladmandic/human'];

const isExternal = (id: string): boolean =>
  id.startsWith('node:') ||
  [...builtinModules, ...withFiles].some((name) => id === name || id.startsWith(`${name}/`));

/** Programs that start as a process or a thread of their own. */
const programs = (root: string): readonly string[] => [
  'electron/browser/main.ts',
  'electron/practice/main.ts',
  ...globSync('electron/**/*worker.ts', { cwd: root }),
];

/**
 * Gives each module the address that it would have if it were built alone, at its source's place. From there it finds
 * the page and its workers, wherever the bundle has put it.
 */
const addresses = (root: string): Plugin => ({
  name: 'headroom-addresses',
  transform(code, id) {
    const path = relative(root, id);
    if (!path.startsWith('electron/') || !code.includes('import.meta.')) return null;
    const file = win32.join(windowsProject, ...path.replace(/\.ts$/, '.js').split(posix.sep));
    const url = pathToFileURL(file, { windows: true }).href;
    return code
      .replaceAll('import.meta.url', JSON.stringify(url))
      .replaceAll('import.meta.dirname', JSON.stringify(win32.dirname(file)));
  },
});

/**
 * Writes the kiosk's programs beside their sources in the lab's copy of the project, and what they share to `chunks/`.
 *
 * @param root the project's folder
 * @param project the copy of the project
 */
export async function buildWindowsKiosk(root: string, project: string): Promise<void> {
  rmSync(join(project, 'chunks'), { recursive: true, force: true });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [addresses(root)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: project,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          programs(root).map((file) => [file.replace(/\.ts$/, ''), join(root, file)]),
        ),
        external: isExternal,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
