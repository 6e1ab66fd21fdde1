import { readLock, writeLock } from './lock-file.ts';
import { createKeptScreen, type KeptScreen } from './screen-file.ts';

/** The part of the lock that a host does. */
export interface LockHost {
  /** Ends the program, because a supervisor has entered the PIN. */
  leave(): void;
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
  /** The screen to return to after a crash. Empty while the kiosk is not locked. */
  readonly screen: KeptScreen;
}

export interface KioskLockOptions {
  readonly dataDir: string;
  /** Called when the lock was changed. */
  readonly changed: () => void;
  /** Called when a person has tried to close the window. */
  readonly leaveAsked: () => void;
}

/** Reads whether this computer's kiosk is locked. */
export async function createKioskLock({
  dataDir,
  changed,
  leaveAsked,
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
    screen,
  };
}
