/** The flight of a shot that was just taken into its place in the strip. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { effectScope } from 'vue';
import { useFlight } from '../../../../renderer/order/shot/use-flight.ts';

interface Animated {
  readonly element: Element;
  readonly keyframes: readonly Keyframe[];
  readonly finish: () => void;
}

/** A stage with a shot of 400 x 500 px, and below it a strip whose second frame, 40 x 50 px, is the shot. */
function stageWith(strip: string, prefersLessMotion = false) {
  const stage = document.createElement('div');
  stage.innerHTML = `<div class="picture"><div class="window"></div></div>${strip}`;
  document.body.append(stage);
  const place = (selector: string, ...[x, y, width, height]: readonly [number, number, number, number]) => {
    const element = stage.querySelector(selector);
    if (element !== null) element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  };
  place('.window', 100, 0, 400, 500);
  place('[aria-pressed=true] > canvas', 300, 520, 40, 50);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));

  const animated: Animated[] = [];
  Element.prototype.animate = function animate(keyframes) {
    const { promise: finished, resolve, reject } = Promise.withResolvers<Animation>();
    const animation = { finished, cancel: () => reject(new DOMException('cancelled', 'AbortError')) };
    finished.catch(() => undefined);
    animated.push({
      element: this,
      keyframes: keyframes as Keyframe[],
      finish: () => resolve(animation as Animation),
    });
    return animation as Animation;
  };
  const scope = effectScope();
  const flight = scope.run(() => useFlight(() => stage));
  if (flight === undefined) throw new Error('the scope is closed');
  onTestFinished(() => {
    scope.stop();
    stage.remove();
    Reflect.deleteProperty(Element.prototype, 'animate');
    vi.unstubAllGlobals();
  });
  return { flight, animated, scope, copies: () => document.querySelectorAll('body > .in-flight') };
}
const strip = `<ul class="strip">
  <li><button aria-pressed="false"><canvas></canvas></button></li>
  <li><button aria-pressed="true"><canvas></canvas><span>Best</span></button></li>
</ul>`;

it('begins on the shot, in its size, and ends in its place in the strip, with nothing left behind', async () => {
  const { flight, animated, copies } = stageWith(strip);
  await flight.fly();

  expect(animated[0]?.element).toBe(copies()[0]);
  expect(animated[0]?.keyframes).toEqual([
    { transform: 'translate(-20px, -295px) scale(10)' },
    { transform: 'none' },
  ]);
  expect(copies()[0]?.getAttribute('style')).toContain('left: 300px; top: 520px; width: 40px; height: 50px');

  animated[0]?.finish();
  await vi.waitFor(() => expect(copies()).toHaveLength(0));
});

it('moves and fades only', async () => {
  const { flight, animated } = stageWith(strip);
  await flight.fly();

  const properties = animated.flatMap(({ keyframes }) => keyframes.flatMap((frame) => Object.keys(frame)));
  expect(new Set(properties)).toEqual(new Set(['transform', 'opacity']));
});

it('cannot be heard, touched or focused', async () => {
  const { flight, copies } = stageWith(strip);
  await flight.fly();

  expect(copies()[0]?.getAttribute('aria-hidden')).toBe('true');
  expect(copies()[0]).toHaveProperty('inert', true);
  expect(copies()[0]?.textContent).toBe('');
});

it('is over as soon as the live picture is back, another shot flies, or the step closes', async () => {
  const { flight, copies, scope } = stageWith(strip);
  await flight.fly();
  flight.end();
  expect(copies()).toHaveLength(0);

  await flight.fly();
  await flight.fly();
  expect(copies()).toHaveLength(1);

  scope.stop();
  expect(copies()).toHaveLength(0);
});

it.each([
  ['people who want less motion', strip, true],
  ['a single shot, which has no strip', '', false],
])('does not take place for %s', async (_whom, html, lessMotion) => {
  const { flight, animated, copies } = stageWith(html, lessMotion);
  await flight.fly();

  expect(animated).toHaveLength(0);
  expect(copies()).toHaveLength(0);
});
