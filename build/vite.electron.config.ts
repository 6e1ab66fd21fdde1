import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions, type Plugin, type UserConfig } from 'vite';
import { drawIcon, linuxIconsPx } from './draw-icon.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Electron's own JavaScript engine: Electron 45 runs Node 24. */
const target = 'node24';

/**
 * Packages are not bundled but loaded from `node_modules` at run time: several have native code or files of their own,
 * which a bundle would leave behind. A package that is there only for development is missing from the archive, and a
 * bundled one would hide that.
 */
const isExternal = (id: string): boolean => /^[@\w]/.test(id) && !isAbsolute(id);

/** Each starts as a program or thread of its own; workers are recognised by their file names. */
const entries = (): string[] => [
  'electron/main.ts',
  'electron/practice/main.ts',
  ...globSync('electron/**/*worker.ts', { cwd: root, exclude: ['electron/browser/**'] }),
];

/**
 * The main process, the practice service and the workers: ES modules, one built file for each source file at the same
 * path, so that a module finds its worker beside it before and after the build alike. `electron/browser` is imported
 * by none of them and is not built.
 */
const main: EnvironmentOptions = {
  consumer: 'server',
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: false,
    target,
    minify: false,
    rolldownOptions: {
      input: entries().map((entry) => join(root, entry)),
      external: isExternal,
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: root,
        entryFileNames: '[name].js',
      },
    },
  },
};

/** The preload: one CommonJS file, because a sandboxed preload can only require `electron`. */
const preload: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    outDir: join(root, 'dist/electron'),
    emptyOutDir: false,
    target,
    minify: false,
    rolldownOptions: {
      input: join(root, 'electron/preload.ts'),
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs', codeSplitting: false },
    },
  },
};

/** Draws the icon beside the built main process, and the sizes for the Linux package beside the program. */
const icon = (): Plugin => ({
  name: 'headroom-icon',
  applyToEnvironment: (environment) => environment.name === 'main',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'electron/icon.png', source: await drawIcon() });
    for (const px of linuxIconsPx) {
      this.emitFile({ type: 'asset', fileName: `icons/${px}x${px}.png`, source: await drawIcon(px) });
    }
  },
});

/**
 * Returns the whole build of Electron's side.
 *
 * @param dist the folder for `electron/`, `shared/` and `icons/`; all are emptied first
 */
export const electronBuild = (dist: string): UserConfig => ({
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { HEADROOM_BUILT_AT: JSON.stringify(new Date().toISOString()) },
  plugins: [icon()],
  environments: {
    main: { ...main, build: { ...main.build, outDir: dist } },
    preload: { ...preload, build: { ...preload.build, outDir: join(dist, 'electron') } },
  },
  builder: {
    async buildApp(builder) {
      for (const built of ['electron', 'shared', 'icons'])
        await rm(join(dist, built), { recursive: true, force: true });
      for (const name of ['main', 'preload'] as const) {
        const environment = builder.environments[name];
        if (environment === undefined) throw new Error(`no environment ${name}`);
        await builder.build(environment);
      }
    },
  },
});

export default defineConfig(electronBuild(join(root, 'dist')));
