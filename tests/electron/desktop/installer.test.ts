import { FuseV1Options } from '@electron/fuses';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const installer = readFileSync(join(root, 'electron-builder.yml'), 'utf8');

/** Returns the settings under one heading of the file, without comments. */
const settingsBelow = (heading: string): Record<string, string> => {
  const block = new RegExp(`^${heading}:\\n((?: .*\\n)+)`, 'm').exec(installer)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};

describe('the installers', () => {
  it('set every fuse explicitly', () => {
    const { resetAdHocDarwinSignature, ...fuses } = settingsBelow('electronFuses');
    // Not a fuse: setting fuses breaks the signature that an Apple processor requires.
    expect(resetAdHocDarwinSignature).toBe('true');
    expect(fuses).toEqual({
      runAsNode: 'false',
      enableNodeOptionsEnvironmentVariable: 'false',
      enableNodeCliInspectArguments: 'false',
      enableCookieEncryption: 'true',
      enableEmbeddedAsarIntegrityValidation: 'true',
      onlyLoadAppFromAsar: 'true',
      loadBrowserProcessSpecificV8Snapshot: 'false',
      grantFileProtocolExtraPrivileges: 'false',
    });
  });

  it('know every fuse that Electron has', () => {
    const names = Object.keys(FuseV1Options).filter((name) => /\D/.test(name));
    const set = Object.keys(settingsBelow('electronFuses')).map((name) => name.toLowerCase());
    // The packer has no setting for this one, so Electron's default applies.
    expect(names.filter((name) => !set.includes(name.toLowerCase()))).toEqual(['WasmTrapHandlers']);
  });

  it('pack the code into a sealed archive and leave native modules beside it', () => {
    expect(settingsBelow('asar')).toEqual({ smartUnpack: 'false' });
    const unpacked = /^asarUnpack:\n((?: .*\n)+)/m.exec(installer)?.[1];
    expect(unpacked?.match(/'.+'/g)).toEqual(["'**/*.{node,dll,dylib,so}'", "'**/*.so.*'"]);
  });

  it('leave out koffi’s sources in C, and keep the JavaScript among them', () => {
    const left = [...installer.matchAll(/^ {2}- '!(node_modules\/koffi\/.+)'$/gm)].map(
      ([, glob = '']) => glob,
    );
    const isLeft = (file: string): boolean =>
      left.some((glob) => matchesGlob(`node_modules/koffi/${file}`, glob));

    expect(['index.js', 'src/koffi/index.js', 'src/koffi/src/static.js'].filter(isLeft)).toEqual([]);
    expect(isLeft('src/koffi/src/call.cc')).toBe(true);
  });

  it('harden the Mac program and say what the camera is for', () => {
    expect(settingsBelow('mac')).toMatchObject({
      hardenedRuntime: 'true',
      entitlements: 'build/entitlements.mac.plist',
      entitlementsInherit: 'build/entitlements.mac.plist',
    });
    expect(installer).toMatch(/NSCameraUsageDescription: \w+/);
  });

  it('let a Mac allow the camera and compiled code, and nothing else', () => {
    const entitlements = readFileSync(join(root, 'build/entitlements.mac.plist'), 'utf8');
    expect([...entitlements.matchAll(/<key>(.+)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.camera',
    ]);
  });

  it('leave the browser host’s packages out', () => {
    expect(installer).toContain("'!node_modules/{@fastify/cookie,@msgpack}/**'");
  });
});
