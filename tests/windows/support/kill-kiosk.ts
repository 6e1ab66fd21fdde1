import { expect } from 'vitest';
import { windowsKiosk } from '../../../build/windows-lab/lab.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { runKills } from '../../proof/kills.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

/** Does the same as `npm run proof` on Linux: makes Windows end the kiosk at random moments of the main job. */
export async function expectNothingLost(kills: number, seed: number): Promise<void> {
  const { data: shot } = await renderPortrait({ width: 960, height: 720 }, 'jpeg');
  const result = await runKills({
    ...{ dataDir: tempFolder(), kills, seed, longestMs: 1_800, shot },
    program: windowsKiosk,
  });

  expect(result.problems).toEqual([]);
  expect(result.kills).toBe(kills);
  expect(result.ordersFinished).toBeGreaterThan(0);
  expect(result.ordersFinished).toBe(result.promised.size);
  expect(result.figures.accepted).toBeGreaterThan(0);
  expect(result.figures.prints).toBeGreaterThan(0);
}
