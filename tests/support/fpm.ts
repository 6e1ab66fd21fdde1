/**
 * Replaces fpm, which electron-builder would download: takes electron-builder's own arguments and makes the package
 * with dpkg-deb. Knows the arguments that electron-builder passes for a deb, and refuses any other.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    s: { ...text, short: 's' },
    t: { ...text, short: 't' },
    force: { type: 'boolean' },
    d: { ...text, short: 'd', multiple: true },
    'deb-recommends': { ...text, multiple: true },
    'deb-compression': text,
    'deb-priority': text,
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    category: text,
    license: text,
  },
});

function needed(name: 'after-install' | 'after-remove' | 'description' | 'package'): string {
  const value = values[name];
  if (value === undefined) throw new Error(`electron-builder gave no --${name}`);
  return value;
}

const tree = mkdtempSync(join(tmpdir(), 'headroom-deb-'));
try {
  for (const each of positionals) {
    const [from = '', to = ''] = each.split('=');
    mkdirSync(join(tree, dirname(to)), { recursive: true });
    cpSync(from, join(tree, to), { recursive: true });
  }
  const [synopsis = '', ...lines] = needed('description').split('\n');
  const fields = {
    Package: values.name,
    Version: values.version,
    Architecture: values.architecture,
    Maintainer: values.maintainer,
    Depends: values.d?.join(', '),
    Recommends: values['deb-recommends']?.join(', '),
    Section: values.category,
    Priority: values['deb-priority'],
    Homepage: values.url,
    Description: [synopsis, ...lines.map((line) => ` ${line.trim()}`)].join('\n'),
  };
  mkdirSync(join(tree, 'DEBIAN'));
  const control = Object.entries(fields).map(([field, value]) => `${field}: ${value ?? ''}\n`);
  writeFileSync(join(tree, 'DEBIAN/control'), control.join(''));
  for (const [script, source] of [
    ['postinst', 'after-install'],
    ['postrm', 'after-remove'],
  ] as const) {
    cpSync(needed(source), join(tree, 'DEBIAN', script));
    chmodSync(join(tree, 'DEBIAN', script), 0o755);
  }
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', tree, needed('package')]);
} finally {
  rmSync(tree, { recursive: true });
}
