import type { LockGap } from '../../shared/model/kiosk-lock.ts';
import type { Log } from '../log.ts';
import { readLock, writeLock } from './lock-file.ts';
import { createKeptScreen, type KeptScreen } from './screen-file.ts';
import { systemGaps } from './system/gaps.ts';

/** The part of the lock that a host does. */
export interface LockHost {
  /** Ends the program, because a supervisor has entered the PIN. */
  leave(): void;
  /** Tells whether the host's own login item or desktop file is there; absent from a host that has none. */
  startsWithComputer?(): boolean;
}

/** Keeps the counter inside Headroom, across all studios of this computer. */
export interface KioskLock {
  isOn(): boolean;
  /** Locks or unlocks, at once and for every later start. @throws what the file system said; nothing is changed then */
  set(on: boolean): Promise<void>;
  /** Connects the host that shows the kiosk. */
  attach(host: LockHost): void;
  /** Asks the page for a supervisor's PIN, because a person has tried to close the window. */
  askToLeave(): void;
  /** Ends the program. Call it once the PIN was right. */
  leave(): void;
  /** True once a supervisor has left: the system must not start the program again. */
  hasLeft(): boolean;
  /** Looks at what only the operating system can close. It changes nothing. */
  gaps(): Promise<readonly LockGap[]>;
  /** The screen to return to after a crash. Empty while the kiosk is not locked. */
  readonly screen: KeptScreen;
}

export interface KioskLockOptions {
  readonly dataDir: string;
  /** Called when the lock was changed. */
  readonly changed: () => void;
  /** Called when a person has tried to close the window. */
  readonly leaveAsked: () => void;
  /** True where customers have a screen of their own. */
  readonly hasCustomerScreen: () => boolean;
  readonly log: Log;
}

/** Reads whether this computer's kiosk is locked. */
export async function createKioskLock({
  dataDir,
  changed,
  leaveAsked,
  hasCustomerScreen,
  log,
}: KioskLockOptions): Promise<KioskLock> {
  let isOn = await readLock(dataDir);
  const screen = await createKeptScreen(dataDir);
  let left = false;
  let host: LockHost | null = null;
  return {
    isOn: () => isOn,
    async set(on) {
      if (!on) await screen.forget();
      await writeLock(dataDir, on);
      isOn = on;
      changed();
    },
    attach(next) {
      host = next;
    },
    askToLeave: leaveAsked,
    leave() {
      left = true;
      host?.leave();
    },
    hasLeft: () => left,
    gaps: () =>
      systemGaps(
        { autostart: host?.startsWithComputer?.() ?? null, hasCustomerScreen: hasCustomerScreen() },
        log,
      ),
    screen,
  };
}
