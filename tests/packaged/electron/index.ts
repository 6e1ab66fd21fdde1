/**
 * The parts of Electron that an order needs: Node is the main process and Chromium shows the windows. Any other part
 * fails with its name, as a missing import or a missing function.
 */
import { EventEmitter } from 'node:events';
import { troubles } from './stage.ts';

export { app } from './app.ts';
export { ipcMain } from './bridge.ts';
export { protocol, session } from './session.ts';
export { utilityProcess } from './utility-process.ts';
export { BrowserWindow } from './windows.ts';

export const dialog = {
  showErrorBox(title: string, content: string): void {
    troubles.push(`${title}: ${content}`);
  },
};

let awake = false;
export const powerSaveBlocker = {
  start(): number {
    awake = true;
    return 1;
  },
  stop(): void {
    awake = false;
  },
  isStarted: (): boolean => awake,
};

export const Menu = { setApplicationMenu: (): void => undefined };

const displays = [
  { id: 1, bounds: { x: 0, y: 0, width: 1920, height: 1080 } },
  { id: 2, bounds: { x: 1920, y: 0, width: 1280, height: 800 } },
];
export const screen = Object.assign(new EventEmitter(), {
  getAllDisplays: () => displays,
  getDisplayMatching: () => displays[0],
});
