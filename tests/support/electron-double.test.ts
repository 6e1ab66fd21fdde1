import { beforeEach, describe, expect, it } from 'vitest';
import type { App, WebContents } from 'electron';
import { electronDouble, forgetAll, strictDouble, tell } from './electron-double.ts';

describe('the Electron double', () => {
  beforeEach(forgetAll);

  it('answers what it was told', () => {
    tell('app', { getVersion: () => '1.2.3' });
    expect((electronDouble.app as App).getVersion()).toBe('1.2.3');
  });

  it('throws by name at a member that it was not told about', () => {
    tell('app', { getVersion: () => '1.2.3' });
    expect(() => (electronDouble.app as App).quit()).toThrow('app.quit was not told');
  });

  it('throws by name at a module that it was not told about', () => {
    expect(() => (electronDouble.app as App).quit()).toThrow('app.quit was not told');
  });

  it('forgets what another test told', () => {
    tell('app', { getVersion: () => '1.2.3' });
    forgetAll();
    expect(() => (electronDouble.app as App).getVersion()).toThrow('app.getVersion was not told');
  });

  it('throws by name at an object member that it was not told about', () => {
    const contents = strictDouble<WebContents>('webContents', { reload: () => undefined });
    expect(() => {
      contents.openDevTools();
    }).toThrow('webContents.openDevTools was not told');
  });
});
