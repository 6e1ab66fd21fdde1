/** System packages by what a command needs: of Debian and Ubuntu, where Headroom is tried, and their names elsewhere. */
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

/** How other systems install, and what they call a package of Debian's; null where another package contains it. */
const elsewhere = [
  {
    program: 'dnf',
    install: 'sudo dnf install',
    names: {
      'libsecret-1-dev': 'libsecret-devel',
      'pkg-config': 'pkgconf-pkg-config',
      'g++': 'gcc-c++',
      'chromium-headless-shell': 'chromium-headless',
      'printer-driver-cups-pdf': 'cups-pdf',
      'printer-driver-gutenprint': 'gutenprint-cups',
      imagemagick: 'ImageMagick',
      'libheif-examples': 'libheif-tools',
      xvfb: 'xorg-x11-server-Xvfb',
      wine64: null,
      'gcc-mingw-w64-x86-64-win32': 'mingw64-gcc',
    },
  },
  {
    program: 'pacman',
    install: 'sudo pacman -S --needed',
    names: {
      'libsecret-1-dev': 'libsecret',
      'pkg-config': 'pkgconf',
      python3: 'python',
      'g++': 'gcc',
      'chromium-headless-shell': null,
      'cups-client': null,
      'printer-driver-cups-pdf': 'cups-pdf',
      'printer-driver-gutenprint': 'gutenprint',
      'poppler-utils': 'poppler',
      'libheif-examples': 'libheif',
      xvfb: 'xorg-server-xvfb',
      wine64: null,
      'gcc-mingw-w64-x86-64-win32': 'mingw-w64-gcc',
    },
  },
  {
    program: 'zypper',
    install: 'sudo zypper install',
    names: {
      'libsecret-1-dev': 'libsecret-devel',
      'g++': 'gcc-c++',
      dbus: 'dbus-1',
      'chromium-headless-shell': null,
      'printer-driver-cups-pdf': 'cups-pdf',
      'printer-driver-gutenprint': 'gutenprint',
      'poppler-utils': 'poppler-tools',
      imagemagick: 'ImageMagick',
      'libheif-examples': 'libheif',
      xvfb: 'xorg-x11-server-Xvfb',
      wine64: null,
      'gcc-mingw-w64-x86-64-win32': 'mingw64-cross-gcc',
    },
  },
];

/**
 * Returns the line that installs packages on another Linux system, whose package manager skips those that are installed. The names
 * were not tried there, so the line is printed and nothing stops.
 * @param {readonly string[]} names Debian's names
 * @param {(program: string) => boolean} has whether the system has a program
 */
export function lineElsewhere(names, has) {
  const system = elsewhere.find(({ program }) => has(program));
  if (system === undefined)
    return `Headroom was tried on Debian and Ubuntu only. It needs what these packages of theirs contain: ${names.join(' ')}`;
  const here = names
    .map((name) => (name in system.names ? system.names[name] : name))
    .filter((name) => name !== null);
  return `Headroom was tried on Debian and Ubuntu only. If something is missing:\n\n    ${system.install} ${here.join(' ')}\n`;
}

/**
 * Installs missing packages on Debian or Ubuntu as root; otherwise prints the exact command. macOS and Windows need none: npm and
 * Electron bring what the kiosk needs there.
 * @param {'build' | 'display' | 'start' | 'test' | 'windows'} needs
 */
export function installSystemPackages(needs) {
  if (process.platform !== 'linux') return;
  if (!existsSync('/usr/bin/dpkg-query')) {
    console.log(lineElsewhere(packages[needs], (program) => existsSync(`/usr/bin/${program}`)));
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
