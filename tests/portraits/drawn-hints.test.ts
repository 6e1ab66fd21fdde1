/** The hints that the first browser test of the guidance leaves out, for drawn portraits, by the page's own models and measures. */
import type { Human } from '@vladmandic/human';
import { beforeAll, expect, it } from 'vitest';
import { loadHuman } from '../../electron/practice/images/human-runtime.ts';
import { findHints } from '../../shared/guidance/find-hints.ts';
import { headGuide } from '../../shared/guidance/head-guide.ts';
import { hintCodes, type HintCode } from '../../shared/guidance/hints.ts';
import { poseRules } from '../../shared/guidance/rules.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { ukPassport } from '../support/fixture/data.ts';
import { beforeCamera, posed, rightPose } from './posed.ts';
import { renderPortrait } from './render.ts';
import { seen } from './sitter-views.ts';

let human: Human;
beforeAll(async () => {
  human = await loadHuman();
});

/** A quarter of the usual pixels take a quarter of the time to draw. Px */
const frame = { width: 960, height: 540 } as const;

async function hintsFor(params: Partial<PortraitParams>): Promise<readonly HintCode[]> {
  const view = await seen(human, (await renderPortrait({ ...frame, ...rightPose, ...params })).data);
  return findHints(view, headGuide(ukPassport, view.widthPx / view.heightPx), poseRules(ukPassport, 'adult'));
}

it('a person with the right pose gets no hint', async () => {
  expect(await hintsFor({})).toEqual([]);
});

it.each(posed.filter(([code]) => !beforeCamera.includes(code)))(
  'the hint %s comes first for its portrait',
  async (code, params) => {
    expect((await hintsFor(params))[0]).toBe(code);
  },
);

it('there is a portrait for every hint', () => {
  expect(posed.map(([code]) => code).toSorted()).toEqual(hintCodes.toSorted());
});
