import { describe, expect, test } from 'vitest';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { thrownBy } from '../../support/thrown.ts';

function studio() {
  let kept: unknown = null;
  const settings = createSettings(
    { get: () => kept, set: (value) => void (kept = value) },
    () => new Date('2026-11-21T09:30:00Z'),
  );
  return {
    settings,
    save: (change: Partial<StudioSettings>) => settings.save({ ...settings.get(), ...change }),
  };
}

const strips = { id: 'own-00000001', name: 'Strips', widthMm: 55, heightMm: 150 } as const;
const lab = { id: 'folder:00000001', name: 'Lab', path: '/prints', format: 'jpeg' } as const;

describe('a studio’s own media', () => {
  test('are stored upright, however they were typed', () => {
    const { ownMedia } = studio().save({ ownMedia: [{ ...strips, widthMm: 150, heightMm: 55 }] });

    expect(ownMedia).toEqual([strips]);
  });

  test('restore the usual medium when the studio’s default is removed', () => {
    const { save } = studio();
    save({ ownMedia: [strips], mediumId: strips.id });

    expect(save({ ownMedia: [] }).mediumId).toBe(defaultSettings.mediumId);
  });

  test('are not stored twice under one name', () => {
    const other = { ...strips, id: 'own-00000002', name: ' strips' } as const;

    expect(thrownBy(() => studio().save({ ownMedia: [strips, other] }))).toBe('INVALID_INPUT twice');
  });
});

describe('a print program’s folder', () => {
  test('restores the usual printer when it is removed', () => {
    const { save } = studio();
    save({ hotFolders: [lab], printerId: lab.id });

    expect(save({ hotFolders: [] }).printerId).toBe('file');
  });

  test('does not replace a spooler’s queue, which may be switched off', () => {
    expect(studio().save({ printerId: 'cups:DS620' }).printerId).toBe('cups:DS620');
  });

  test('is not the same as another one', () => {
    const again = { ...lab, id: 'folder:00000002', path: '/prints/' } as const;

    expect(thrownBy(() => studio().save({ hotFolders: [lab, again] }))).toBe('INVALID_INPUT twice');
  });

  test('is the same on Windows under any slash and in any case', () => {
    const onWindows = { ...lab, path: 'D:\\Prints' };
    const { save } = studio();
    save({ hotFolders: [onWindows] });

    expect(thrownBy(() => save({ exportFolder: 'd:/prints/' }))).toBe('INVALID_INPUT same-folder');
  });

  test.each<[string, Partial<StudioSettings>]>([
    ['the camera’s, whose pictures become shots', { watchedFolder: '/prints/' }],
    ['that of exported pictures', { exportFolder: '/prints' }],
  ])('is not the same as %s', (_what, change) => {
    const { save, settings } = studio();
    save({ hotFolders: [lab] });

    expect(thrownBy(() => save(change))).toBe('INVALID_INPUT same-folder');
    expect(settings.get()).toMatchObject({ watchedFolder: '', exportFolder: '' });
  });
});
