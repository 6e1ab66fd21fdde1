/** A small sample of `npm run proof`, so that a change which loses orders is seen at once. */
import { describe, expect, it } from 'vitest';
import { renderPortrait } from '../portraits/render.ts';
import { runKills, type KillsResult } from '../proof/kills.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

describe('the kiosk, killed three times at random moments of the main job', () => {
  let seen: KillsResult | null = null;
  const result = (): KillsResult => {
    if (seen === null) throw new Error('nothing was played');
    return seen;
  };

  it(
    'loses nothing that it has confirmed, and its records agree with the service’s ledger',
    { timeout: 120_000 },
    async () => {
      const { data: shot } = await renderPortrait({ width: 960, height: 720 }, 'jpeg');
      seen = await runKills({ dataDir: tempFolder(), kills: 3, seed: 4, longestMs: 1_800, shot });
      expect(result().problems).toEqual([]);
      expect(result().kills).toBe(3);
    },
  );

  it('finishes every order that was begun', () => {
    expect(result().ordersFinished).toBeGreaterThan(0);
    expect(result().ordersFinished).toBe(result().promised.size);
  });

  it('is charged only for calls that staff started', () => {
    const { started, figures } = result();
    expect(figures.accepted).toBeGreaterThan(0);
    expect(figures.accepted).toBeLessThanOrEqual(started.previews + started.finals);
    expect(figures.sent).toBeLessThanOrEqual(started.previews + started.finals);
  });

  it('prints only what staff started', () => {
    const { started, figures } = result();
    expect(figures.prints).toBeGreaterThan(0);
    expect(figures.prints).toBeLessThanOrEqual(started.prints);
  });
});
