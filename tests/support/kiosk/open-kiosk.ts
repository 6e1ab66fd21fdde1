import type { Answer, ArgsOf, CallName, ResultOf } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { Clock } from '../../../electron/clock.ts';
import { createKiosk, type Kiosk } from '../../../electron/kiosk.ts';
import type { LaunchPractice } from '../../../electron/practice/launch.ts';
import type { KioskOptions } from '../../../electron/studio/types.ts';
import type { LaunchWork } from '../../../electron/work/launch.ts';
import { assertAudited } from './audited-calls.ts';
import { memoryLog } from './memory-log.ts';
import { memoryStore } from './memory-store.ts';
import { newRecords } from '../records/new-records.ts';
import { launchPracticeHere } from '../service/practice-here.ts';
import { workHere } from './work-here.ts';

type Args<N extends CallName> = ArgsOf<N> extends void ? [] : [ArgsOf<N>];

/** The studio's own takes a fifth of a second for each PIN; `staff.test.ts` and the kiosks in processes have it. */
const pinCost = { N: 2 ** 10, r: 8, p: 1 };

/** A kiosk in the test's own process, called as its hosts call it. */
export interface OpenKiosk {
  readonly kiosk: Kiosk;
  readonly log: ReturnType<typeof memoryLog>;
  readonly secrets: ReturnType<typeof memoryStore>;
  /** @throws KioskError when the kiosk refuses or fails the call */
  call<N extends CallName>(name: N, ...args: Args<N>): Promise<ResultOf<N>>;
  close(): Promise<void>;
}

export interface OpenKioskOptions {
  readonly dataDir: string;
  /** The studio's account; without one the kiosk is in practice, with the real practice service. */
  readonly account?: {
    readonly baseUrl: string;
    readonly headshotBaseUrl?: string | null;
    readonly apiKey: string;
    readonly apiSecret: string;
  };
  readonly secrets?: ReturnType<typeof memoryStore>;
  /** Defaults to the test's own process; set it in tests about processes. */
  readonly launchWork?: LaunchWork;
  /** Defaults to the test's own process, which makes each picture once in a run. */
  readonly launchPractice?: LaunchPractice;
  /** Defaults to the machine's clock. */
  readonly clock?: Clock;
  /** An authority of mail servers to trust, PEM. */
  readonly mailAuthority?: string;
  /** The publisher's keys, which rules files and releases are signed with; those of the program by default. */
  readonly publisherKeys?: KioskOptions['publisherKeys'];
  /** The installer of updates, and the version that runs; none, and 0.0.0, by default. */
  readonly updates?: Pick<KioskOptions, 'updateHost' | 'version'>;
  readonly log?: ReturnType<typeof memoryLog>;
  /** The programs that drive cameras; none by default, whatever is installed on this machine. */
  readonly cameraPrograms?: KioskOptions['cameraPrograms'];
}

/**
 * Opens a kiosk on a data folder, with real records, vault, service client and printers; the keychain is in memory.
 */
export async function openKiosk(options: OpenKioskOptions): Promise<OpenKiosk> {
  const entry = JSON.stringify({ region: 'other', ...options.account });
  const secrets = options.secrets ?? memoryStore(options.account === undefined ? {} : { account: entry });
  const log = options.log ?? memoryLog();
  const kiosk = await createKiosk({
    dataDir: options.dataDir,
    host: 'browser',
    version: '0.0.0',
    launchPractice: options.launchPractice ?? launchPracticeHere,
    launchWork: options.launchWork ?? workHere,
    log,
    secrets,
    newRecords,
    pinCost,
    ...options.updates,
    cameraPrograms: options.cameraPrograms ?? {},
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.publisherKeys === undefined ? {} : { publisherKeys: options.publisherKeys }),
    ...(options.mailAuthority === undefined ? {} : { mailAuthority: options.mailAuthority }),
  });
  await kiosk.opened.catch(async (error: unknown) => {
    await kiosk.shutdown();
    throw error;
  });
  return {
    kiosk,
    log,
    secrets,
    async call(name, ...args) {
      const before = log.lines.length;
      const answer = (await kiosk.dispatch(name, { trusted: true }, args[0])) as Answer<
        ResultOf<typeof name>
      >;
      if (!answer.ok) throw new KioskError(answer.error.code, answer.error.message, answer.error.details);
      assertAudited(
        name,
        { args: args[0] as ArgsOf<typeof name>, result: answer.value },
        log.lines.slice(before),
      );
      return answer.value;
    },
    close: () => kiosk.shutdown(),
  };
}
