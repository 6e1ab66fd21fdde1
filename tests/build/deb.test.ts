import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawIcon, linuxIconsPx } from '../../build/draw-icon.ts';
import { buildDeb, fieldOf, unpackDeb } from '../support/build-deb.ts';
import { scratchFolder } from '../support/files/temp-folder.ts';

const hasDpkg = existsSync('/usr/bin/dpkg-deb');
let scratch: string;
let deb: string;
let files: string;

/** Writes the files of a packed folder that the package needs. */
function writePacked(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  for (const name of ['headroom', 'chrome-sandbox', 'resources/app.asar']) {
    writeFileSync(join(folder, name), name, { mode: 0o755 });
  }
}

const why = hasDpkg ? '' : ' (skipped: there is no dpkg-deb on this machine)';

describe.runIf(hasDpkg)(`the deb${why}`, () => {
  beforeAll(async () => {
    scratch = scratchFolder();
    const [packed, icons, output] = ['packed', 'icons', 'output'].map((name) => join(scratch, name));
    if (packed === undefined || icons === undefined || output === undefined) throw new Error('no folders');
    writePacked(packed);
    mkdirSync(icons);
    mkdirSync(output);
    for (const px of linuxIconsPx) writeFileSync(join(icons, `${px}x${px}.png`), await drawIcon(px));
    deb = await buildDeb(packed, icons, output);
    files = join(scratch, 'files');
    unpackDeb(deb, files);
  });
  afterAll(() => {
    rmSync(scratch, { recursive: true });
  });

  const read = (path: string): string => readFileSync(join(files, path), 'utf8');

  it('names a maintainer with an address, a homepage and a synopsis', () => {
    expect(fieldOf(deb, 'Package')).toBe('headroom');
    expect(fieldOf(deb, 'Maintainer')).toMatch(/^[^<>]+ <[^@ ]+@[^@ ]+>$/);
    expect(fieldOf(deb, 'Homepage')).toMatch(/^https:\/\//);
    expect(fieldOf(deb, 'Description')).toMatch(/^ID-photo kiosk.*\n \S/);
    expect(fieldOf(deb, 'Section')).toBe('graphics');
  });

  it.each(['cups-client', 'libsecret-1-0', 'gnome-keyring | kwalletmanager | keepassxc', 'libgtk-3-0'])(
    'depends on %s',
    (needed) => {
      expect(fieldOf(deb, 'Depends').split(', ')).toContain(needed);
    },
  );

  it('contains the icon in every size that desktops ask for', async () => {
    const folder = join(files, 'usr/share/icons/hicolor');
    const sizes = readdirSync(folder).map((name) => Number.parseInt(name));
    expect(sizes.sort((a, b) => a - b)).toEqual([16, 22, 24, 32, 48, 64, 96, 128, 256, 512]);
    for (const px of sizes) {
      const { width, height } = await sharp(join(folder, `${px}x${px}/apps/headroom.png`)).metadata();
      expect([width, height]).toEqual([px, px]);
    }
  });

  it('starts from the menu with the sandbox, and names its window like its menu entry', () => {
    const entry = read('usr/share/applications/headroom.desktop').split('\n');
    expect(entry).toContain('Exec=/opt/Headroom/headroom --ozone-platform=x11 %U');
    expect(entry).toContain('Icon=headroom');
    expect(entry).toContain('StartupWMClass=headroom');
    expect(entry).toContain('Categories=Graphics;');
  });

  it('lets the sandbox work on systems with and without user namespaces', () => {
    const script = read('DEBIAN/postinst');
    expect(script).toContain("chmod 4755 '/opt/Headroom/chrome-sandbox'");
    expect(script).toContain("APPARMOR_PROFILE_SOURCE='/opt/Headroom/resources/apparmor-profile'");
    expect(read('opt/Headroom/resources/apparmor-profile')).toContain(
      'profile "headroom" "/opt/Headroom/headroom"',
    );
    expect(statSync(join(files, 'DEBIAN/postinst')).mode & 0o111).toBe(0o111);
    execFileSync('sh', ['-n', join(files, 'DEBIAN/postrm')]);
    execFileSync('bash', ['-n', join(files, 'DEBIAN/postinst')]);
  });
});
