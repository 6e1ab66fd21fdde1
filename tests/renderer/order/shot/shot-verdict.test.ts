/** The verdict of the shot step while the camera is shown. */
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { effectScope, shallowRef } from 'vue';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import type { CameraTrouble } from '../../../../renderer/camera/camera-failure.ts';
import { usePreCheck } from '../../../../renderer/camera/guidance/use-pre-check.ts';
import { t } from '../../../../renderer/i18n/index.ts';
import { useShotVerdict } from '../../../../renderer/order/shot/use-shot-verdict.ts';
import type { GuidanceSay } from '../../../../shared/guidance/hints.ts';
import { ukPassport } from '../../../support/fixture/data.ts';
import { fixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

beforeEach(() => {
  setActivePinia(createPinia());
  connect(fixtureKiosk([]).bridge);
});

function watchCamera() {
  const say = shallowRef<GuidanceSay | null>(null);
  const cameraTrouble = shallowRef<CameraTrouble | null>(null);
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const verdict = scope.run(() => {
    const check = usePreCheck(
      () => null,
      () => ({ documents: [ukPassport], age: 'adult' }),
    );
    return useShotVerdict(
      () => sceneOrder('shot'),
      check,
      () => ({
        ...{ looking: true, cameraTrouble: cameraTrouble.value, say: say.value },
        ...{ image: null, photo: null, spends: false },
      }),
    );
  });
  if (verdict === undefined) throw new Error('the scope has ended');
  return { say, cameraTrouble, verdict: verdict.verdict, stops: verdict.stops };
}

it('says nothing before anyone has been seen, and while hints are off', () => {
  const { say, verdict } = watchCamera();
  for (const state of ['off', 'starting'] as const) {
    say.value = { state };
    expect(verdict.value).toBeNull();
  }
});

it('shows the live hint, which stops nobody, and is green once the pose is right', () => {
  const { say, verdict, stops } = watchCamera();
  say.value = { state: 'hint', code: 'smiling' };
  expect(verdict.value).toMatchObject({
    ...{ about: 'camera', light: 'warn', more: 0 },
    point: { code: 'hint-smiling', words: t('guidance.hint.smiling') },
  });
  expect(stops.value).toBe(false);

  say.value = { state: 'right' };
  expect(verdict.value).toMatchObject({ about: 'camera', light: 'ok', point: null });
});

it('speaks of a camera in trouble before any hint', () => {
  const { say, cameraTrouble, verdict, stops } = watchCamera();
  say.value = { state: 'hint', code: 'smiling' };
  cameraTrouble.value = 'missing';
  expect(verdict.value).toMatchObject({ light: 'bad', point: { code: 'camera-missing' } });
  expect(stops.value).toBe(true);
});
