import { Packager, type Configuration } from 'electron-builder';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demandNotary } from '../../build/demand-notary.ts';

const projectDir = join(import.meta.dirname, '../..');

/** Reads electron-builder.yml as electron-builder does, and validates it with the schema that it ships. */
async function settingsWith(config: Configuration): Promise<Configuration> {
  const packager = new Packager({ projectDir, config });
  await packager.validateConfig();
  return packager.config;
}
let settings: Configuration;
beforeAll(async () => {
  settings = await settingsWith({});
});

describe('electron-builder.yml', () => {
  it('is refused with an option that electron-builder does not know', async () => {
    const wrong = { nsis: { perMashine: true } } as Configuration;
    await expect(settingsWith(wrong)).rejects.toThrow('configuration.nsis should be one of these');
  });

  it('builds only signed installers, and installs for the whole machine on Windows', () => {
    expect(settings.forceCodeSigning).toBe(true);
    expect(settings.mac).toMatchObject({ target: ['dmg', 'zip'], hardenedRuntime: true, notarize: true });
    expect(settings.win).toMatchObject({ target: 'nsis', signExts: ['.node', '.dll'] });
    expect(settings.nsis).toMatchObject({ perMachine: true, deleteAppDataOnUninstall: false });
  });

  it('builds no package that starts without its sandbox', () => {
    expect(settings.linux?.target).toBe('deb');
    expect(JSON.stringify(settings)).not.toContain('no-sandbox');
  });
});

describe('a disk image for macOS', () => {
  const dmg = { electronPlatformName: 'darwin', targets: [{ name: 'dmg' }] };

  it.each([
    { APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' },
    { APPLE_ID: 'who', APPLE_APP_SPECIFIC_PASSWORD: 'secret', APPLE_TEAM_ID: 'team' },
    { APPLE_KEYCHAIN: 'login', APPLE_KEYCHAIN_PROFILE: 'notary' },
  ])('is built with the notary keys in $0', (env) => {
    expect(() => {
      demandNotary(dmg, env);
    }).not.toThrow();
  });

  it.each([{}, { APPLE_API_KEY: 'key.p8' }, { APPLE_ID: 'who', APPLE_TEAM_ID: 'team' }])(
    'is not built with %o alone',
    (env) => {
      expect(() => {
        demandNotary(dmg, env);
      }).toThrow('cannot be notarised');
    },
  );

  it('needs no notary keys for a test folder, nor on another system', () => {
    expect(() => {
      demandNotary({ ...dmg, targets: [{ name: 'dir' }] }, {});
      demandNotary({ ...dmg, electronPlatformName: 'linux' }, {});
    }).not.toThrow();
  });
});
