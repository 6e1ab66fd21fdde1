/** The kiosk lock, as the settings show it, and the items that only the operating system can close. */
export interface KioskLockView {
  readonly on: boolean;
}

/** Items around a locked kiosk that only the operating system can close, in the order in which the settings list them. */
export const lockGapNames = [
  /** Headroom starts with the computer. */
  'start',
  /** Headroom starts again after a crash. */
  'restart',
  /** The computer signs in to this account automatically. */
  'sign-in',
  /** This account may change the system. */
  'rights',
  /** The system's desktop runs beside Headroom. */
  'desktop',
  /** Linux: the kind of session. */
  'session',
  /** Windows and macOS: which programs this account may start. */
  'programs',
  /** Windows: the Task Manager. */
  'task-manager',
  /** Windows: another person signs in beside this account. */
  'switch-user',
  /** Windows: five presses of Shift open a dialog that leads to the system's settings. */
  'sticky-keys',
  /** Linux: text consoles, Ctrl+Alt+F1 and so on. */
  'consoles',
  /** Linux: Ctrl+Alt+Backspace ends the X server. */
  'server-keys',
  /** Linux: Alt+SysRq ends programs and restarts the computer. */
  'system-keys',
  /** macOS: Command+Option+Escape. */
  'force-quit',
  /** Memory of a program that crashed, in a file: it can hold portraits. */
  'dumps',
] as const;
export type LockGapName = (typeof lockGapNames)[number];

/** `unknown`: could not be found out. */
export type LockGapState = 'closed' | 'open' | 'unknown';

export interface LockGap {
  readonly name: LockGapName;
  readonly state: LockGapState;
}
