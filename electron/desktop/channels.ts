import type { CallName, EventName } from '../../shared/contract.ts';

/** Returns the IPC channel of a call or event. Known to the preload and to `ipc.ts`; the page never sees it. */
export const channelOf = (name: CallName | EventName): string => `headroom:${name}`;
