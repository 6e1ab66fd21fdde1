import type { KioskClient } from './kiosk-client.ts';

/** Leaves the first run, as a person does who presses "Set up later": pages then open at the desk. */
export async function leaveFirstRun({ call }: Pick<KioskClient, 'call'>): Promise<void> {
  await call('keepSetUp', { at: 'screen', confirmed: [], skipped: [], left: true });
}
