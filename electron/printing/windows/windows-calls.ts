/** Binds Windows' own calls. Only the print process loads them, and only on Windows, because no other system has them. */
import type { WindowsCalls } from './calls.ts';
import { bindGdi } from './gdi.ts';
import { bindPrintTickets } from './prntvpt.ts';
import { bindWinspool } from './winspool.ts';

/** @throws when one of Windows' libraries is missing */
export async function loadWindowsCalls(): Promise<WindowsCalls> {
  const [spooler, tickets, open] = await Promise.all([bindWinspool(), bindPrintTickets(), bindGdi()]);
  return { ...spooler, ...tickets, open };
}
