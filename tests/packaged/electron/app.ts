import { EventEmitter } from 'node:events';
import packageFile from '../../../package.json' with { type: 'json' };
import { refusableEvent } from '../../support/kiosk/electron-double.ts';
import { browser } from './chromium.ts';

/** Electron's `app`, for a packaged program that is started once. */
class App extends EventEmitter {
  readonly isPackaged = true;
  readonly commandLine = { hasSwitch: (name: string): boolean => process.argv.includes(`--${name}`) };
  readonly #folders = new Map<string, string>();
  readonly #ready = Promise.withResolvers<undefined>();

  enableSandbox(): void {
    // Chromium's own command line decides.
  }
  requestSingleInstanceLock(): boolean {
    return true;
  }
  whenReady(): Promise<undefined> {
    return this.#ready.promise;
  }
  /** Call this after the program's first module has run. */
  becomeReady(): void {
    this.#ready.resolve(undefined);
  }
  setPath(name: string, folder: string): void {
    this.#folders.set(name, folder);
  }
  getPath(name: string): string {
    const folder = this.#folders.get(name);
    if (folder === undefined) throw new Error(`The program has not set the folder ${name}.`);
    return folder;
  }
  getVersion(): string {
    return packageFile.version;
  }
  getPreferredSystemLanguages(): string[] {
    return ['en-GB'];
  }
  quit(): void {
    this.emit('before-quit', {});
    const event = refusableEvent();
    this.emit('will-quit', event);
    if (!event.refused) this.exit(0);
  }
  exit(code: number): void {
    void browser()
      .then((running) => running.close())
      .finally(() => process.exit(code));
  }
}

export const app = new App();
