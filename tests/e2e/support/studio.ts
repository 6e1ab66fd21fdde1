import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { bareEnvironment } from '../../support/keyring.ts';
import { connectClient, type KioskClient } from '../../support/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../../support/kiosk-process.ts';

/** A studio's counter: one folder of data, and the kiosk process that works on it. */
export interface Studio {
  readonly dataDir: string;
  /** Returns a one-time address that is still unused. */
  address(): Promise<string>;
  /** The output of the kiosk process. */
  readonly output: readonly string[];
  /** Ends the kiosk as a power cut would. */
  powerCut(): Promise<void>;
  /** Starts the kiosk again on the same data; it gets another port, and so another address. */
  startAgain(): Promise<void>;
  /** Stops the kiosk and deletes its data. */
  close(): Promise<void>;
}

/** @param keychain the environment with a keychain of the test's own; without it there is none */
export async function openStudio(keychain: NodeJS.ProcessEnv): Promise<Studio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'headroom-e2e-'));
  const env = { ...noOnesSession(dataDir), ...keychain };
  let kiosk: KioskProcess = await startKiosk({ dataDir, env });
  return {
    dataDir,
    get output() {
      return kiosk.output;
    },
    address: () => kiosk.address(),
    powerCut: () => kiosk.kill(),
    async startAgain() {
      kiosk = await startKiosk({ dataDir, env });
    },
    async close() {
      await kiosk.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Saves these settings over the studio's; an open page sees them when it is loaded again. */
export async function changeSettings(studio: Studio, part: Partial<StudioSettings>): Promise<void> {
  await saveSettings(await connectClient(await studio.address()), part);
}

/** Does the same over an existing connection. */
export async function saveSettings(client: KioskClient, part: Partial<StudioSettings>): Promise<void> {
  await client.call('saveSettings', { settings: { ...(await client.call('settings')), ...part } });
}

/** The keychain of the person who runs the tests may hold a real account, which a kiosk under test must never find. */
const noOnesSession = (home: string): NodeJS.ProcessEnv => ({
  ...bareEnvironment(home),
  DBUS_SESSION_BUS_ADDRESS: undefined,
  DISPLAY: undefined,
});
