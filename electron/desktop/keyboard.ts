import { app, type WebContents } from 'electron';
import { isBrowserKey, isLeavingKey } from '../../shared/browser-keys.ts';
import type { KioskLock } from '../lock/lock.ts';

/** The part of the kiosk's lock that decides about keys. */
export type LockOfKeys = Pick<KioskLock, 'isOn' | 'askToLeave'>;

/**
 * Keeps keys from page and browser: a browser's own in the packaged program and on every locked kiosk, because developers
 * want theirs; on a locked kiosk also those that close a window or end a program, which ask for the supervisor's PIN.
 */
export function guardKeys(contents: WebContents, lock: LockOfKeys): void {
  contents.on('before-input-event', (event, input) => {
    const leaves = lock.isOn() && isLeavingKey(input);
    const isGuarded = lock.isOn() || app.isPackaged;
    if (leaves || (isGuarded && isBrowserKey(input))) event.preventDefault();
    if (leaves && input.type === 'keyDown') lock.askToLeave();
  });
}
