import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { preProcessFile } from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuilder } from 'vite';
import { runInNewContext } from 'node:vm';
import { electronBuild } from '../../../build/vite.electron.config.ts';
import { callNames } from '../../../shared/contract.ts';

const root = join(import.meta.dirname, '../../..');
const packageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly main: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

let dist = '';
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'headroom-build-'));
  const builder = await createBuilder({ configFile: false, ...electronBuild(dist) });
  await builder.buildApp();
}, 120_000);
afterAll(() => rm(dist, { recursive: true, force: true }));

/** Returns the imports of a built module: static, dynamic and CommonJS. */
const importsOf = (file: string): string[] =>
  preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
/** Returns all packages and parts of Node that a built program loads, through its own modules. */
function loadedBy(program: string): string[] {
  const [modules, others] = [new Set([join(dist, program)]), new Set<string>()];
  for (const file of modules) {
    for (const id of importsOf(file)) {
      if (id.startsWith('.')) modules.add(join(dirname(file), id));
      else others.add(id);
    }
  }
  return [...others].sort();
}
const builtModules = (): string[] => globSync('**/*.js', { cwd: dist });

describe('the built preload', () => {
  it('requires nothing but electron', () => {
    expect(importsOf(join(dist, 'electron/preload.cjs'))).toEqual(['electron']);
  });

  it('runs where only electron can be required, and exposes the contract', () => {
    const exposed: string[] = [];
    const contextBridge = {
      exposeInMainWorld: (_name: string, bridge: object) => exposed.push(...Object.keys(bridge)),
    };
    const onlyElectron = (id: string): object => {
      if (id !== 'electron') throw new Error(`${id} cannot be required in a sandboxed preload`);
      return { contextBridge, ipcRenderer: {} };
    };
    runInNewContext(readFileSync(join(dist, 'electron/preload.cjs'), 'utf8'), { require: onlyElectron });
    expect(exposed).toEqual(expect.arrayContaining([...callNames]));
  });
});

/** Returns `@scope/name` or `name` of a package, without the path of a module in it. */
const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

describe('the built main process', () => {
  it('begins at the file that package.json names', () => {
    expect(existsSync(join(dist, packageFile.main.replace('dist/', '')))).toBe(true);
  });

  it('contains nothing of the browser host', () => {
    expect(globSync('**/browser/**', { cwd: dist })).toEqual([]);
    const asked = builtModules().flatMap((file) => importsOf(join(dist, file)));
    expect(asked.filter((id) => id.includes('browser/') || id === '@fastify/cookie')).toEqual([]);
  });

  it('imports only its own modules, Node, Electron and the run-time dependencies', () => {
    const known = ['electron', ...builtinModules, ...Object.keys(packageFile.dependencies)];
    const foreign = builtModules()
      .flatMap((file) => importsOf(join(dist, file)))
      .filter((id) => !id.startsWith('.') && !id.startsWith('node:') && !known.includes(packageOf(id)));
    expect(foreign).toEqual([]);
  });

  it('finds each of its own modules beside itself', () => {
    const missing = builtModules().flatMap((file) =>
      importsOf(join(dist, file))
        .filter((id) => id.startsWith('.') && !existsSync(join(dist, dirname(file), id)))
        .map((id) => `${file} -> ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('has every worker and the practice service where their sources expect them', () => {
    const sources = ['electron/practice/main.ts', ...globSync('electron/**/*worker.ts', { cwd: root })];
    const built = builtModules();
    expect(sources.filter((source) => !built.includes(source.replace(/\.ts$/, '.js')))).toEqual([]);
  });

  it('decodes no picture in the process that has the keychain and the records', () => {
    const loaded = loadedBy('electron/main.js');
    expect(loaded).toEqual(expect.arrayContaining(['better-sqlite3', 'keytar']));
    expect(loaded).not.toContain('sharp');
  });

  it('gives the process that decodes pictures no code for keychain, records or network', () => {
    expect(loadedBy('electron/imaging/picture-worker.js')).toEqual(['node:fs', 'node:module', 'sharp']);
    const papers = loadedBy('electron/printing/compose-worker.js');
    expect(papers).toContain('sharp');
    expect(papers.filter((id) => /sqlite|keytar|net|http|child_process|electron|fastify/.test(id))).toEqual(
      [],
    );
  });

  it('contains its icon', async () => {
    expect(await sharp(join(dist, 'electron/icon.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1024,
      height: 1024,
      hasAlpha: true,
    });
  });
});
