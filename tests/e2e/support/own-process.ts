/** A counter whose kiosk and practice service are processes, for tests about their end, their files and the keychain. */
import type { TestInfo } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKeyring } from '../../support/keychain/keyring.ts';
import { changeSettings, closeAfter, openStudioProcess, type StudioProcess } from './studio.ts';
import { test as base } from './test.ts';

interface OwnProcess {
  /** The environment with which the kiosk's process finds a keychain; without it there is none. */
  readonly keychain: NodeJS.ProcessEnv;
  readonly studio: StudioProcess;
}

/** A keychain of the test's own, as a fixture: `test.use({ keychain: ownKeychain })`. */
export async function ownKeychain(
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  {}: object,
  use: (keychain: NodeJS.ProcessEnv) => Promise<void>,
): Promise<void> {
  // A short path: a socket's name has room for 107 bytes.
  const home = mkdtempSync(join(tmpdir(), 'headroom-keys-'));
  const keyring = await startKeyring(home, { password: 'only for this test' });
  await use(keyring.env);
  await keyring.stop();
  rmSync(home, { recursive: true, force: true });
}

export const test = base.extend<OwnProcess>({
  keychain: [{}, { option: true }],
  studio: async (
    { keychain, hintsAndBursts }: { keychain: NodeJS.ProcessEnv; hintsAndBursts: boolean },
    use: (studio: StudioProcess) => Promise<void>,
    testInfo: TestInfo,
  ) => {
    const studio = await openStudioProcess(keychain);
    if (!hintsAndBursts) await changeSettings(studio, { guidance: false, burst: false });
    await use(studio);
    await closeAfter(testInfo, studio);
  },
});
