import { beforeEach, describe, expect, it } from 'vitest';
import type { App, WebContents } from 'electron';
import { electronDouble, forgetAll, strictDouble, tell } from './electron-double.ts';

describe('the Electron double', () => {
  beforeEach(forgetAll);

  it('answers as the test told it to', () => {
    tell('app', { getVersion: () => '1.2.3' });
    expect((electronDouble.app as App).getVersion()).toBe('1.2.3');
  });

  it('throws an error naming a member that no test told it about', () => {
    tell('app', { getVersion: () => '1.2.3' });
    expect(() => (electronDouble.app as App).quit()).toThrow('app.quit was not told');
  });

  it('throws an error naming a module that no test told it about', () => {
    expect(() => (electronDouble.app as App).quit()).toThrow('app.quit was not told');
  });

  it('forgets what another test told', () => {
    tell('app', { getVersion: () => '1.2.3' });
    forgetAll();
    expect(() => (electronDouble.app as App).getVersion()).toThrow('app.getVersion was not told');
  });

  it('throws an error naming an object member that no test told it about', () => {
    const contents = strictDouble<WebContents>('webContents', { reload: () => undefined });
    expect(() => {
      contents.openDevTools();
    }).toThrow('webContents.openDevTools was not told');
  });
});
