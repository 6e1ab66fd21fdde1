/**
 * Entry point of the print process, in which drivers run. A driver that crashes or hangs ends this process and nothing
 * else. The process has no keychain, database or network, and gets everything that it needs in its requests.
 */
import { findParent } from '../../work/parent.ts';
import { loadWindowsCalls } from './windows-calls.ts';
import { servePrinting } from './serve.ts';

const parent = findParent();
if (parent === null) throw new Error('the kiosk starts this process');
parent.onGone(() => process.exit(0));
servePrinting(parent, await loadWindowsCalls());
