import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildIfChanged, type Build } from '../../build/build-if-changed.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const build: Build = { name: 'page', inputs: ['source', 'lock.json'], outputs: ['dist'], args: ['out.js'] };
let root: string;

const write = (path: string, text: string): void => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const built = (): string => readFileSync(join(root, 'dist/out.js'), 'utf8');

/** Copies the source in place of Vite's build, so that the result shows which source it was built from. */
const builder = `const fs = require('node:fs');
const text = fs.readFileSync('source/deep/a.ts', 'utf8');
if (text === 'broken') process.exit(1);
fs.mkdirSync('dist', { recursive: true });
fs.writeFileSync('dist/' + process.argv[2], text);`;

beforeEach(() => {
  root = tempFolder();
  write('node_modules/vite/bin/vite.js', builder);
  write('source/deep/a.ts', 'one');
  write('lock.json', '{}');
});

it('builds once, and not again while nothing changes', () => {
  expect(buildIfChanged(root, build)).toBe(true);
  expect(built()).toBe('one');
  expect(buildIfChanged(root, build)).toBe(false);
});

it.each([
  ['a source changed', () => write('source/deep/a.ts', 'two')],
  ['a source was added', () => write('source/b.ts', '')],
  ['the dependencies changed', () => write('lock.json', '{"vue":1}')],
  ['a built file is missing', () => rmSync(join(root, 'dist/out.js'))],
  ['something else was built into the same folder', () => write('dist/other.js', 'x')],
  [
    'the dependencies were installed again',
    () => rmSync(join(root, 'node_modules/.cache'), { recursive: true }),
  ],
])('builds again when %s', (_why, change) => {
  buildIfChanged(root, build);
  change();
  expect(buildIfChanged(root, build)).toBe(true);
  expect(buildIfChanged(root, build)).toBe(false);
});

it('builds the old source again after a build of a newer one was undone', () => {
  buildIfChanged(root, build);
  write('dist/out.js', 'newer');
  expect(buildIfChanged(root, build)).toBe(true);
  expect(built()).toBe('one');
});

it('fails with the build, and tries again next time', () => {
  buildIfChanged(root, build);
  write('source/deep/a.ts', 'broken');
  expect(() => buildIfChanged(root, build)).toThrow('The page could not be built');
  expect(() => buildIfChanged(root, build)).toThrow('The page could not be built');
  write('source/deep/a.ts', 'one');
  expect(buildIfChanged(root, build)).toBe(true);
});
