import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPictures } from '../../../electron/imaging/pictures.ts';
import { forkWork, type LaunchWork } from '../../../electron/work/launch.ts';
import { usualLimits, type WorkLimits } from '../../../electron/work/limits.ts';
import { eventually } from '../../support/eventually.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { familyOf, hasProcesses, isRunning, shownOf } from '../../support/processes.ts';
import { rejectionOf } from '../../support/thrown.ts';

let small: Buffer;
/** Takes a few tenths of a second to decode. */
let large: Buffer;
beforeAll(async () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#4a6' } });
  small = await drawn(600, 400).jpeg().toBuffer();
  large = await drawn(9_000, 7_000).png({ compressionLevel: 1 }).toBuffer();
});

function open(limits: Partial<WorkLimits> = {}) {
  const log = memoryLog();
  const before = familyOf(process.pid);
  let starts = 0;
  const launch: LaunchWork = (...given) => {
    starts += 1;
    return forkWork(...given);
  };
  const work = createPictures(launch, log, { ...usualLimits, ...limits });
  onTestFinished(() => work.stop());
  return {
    ...{ work, log, pictures: work.jobs },
    starts: () => starts,
    /** Returns the processes that the work has started and that still run. */
    processes: () => familyOf(process.pid).filter((pid) => !before.includes(pid) && isRunning(pid)),
  };
}
const theOne = ({ processes }: ReturnType<typeof open>): number => {
  const [pid, ...more] = processes();
  if (pid === undefined || more.length > 0) throw new Error('not one process');
  return pid;
};

describe('the picture process', () => {
  it('returns each picture’s result or error', async () => {
    const { pictures } = open();
    const [facts, thumbnail, refused] = await Promise.all([
      pictures.inspectPicture(small),
      pictures.thumbnail(small, 60),
      rejectionOf(pictures.inspectPicture(Buffer.from('no picture'))),
    ]);
    expect(facts).toEqual({ mime: 'image/jpeg', widthPx: 600, heightPx: 400 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect(refused).toBe('IMAGE_NOT_RECOGNISED not-a-picture');
  });

  it('refuses a rush instead of queueing it all', async () => {
    const { pictures } = open();
    const rush = await Promise.allSettled(Array.from({ length: 203 }, () => pictures.thumbnail(small, 60)));
    const refused = rush.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ details: { reason: 'busy' } }) as unknown },
    ]);
  });

  it('fails running jobs when the kiosk closes, and starts no new process', async () => {
    const { work, pictures, starts } = open();
    const underWay = rejectionOf(pictures.inspectPicture(large));
    work.stop();
    expect(await underWay).toBe('IMAGE_DECODER_FAILED stopped');
    expect(await rejectionOf(pictures.inspectPicture(small))).toBe('IMAGE_DECODER_FAILED stopped');
    expect(starts()).toBe(1);
  });
});

describe.skipIf(!hasProcesses)('a picture process, seen from outside', () => {
  it('has a minimal environment', async () => {
    process.env['HTTPS_PROXY'] = 'http://canary-in-the-environment:3128';
    onTestFinished(() => {
      delete process.env['HTTPS_PROXY'];
    });
    const one = open();
    await one.pictures.inspectPicture(small);
    const shown = shownOf(theOne(one)).toString('latin1');
    expect(shown).toContain('picture-worker');
    expect(shown).not.toMatch(/canary|PATH=|HOME=/);
  });

  it('that is killed at a picture costs this picture an error, and no other', async () => {
    const one = open();
    await one.pictures.inspectPicture(small);
    const killed = theOne(one);
    // Stop it first, so that the picture is under way when the process is killed.
    process.kill(killed, 'SIGSTOP');
    const underWay = rejectionOf(one.pictures.inspectPicture(large));
    process.kill(killed, 'SIGKILL');
    expect(await underWay).toBe('IMAGE_DECODER_FAILED crashed');
    expect(await one.pictures.inspectPicture(large)).toMatchObject({ widthPx: 9_000 });
    expect(one.log.lines.map(({ facts }) => facts['reason'])).toEqual(['crashed']);
  });

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

  it('ends with the kiosk', async () => {
    const one = open();
    await one.pictures.inspectPicture(small);
    one.work.stop();
    await eventually(() => expect(one.processes()).toEqual([]));
  });
});
