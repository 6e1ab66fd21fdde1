import { describe, expect, it } from 'vitest';
import { liveDeadlines } from '../../../electron/settings/deadlines.ts';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';

function studioWith(stored: unknown) {
  let kept = stored;
  return createSettings(
    {
      get: () => kept,
      set: (value) => {
        kept = value;
      },
    },
    () => new Date('2026-11-21T09:30:00Z'),
  );
}

/** The settings that a studio of the first version has stored. */
const { photoMode, sensitivity, watermarkText, uploadLongSidePx, ...older } = defaultSettings;
const { fewPhotosLeft, deadlineSeconds, deadlineSecondsFor, ...oldest } = older;
const added = { photoMode, sensitivity, watermarkText, uploadLongSidePx };
const addedToo = { fewPhotosLeft, deadlineSeconds, deadlineSecondsFor };

describe('the studio’s settings', () => {
  it('of an older version are read, and completed with new ones', () => {
    const settings = studioWith({ ...oldest, studioName: 'Bright' }).get();

    expect(settings).toEqual({ ...oldest, ...added, ...addedToo, studioName: 'Bright' });
    expect(settings).toMatchObject({ photoMode: 'preview', watermarkText: 'Preview', deadlineSeconds: 120 });
  });

  it('keep the retention periods that were set, and get those that did not exist', () => {
    const stored = { ...defaultSettings, studioName: 'Bright', keepDays: { withConsent: 700, without: 14 } };

    const settings = studioWith(stored).get();

    expect(settings.studioName).toBe('Bright');
    expect(settings.keepDays).toEqual({ ...defaultSettings.keepDays, withConsent: 700, without: 14 });
  });

  it('come back as they were saved', () => {
    const saved: StudioSettings = {
      ...defaultSettings,
      ...{ photoMode: 'direct', watermarkText: 'Aperçu', uploadLongSidePx: null, fewPhotosLeft: 5 },
      sensitivity: { 'uk-passport': { ISSUE_HAT_NOT_ALLOWED: 'VERY_HIGH' } },
      deadlineSecondsFor: { makeIdPhoto: 60 },
    };

    expect(studioWith(null).save(saved)).toEqual(saved);
  });
});

describe('the name of a studio', () => {
  it('that people have not named is in the language of the screens, also after that changes', () => {
    const settings = studioWith(null);
    expect(settings.get().studioName).toBe('Our studio');
    settings.save({ ...settings.get(), language: 'fr' });
    expect(settings.get().studioName).toBe('Notre studio');
    settings.save({ ...settings.get(), gapMm: 3 });
    settings.save({ ...settings.get(), language: 'pl' });
    expect([settings.get().studioName, settings.isNamed()]).toEqual(['Nasze studio', false]);
  });

  it.each(['Photo Rossi', 'Our studio'])('that people have entered never changes: %s', (studioName) => {
    const settings = studioWith(null);
    settings.save({ ...settings.get(), language: 'fr' });
    settings.save({ ...settings.get(), studioName });
    settings.save({ ...settings.get(), language: 'de' });
    settings.save({ ...settings.get(), language: 'en' });
    settings.save({ ...settings.get(), language: 'pl' });
    expect([settings.get().studioName, settings.isNamed()]).toEqual([studioName, true]);
  });

  it('stays away when a set-up file brings the name of an unnamed studio with its language', () => {
    const settings = studioWith(null);
    settings.save({ ...settings.get(), studioName: 'Unser Studio', language: 'de' });
    settings.save({ ...settings.get(), language: 'es' });
    expect([settings.get().studioName, settings.isNamed()]).toEqual(['Nuestro estudio', false]);
  });
});

/** Prices and periods that a studio has set. */
const bright: StudioSettings = {
  ...defaultSettings,
  ...{ studioName: 'Photo Rossi', language: 'pl', numberPrefix: 'B' },
  prices: {
    currency: 'PLN',
    taxRateBasisPoints: 2_300,
    photo: 5_000,
    photoByDocument: { 'uk-passport': 6_000 },
  },
  keepDays: { ...defaultSettings.keepDays, setAside: null, logs: 14 },
  items: [{ id: 'item-0000000a', name: 'Frame', price: 900 }],
};

describe('the settings of tomorrow', () => {
  it('are read as far as this version knows them', () => {
    const tomorrow = {
      ...bright,
      ...{ newSetting: 1, theme: 'sepia', language: 'it' },
      prices: {
        ...bright.prices,
        rounding: 'up',
        photoByDocument: { 'uk-passport': 6_000, 'at-passport': 'free' },
      },
      keepDays: { ...bright.keepDays, previews: 'never', mails: 10 },
      items: [
        ...bright.items,
        { id: 'item-0000000b', name: 'Album', price: 'asked' },
        { id: 'item-0000000c', name: 'Bag', price: 50 },
      ],
      mail: { host: 'mail.example.com', port: 587, security: 'quantum' },
      favourites: 7,
      setUp: { at: 'end', confirmed: ['studio', 'hologram'], skipped: [], left: true, dismissed: true },
    };

    expect(studioWith(tomorrow).get()).toEqual({
      ...bright,
      ...{ theme: 'system', language: 'en', favourites: defaultSettings.favourites, mail: null },
      keepDays: { ...bright.keepDays, previews: defaultSettings.keepDays.previews },
      items: [...bright.items, { id: 'item-0000000c', name: 'Bag', price: 50 }],
      setUp: { at: 'end', confirmed: ['studio'], skipped: [], left: true, dismissed: true },
    });
  });

  it('stay when something else is saved, and go when a person chooses another', () => {
    const tomorrow = {
      ...bright,
      newSetting: 1,
      theme: 'sepia',
      prices: { ...bright.prices, rounding: 'up' },
    };
    let kept: unknown = tomorrow;
    const records = { get: () => kept, set: (value: unknown) => void (kept = value) };
    const settings = createSettings(records, () => new Date('2026-11-21T09:30:00Z'));

    settings.save({ ...settings.get(), studioName: 'Photo Bianchi' });
    expect(kept).toEqual({ ...tomorrow, studioName: 'Photo Bianchi' });

    const prices = { ...bright.prices, photo: 5_500 };
    expect(settings.save({ ...settings.get(), theme: 'dark', prices })).toMatchObject({
      theme: 'dark',
      prices,
    });
    expect(kept).toEqual({ ...bright, studioName: 'Photo Bianchi', newSetting: 1, theme: 'dark', prices });
  });
});

describe('the deadlines', () => {
  it('are the studio’s for calls that cost, and the client’s own for free look-ups', () => {
    const deadlines = liveDeadlines(() => ({
      deadlineSeconds: 90,
      deadlineSecondsFor: { makeIdPhoto: 45, health: 5 },
    }));

    expect(deadlines.makeIdPhotoWatermark).toBe(90_000);
    expect(deadlines.makeIdPhoto).toBe(45_000);
    expect(deadlines.health).toBe(5_000);
    expect(deadlines.queryAccountStatus).toBeUndefined();
  });

  it('apply from the next call when they are changed', () => {
    let deadlineSeconds = 90;
    const deadlines = liveDeadlines(() => ({ deadlineSeconds, deadlineSecondsFor: {} }));
    deadlineSeconds = 30;

    expect(deadlines.getIdPhotoNoWatermark).toBe(30_000);
  });
});
