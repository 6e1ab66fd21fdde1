/**
 * Entry of the print process: drivers run in here. A driver that crashes or hangs takes this process with it and nothing
 * else. It has no keychain, no database and no network, and is told everything that it needs.
 */
import { findParent } from '../../work/parent.ts';
import { loadWindowsCalls } from './windows-calls.ts';
import { servePrinting } from './serve.ts';

const parent = findParent();
if (parent === null) throw new Error('the kiosk starts this process');
parent.onGone(() => process.exit(0));
servePrinting(parent, await loadWindowsCalls());
