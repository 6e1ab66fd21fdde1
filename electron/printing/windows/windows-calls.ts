/** Windows' own calls. Loaded in the print process only, and only on Windows: elsewhere there is nothing to load. */
import type { WindowsCalls } from './calls.ts';
import { bindGdi } from './gdi.ts';
import { bindPrintTickets } from './prntvpt.ts';
import { bindWinspool } from './winspool.ts';

/** @throws when a library of Windows is missing */
export async function loadWindowsCalls(): Promise<WindowsCalls> {
  const [spooler, tickets, open] = await Promise.all([bindWinspool(), bindPrintTickets(), bindGdi()]);
  return { ...spooler, ...tickets, open };
}
