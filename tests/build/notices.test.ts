import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayBeShipped } from '../../build/notices/licences.ts';
import { collectNotices } from '../../build/notices/notices.ts';
import { packageOf, packedPackages } from '../../build/notices/shipped-packages.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const root = join(import.meta.dirname, '../..');

describe('a licence', () => {
  it.each([
    ['MIT', false, true],
    ['Apache-2.0 AND MIT', false, true],
    ['(BSD-2-Clause OR GPL-3.0-only)', false, true],
    ['MIT AND GPL-3.0-only', false, false],
    ['GPL-3.0-only', true, false],
    ['AGPL-3.0-only', false, false],
    ['LGPL-3.0-or-later', false, false],
    ['LGPL-3.0-or-later', true, true],
    ['UNLICENSED', false, false],
    ['SEE LICENSE IN terms.txt', false, false],
    ['', false, false],
  ])('%o, replaceable: %o, may be shipped: %o', (expression, isReplaceable, may) => {
    expect(mayBeShipped(expression, isReplaceable)).toBe(may);
  });
});

describe('the notices', () => {
  const { notices, texts, licence, contact } = collectNotices(root, []);
  const named = (name: string): (typeof notices)[number] => {
    const found = notices.find((notice) => notice.name === name);
    if (found === undefined) throw new Error(`no notice of ${name}`);
    return found;
  };
  const textOf = (name: string): string =>
    named(name)
      .texts.map((at) => texts[at])
      .join('\n');

  it('begin with Headroom’s own licence and contact', () => {
    expect(licence).toMatch(/^Headroom\nCopyright \(c\) \d{4} the Headroom maintainers/);
    expect(contact).toMatch(/^https:\/\/\S+$/);
  });

  it('contain a text for every part', () => {
    const without = notices.filter(({ name }) => textOf(name).length < 150);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('name every packed package and its contents, and no package that is left out', () => {
    const names = notices.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(packedPackages(root).map(({ about }) => about.name)));
    expect(names).not.toContain('prebuild-install');
    expect(names).toEqual(
      expect.arrayContaining([
        'Electron',
        'Chromium',
        'FFmpeg',
        'SQLite',
        'libvips',
        'BlazeFace',
        '@fontsource/ibm-plex-sans',
      ]),
    );
  });

  it.runIf(process.platform === 'linux')('name the installed versions of libvips and its contents', () => {
    const file = join(root, 'node_modules/@img/sharp-wasm32/versions.json');
    const { vips, glib, resvg } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(['libvips', 'GLib', 'resvg'].map((name) => named(name).version)).toEqual([vips, glib, resvg]);
  });

  it('explain how to replace libvips, with its licence and the address of its source', () => {
    expect(named('libvips').remark).toMatch(
      /app\.asar\.unpacked.*\n.*put it there.*\n.*sharp-libvips\/tree\/v\d/,
    );
    expect(textOf('libvips')).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(textOf('libvips')).toContain('GNU GENERAL PUBLIC LICENSE');
  });

  it('insert the authors’ names where a licence text has a gap for them', () => {
    expect(textOf('Expat')).toContain('Expat maintainers');
    expect(
      notices.flatMap(({ name }) => (/^Copyright \(c\) <year>|OpenVision/m.test(textOf(name)) ? [name] : [])),
    ).toEqual([]);
  });
});

describe('a build with a package', () => {
  /** Creates a project with one dependency. */
  function project(about: object, files: Record<string, string> = {}): string {
    const folder = tempFolder();
    const all = {
      'package.json': { name: 'kiosk', version: '1.0.0', dependencies: { one: '1.0.0' } },
      'node_modules/electron/package.json': { name: 'electron', version: '1.0.0', license: 'MIT' },
      'node_modules/electron/LICENSE': 'The licence of Electron, in words enough to be one.',
      'node_modules/sharp/package.json': {
        name: 'sharp',
        optionalDependencies: { '@img/sharp-libvips-linux-x64': '1.0.0' },
      },
      'node_modules/one/package.json': { name: 'one', version: '1.0.0', ...about },
      'electron-builder.yml': 'files: []',
      LICENSE: 'All rights reserved.',
      ...files,
    };
    for (const [name, content] of Object.entries(all)) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return folder;
  }
  const licence = { 'node_modules/one/LICENSE': 'Some licence' };

  it('copies its licence text unchanged', () => {
    const { notices, texts } = collectNotices(project({ license: 'MIT' }, licence), []);
    expect(notices.find(({ name }) => name === 'one')?.texts.map((at) => texts[at])).toEqual([
      'Some licence',
    ]);
  });

  it('fails when the package has no licence text', () => {
    expect(() => collectNotices(project({ license: 'MIT' }), [])).toThrow('one ships no licence text');
  });

  it.each(['GPL-3.0-only', 'LGPL-3.0-or-later', undefined])('fails when its licence is %s', (license) => {
    expect(() => collectNotices(project({ license }, licence), [])).toThrow('must not ship');
  });

  it('does not name a package that electron-builder leaves out', () => {
    const left = { 'electron-builder.yml': "files: ['!node_modules/one/**']" };
    const { notices } = collectNotices(project({ license: 'GPL-3.0-only' }, left), []);
    expect(notices.map(({ name }) => name)).not.toContain('one');
  });

  it('names a package that only the page contains', () => {
    const folder = project(
      { license: 'MIT' },
      { ...licence, 'electron-builder.yml': "files: ['!node_modules/one/**']" },
    );
    const inPage = packageOf(join(folder, 'node_modules/one/dist/index.js?worker'));
    expect(
      collectNotices(folder, inPage === undefined ? [] : [inPage]).notices.map(({ name }) => name),
    ).toContain('one');
  });
});
