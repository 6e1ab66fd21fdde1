import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { hasProcesses, shownOf } from '../../support/processes.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { large, open, small, theOne } from '../../support/kiosk/picture-process.ts';

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

  it('ends with the kiosk', async () => {
    const one = open();
    await one.pictures.inspectPicture(small);
    one.work.stop();
    await eventually(() => expect(one.processes()).toEqual([]));
  });
});
