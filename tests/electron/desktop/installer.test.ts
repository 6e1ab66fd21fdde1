import { FuseV1Options } from '@electron/fuses';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const installer = readFileSync(join(root, 'electron-builder.yml'), 'utf8');

/** The settings below one heading of the file, comments left out. */
const settingsBelow = (heading: string): Record<string, string> => {
  const block = new RegExp(`^${heading}:\\n((?: .*\\n)+)`, 'm').exec(installer)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};

describe('the installers', () => {
  it('set every fuse explicitly', () => {
    expect(settingsBelow('electronFuses')).toEqual({
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
    // The packer has no setting for this one; Electron's own value stands.
    expect(names.filter((name) => !set.includes(name.toLowerCase()))).toEqual(['WasmTrapHandlers']);
  });

  it('pack the code into a sealed archive and leave native modules beside it', () => {
    expect(installer).toMatch(/^asar: true$/m);
    const unpacked = /^asarUnpack:\n((?: .*\n)+)/m.exec(installer)?.[1];
    expect(unpacked).toContain("'**/*.node'");
    expect(unpacked).toContain('node_modules/@img/**');
  });

  it('harden the Mac program and say what the camera is for', () => {
    expect(settingsBelow('mac')).toMatchObject({
      hardenedRuntime: 'true',
      entitlements: 'build/entitlements.mac.plist',
      entitlementsInherit: 'build/entitlements.mac.plist',
    });
    expect(installer).toMatch(/NSCameraUsageDescription: \w+/);
  });

  it('ask a Mac for the camera and for compiling, and for nothing else', () => {
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
