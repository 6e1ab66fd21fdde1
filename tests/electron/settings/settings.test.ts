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
