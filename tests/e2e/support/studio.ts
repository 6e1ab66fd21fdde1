import type { TestInfo } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBrowser } from '../../../electron/browser/server.ts';
import type { Clock } from '../../../electron/clock.ts';
import type { LaunchPractice } from '../../../electron/practice/launch.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { bareEnvironment } from '../../support/keychain/keyring.ts';
import { leaveFirstRun } from '../../support/kiosk/first-run.ts';
import { connectClient, type KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../../support/kiosk/kiosk-process.ts';
import { openKiosk, type OpenKioskOptions } from '../../support/kiosk/open-kiosk.ts';

const pageDir = join(import.meta.dirname, '../../../dist/renderer');

/** A studio's counter: one folder of data, and the kiosk that works on it. */
export interface Studio {
  readonly dataDir: string;
  /** Returns a one-time address that is still unused. */
  address(): Promise<string>;
  /** The lines that the kiosk has printed or logged. */
  readonly output: readonly string[];
  /** Stops the kiosk and deletes its data. */
  close(): Promise<void>;
}

/** A studio whose kiosk is a process of its own. */
export interface StudioProcess extends Studio {
  /** Ends the kiosk as a power cut would. */
  powerCut(): Promise<void>;
  /** Starts the kiosk again on the same data; it gets another port, and so another address. */
  startAgain(): Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'headroom-e2e-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** The studio's account; null for practice. */
export type StudioAccount = OpenKioskOptions['account'] | null;

/**
 * Opens a kiosk and its browser host in the test's own process. Its keychain is in memory.
 * @param mailAuthority an authority of mail servers to trust, PEM
 * @param cameraPrograms the programs that drive cameras; none by default
 * @param isFirstRun true leaves the kiosk as it is on an empty folder: its page opens on the first run
 */
export async function openStudio(
  launchPractice: LaunchPractice,
  account: StudioAccount,
  clock: Clock | null = null,
  mailAuthority: string | null = null,
  isFirstRun = false,
  cameraPrograms: OpenKioskOptions['cameraPrograms'] = {},
): Promise<Studio> {
  const dataDir = newFolder();
  const open = await openKiosk({
    ...{ dataDir, launchPractice, cameraPrograms },
    ...(account ? { account } : {}),
    ...(clock ? { clock } : {}),
    ...(mailAuthority === null ? {} : { mailAuthority }),
  });
  if (!isFirstRun) await leaveFirstRun(open);
  const host = await serveBrowser({ kiosk: open.kiosk, port: 0, pageDir });
  return {
    dataDir,
    get output() {
      return open.log.lines.map((line) => JSON.stringify(line));
    },
    address: () => Promise.resolve(host.newAddress()),
    async close() {
      await host.close();
      await open.close();
      remove(dataDir);
    },
  };
}

/** @param keychain the environment with a keychain of the test's own; without it there is none */
export async function openStudioProcess(keychain: NodeJS.ProcessEnv): Promise<StudioProcess> {
  const dataDir = newFolder();
  const env = { ...noOnesSession(dataDir), ...keychain };
  let kiosk: KioskProcess = await startKiosk({ dataDir, env });
  await leaveFirstRun(await connectClient(await kiosk.address()));
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
      remove(dataDir);
    },
  };
}

/** Closes a studio after its test. A test that failed shows what the kiosk printed. */
export async function closeAfter(testInfo: TestInfo, studio: Studio): Promise<void> {
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('what the kiosk printed', { body: studio.output.join('\n') });
  await studio.close();
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
