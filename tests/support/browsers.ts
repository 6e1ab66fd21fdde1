import { findChromium } from '../../electron/browser/chromium.ts';
import { findProgram } from '../../electron/find-program.ts';

const found = await findChromium();
if (found === null) throw new Error('There is no Chromium on this machine: install one and start again.');

/** The browser that a person uses. */
export const wholeChromium = found;

/**
 * The same engine without a browser's window around the page, which takes a fifth of the processor time of a test; Debian
 * has it as a package. Where it is missing, the whole browser.
 */
export const headlessShell = (await findProgram(['chromium-headless-shell'])) ?? wholeChromium;
