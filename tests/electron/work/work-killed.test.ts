/** A picture process that hangs, crashes at every picture, is flooded or takes too much memory. */
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { hasProcesses, isRunning } from '../../support/processes.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { large, open, small, theOne } from '../../support/kiosk/picture-process.ts';

describe('the picture process', () => {
  it('refuses a rush instead of queueing it all', async () => {
    const { pictures } = open();
    const rush = await Promise.allSettled(Array.from({ length: 203 }, () => pictures.thumbnail(small, 60)));
    const refused = rush.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ details: { reason: 'busy' } }) as unknown },
    ]);
  });
});

describe.skipIf(!hasProcesses)('a picture process, seen from outside', () => {
  it('that ends at one of two pictures: each is tried again alone, and the good one succeeds', async () => {
    const one = open();
    await one.pictures.inspectPicture(small);
    const first = theOne(one);
    process.kill(first, 'SIGSTOP');
    const bad = rejectionOf(one.pictures.inspectPicture(large));
    const good = one.pictures.thumbnail(large, 60);
    process.kill(first, 'SIGKILL');
    // The first of the two now runs alone: it is ended again, like a picture that crashes its decoder.
    await eventually(() => expect(theOne(one)).not.toBe(first));
    process.kill(theOne(one), 'SIGKILL');
    expect(await bad).toBe('IMAGE_DECODER_FAILED crashed');
    expect((await good).byteLength).toBeGreaterThan(100);
  });

  it('that hangs is ended in time, and the other picture is tried again', async () => {
    const one = open({ jobMs: 3_000 });
    await one.pictures.inspectPicture(small);
    const hung = theOne(one);
    process.kill(hung, 'SIGSTOP');
    const first = rejectionOf(one.pictures.inspectPicture(small));
    await wait(1_000);
    const second = one.pictures.thumbnail(small, 60);
    expect(await first).toBe('IMAGE_DECODER_FAILED too-slow');
    expect((await second).byteLength).toBeGreaterThan(100);
    expect(isRunning(hung)).toBe(false);
  });

  it('that crashes at every picture never affects later ones', async () => {
    const one = open();
    for (let round = 0; round < 5; round += 1) {
      const underWay = rejectionOf(one.pictures.inspectPicture(large));
      await eventually(() => theOne(one));
      process.kill(theOne(one), 'SIGKILL');
      expect(await underWay).toBe('IMAGE_DECODER_FAILED crashed');
    }
    expect(await one.pictures.inspectPicture(small)).toMatchObject({ widthPx: 600 });
    expect(one.starts()).toBe(6);
  });

  it('ends itself when a picture takes too much memory', async () => {
    const one = open({ memory: 30 * 2 ** 20 });
    // The process checks its memory ten times a second: a fast machine may be done before the first check.
    await eventually(async () =>
      expect(await rejectionOf(one.pictures.inspectPicture(large))).toBe(
        'IMAGE_DECODER_FAILED too-much-memory',
      ),
    );
  });

  it('frees memory when it has nothing to do', async () => {
    const one = open({ idleMemory: 30 * 2 ** 20 });
    await one.pictures.inspectPicture(large);
    await eventually(() => expect(one.processes()).toEqual([]));
    expect(await one.pictures.inspectPicture(small)).toMatchObject({ widthPx: 600 });
  });
});
