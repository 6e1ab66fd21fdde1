/** System packages of Debian and Ubuntu, by what a command needs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const keytarBuild = ['libsecret-1-dev', 'pkg-config', 'python3', 'make', 'g++'];
const test = [
  ...keytarBuild,
  'chromium',
  'chromium-headless-shell',
  'gnome-keyring',
  'dbus',
  'cups',
  'cups-client',
  'cups-filters',
  'printer-driver-cups-pdf',
  'printer-driver-gutenprint',
  'ghostscript',
  'poppler-utils',
  'imagemagick',
  'libheif-examples',
  'openssl',
];
const packages = {
  build: keytarBuild,
  /** For the suite on real Electron. */
  display: ['xvfb'],
  start: [...keytarBuild, 'chromium', 'cups-client', 'gnome-keyring'],
  test,
  windows: [...test, 'wine', 'wine64', 'gcc-mingw-w64-x86-64-win32'],
};

/**
 * Installs missing packages on Debian or Ubuntu as root; otherwise prints the exact command.
 * @param {'build' | 'display' | 'start' | 'test' | 'windows'} needs
 */
export function installSystemPackages(needs) {
  if (process.platform !== 'linux') return;
  if (!existsSync('/usr/bin/dpkg-query')) {
    console.log(
      `This is not Debian or Ubuntu. Headroom needs what these packages hold: ${packages[needs].join(' ')}`,
    );
    return;
  }
  const missing = packages[needs].filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const line = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) {
    console.error(`Some system packages are missing. Install them with:\n\n    sudo ${line}\n`);
    process.exit(1);
  }
  console.log(`Installing system packages: ${missing.join(' ')}`);
  run(['apt-get', 'update', '-qq']);
  run(line.split(' '));
}

function isInstalled(name) {
  const query = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { encoding: 'utf8' });
  return query.stdout === 'installed';
}

function run([program, ...args]) {
  const result = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status !== 0) {
    console.error(`${program} ${args.join(' ')} failed.`);
    process.exit(1);
  }
}
