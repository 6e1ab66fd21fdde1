import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { endpointOf, underWayWords } from '../../../renderer/retouch/edit-endpoints.ts';
import { useUsualTime } from '../../../renderer/retouch/use-usual-time.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { settings } from '../../support/fixture/data.ts';
import { noSetUp } from '../../support/fixture/set-up.ts';

/** Returns the text about how long a call takes in a studio with these deadlines, in seconds. */
async function usualWith(
  deadlineSeconds: number,
  deadlineSecondsFor: typeof settings.deadlineSecondsFor,
): Promise<ReturnType<typeof useUsualTime>> {
  connect(
    fixtureBridge({
      setUp: () => noSetUp,
      settings: () => ({ ...settings, deadlineSeconds, deadlineSecondsFor }),
    }).bridge,
  );
  setActivePinia(createPinia());
  await useSettingsStore().load();
  return useUsualTime();
}

describe('how long a paid tool takes', () => {
  it('is limited by the studio’s setting for all calls', async () => {
    const usual = await usualWith(120, {});

    expect(usual('aiEdit')).toBe('Usually under half a minute; 2 minutes at most.');
    expect(usual('removeBackgroundFast')).toBe('Usually a few seconds; 2 minutes at most.');
  });

  it('is limited by the studio’s setting for this call, if there is one', async () => {
    const usual = await usualWith(60, { photoEnhance: 90 });

    expect(usual('photoEnhance')).toContain('90 seconds at most.');
    expect(usual('removeBackground')).toContain('one minute at most.');
  });
});

describe('the call under way', () => {
  it.each([
    ['aiEdit', 'The AI edit is being made'],
    ['removeBackground', 'The background is being removed'],
    ['removeBackgroundFast', 'The background is being removed'],
    ['photoEnhance', 'The picture is being enhanced'],
    ['somethingNew', 'somethingNew'],
  ])('at %s is “%s”', (endpoint, words) => {
    expect(underWayWords(endpoint)).toBe(words);
  });

  it('uses the endpoint of its quality', () => {
    expect(endpointOf({ tool: 'removeBackground', quality: 'best' })).toBe('removeBackground');
    expect(endpointOf({ tool: 'removeBackground', quality: 'fast' })).toBe('removeBackgroundFast');
    expect(endpointOf({ tool: 'enhance' })).toBe('photoEnhance');
    expect(endpointOf({ tool: 'aiEdit' })).toBe('aiEdit');
  });
});
