/** Cameras over gphoto2 that show nothing, hang or crash, with a scripted program. */
import { describe, expect, it } from 'vitest';
import type { GphotoScript } from '../../support/camera/scripted-gphoto2.ts';
import { full, id, desk, isRunning } from '../../support/camera/gphoto2-desk.ts';

describe('a camera on gphoto2', () => {
  it('hands the picture over while the program still waits for further files', async () => {
    const { cameras } = desk({ capture: { files: ['full.cr2', 'full.jpg'], waitsMs: 1_500 } });
    await cameras.open(id);
    await cameras.frame(id);

    const begun = performance.now();
    expect(Buffer.from((await cameras.release(id)).bytes)).toEqual(Buffer.from(full));
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect((await cameras.frame(id)).bytes).not.toBeNull();
    expect(performance.now() - begun).toBeGreaterThan(1_400);
  });
});

describe('a camera that shows nothing', () => {
  it.each<[string, GphotoScript['preview'], string]>([
    ['has no live view', { error: -6, words: 'This camera can not capture previews.' }, 'noLiveView'],
    ['has its mirror up', { error: -1, words: 'Liveview cannot start: In Mirror-up operation' }, 'mirrorUp'],
    ['is asleep', { error: -7 }, 'asleep'],
    ['has a driver that crashes', 'crash', 'asleep'],
    ['fails in another way', { error: -1, words: 'PTP General Error' }, 'failed'],
  ])('%s', async (_, preview, trouble) => {
    const { cameras, program } = desk({ preview });

    expect(await cameras.open(id)).toBe(trouble);
    expect(program.shells().filter(isRunning)).toEqual([]);
  });

  it('wakes with the first attempt, and opens with the second', async () => {
    const { cameras, program } = desk({ sleepy: 1 });

    expect(await cameras.open(id)).toBeNull();
    expect(program.shells()).toHaveLength(2);
  });

  it('is reported when it answers nothing any more, and its program is ended', async () => {
    const { cameras, program } = desk();
    await cameras.open(id);
    await cameras.frame(id);
    await cameras.frame(id);

    program.set({ preview: 'hang' });
    expect((await cameras.frame(id)).trouble).toBe('asleep');
    expect(program.shells().filter(isRunning)).toEqual([]);
  });
});

describe('the program', () => {
  it('ends with the kiosk, also while it hangs', async () => {
    const { cameras, program } = desk({ preview: 'hang' });
    const opening = cameras.open(id);
    await expect.poll(() => program.commands(), { timeout: 5_000 }).toEqual(['capture-preview']);

    await cameras.stop();

    expect(await opening).toBe('asleep');
    await expect.poll(() => program.shells().filter(isRunning)).toEqual([]);
  }, 20_000);
});
