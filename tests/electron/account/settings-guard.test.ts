import { expect, it } from 'vitest';
import { supervisedChanges } from '../../../electron/account/settings-guard.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';

it.each<Partial<StudioSettings>>([
  { theme: 'dark' },
  { camera: { deviceId: 'a', label: 'Webcam' } },
  { favourites: [] },
  { printerId: 'cups:DS620', mediumId: '10x15cm', gapMm: 1, edgeMm: 4, cut: 'none', caption: true },
])('lets staff at the counter change %j', (change) => {
  expect(supervisedChanges(defaultSettings, { ...defaultSettings, ...change })).toEqual([]);
});

it.each<Partial<StudioSettings>>([
  { studioName: 'Another' },
  { taxNumber: '1' },
  { prices: { ...defaultSettings.prices, photo: 1 } },
  { keepDays: { ...defaultSettings.keepDays, without: 31 } },
  { keepDays: { ...defaultSettings.keepDays, open: 31 } },
  { keepDays: { ...defaultSettings.keepDays, files: 31 } },
  { keepDays: { ...defaultSettings.keepDays, copies: 31 } },
  { theme: 'dark', studioAddress: 'Elsewhere' },
])('lets only a supervisor change %j', (change) => {
  expect(supervisedChanges(defaultSettings, { ...defaultSettings, ...change })).not.toEqual([]);
});

it('compares settings by value', () => {
  expect(supervisedChanges(defaultSettings, structuredClone(defaultSettings))).toEqual([]);
});
