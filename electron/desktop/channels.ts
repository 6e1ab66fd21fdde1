import type { CallName, EventName } from '../../shared/contract.ts';

/** The IPC channel of one call or event. Known to the preload and to `ipc.ts`; the page never sees it. */
export const channelOf = (name: CallName | EventName): string => `headroom:${name}`;
