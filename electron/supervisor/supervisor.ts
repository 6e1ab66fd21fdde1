import { KioskError } from '../../shared/errors.ts';
import type { SupervisorView } from '../../shared/model/account.ts';
import type { Clock } from '../clock.ts';
import { readEntry, writeEntry, type KeptText, type PinEntry } from './pin-entry.ts';
import { hashPin, isPin, type HashCost } from './pin-hash.ts';
import { anotherTry, freeTries, noTries, waitLeft } from './tries.ts';
import { createUnlocked } from './unlocked.ts';

/** The supervisor at the counter: one PIN for the studio, until there are staff accounts. */
export interface Supervisor {
  /** Reads the keychain once; if that fails, no PIN is possible. */
  view(): Promise<SupervisorView>;
  /**
   * Sets the PIN and unlocks. The first PIN needs no current one (''). @throws PIN_WRONG, PIN_WAIT,
   * KEYCHAIN_UNAVAILABLE
   */
  setPin(current: string, next: string): Promise<void>;
  /** @throws PIN_NOT_SET, PIN_WRONG, PIN_WAIT, KEYCHAIN_UNAVAILABLE */
  unlock(pin: string): Promise<void>;
  lock(): void;
  /**
   * Refuses unless a supervisor has unlocked, and restarts the ten minutes. Call it before anything that only
   * a supervisor may do. Allows everything while no PIN is set.
   * @throws SUPERVISOR_REQUIRED, KEYCHAIN_UNAVAILABLE
   */
  demand(): Promise<void>;
  /** Like `demand`, but a PIN must have been set. @throws PIN_NOT_SET as well */
  demandWithPin(): Promise<void>;
}

/**
 * Creates a locked supervisor: after a restart nobody has entered the PIN.
 * @param cost of a PIN's hash, for tests
 */
export function createSupervisor(kept: KeptText, clock: Clock, cost?: HashCost): Supervisor {
  const unlocked = createUnlocked(clock);
  /** The entry as last read or written; undefined until the keychain has been read. */
  let known: PinEntry | null | undefined;
  let reading: Promise<void> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const now = (): number => clock.now().getTime();
  const read = async (): Promise<PinEntry | null> => (known = await readEntry(kept));
  const write = async (entry: PinEntry): Promise<void> => {
    await writeEntry(kept, entry);
    known = entry;
  };
  const current = (): Promise<PinEntry | null> => (known === undefined ? read() : Promise.resolve(known));

  /** Allow one try at a time: two simultaneous tries would be counted as one. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };

  /** Record the try before judging it, so that ending the kiosk in between gains no free try. */
  const judge = async (pin: string, entry: PinEntry): Promise<void> => {
    const wait = waitLeft(entry.tries, now());
    if (wait > 0) throw new KioskError('PIN_WAIT', 'too many wrong PINs', { seconds: seconds(wait) });
    const tries = anotherTry(entry.tries, now());
    await write({ ...entry, tries });
    if (!(await isPin(pin, entry.pin))) {
      unlocked.end();
      throw new KioskError('PIN_WRONG', 'a wrong PIN', {
        triesLeft: Math.max(0, freeTries - tries.wrong),
        seconds: seconds(waitLeft(tries, now())),
      });
    }
    await write({ ...entry, tries: noTries });
  };

  const demand = async (withPin: boolean): Promise<void> => {
    if ((await current()) === null) {
      if (withPin) throw new KioskError('PIN_NOT_SET', 'no PIN was set');
      return;
    }
    if (!unlocked.renew()) throw new KioskError('SUPERVISOR_REQUIRED', 'no supervisor is at the counter');
  };

  return {
    async view() {
      if (known === undefined) {
        // Ask once: a locked keychain may show its own window each time.
        reading ??= read().then(
          () => undefined,
          (error: unknown) => {
            if (!(error instanceof KioskError)) throw error;
          },
        );
        await reading;
      }
      const wait = known === undefined || known === null ? 0 : waitLeft(known.tries, now());
      return {
        possible: known !== undefined,
        pinSet: known !== undefined && known !== null,
        unlocked: unlocked.leftMs() > 0,
        unlockedForSeconds: seconds(unlocked.leftMs()),
        lockedForSeconds: seconds(wait),
      };
    },
    setPin: (currentPin, next) =>
      inTurn(async () => {
        const entry = await read();
        if (entry !== null) await judge(currentPin, entry);
        await write({ pin: await hashPin(next, cost), tries: noTries });
        unlocked.begin();
      }),
    unlock: (pin) =>
      inTurn(async () => {
        const entry = await read();
        if (entry === null) throw new KioskError('PIN_NOT_SET', 'no PIN was set');
        await judge(pin, entry);
        unlocked.begin();
      }),
    lock: () => unlocked.end(),
    demand: () => demand(false),
    demandWithPin: () => demand(true),
  };
}

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
