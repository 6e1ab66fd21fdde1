import { expect, it, vi } from 'vitest';
import { whileHeld, whileHeldSync } from '../../electron/held-files.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

it.each(['EBUSY', 'EPERM'])('tries again while a virus scanner holds the file (%s)', async (code) => {
  const work = vi.fn<() => Promise<string>>();
  work.mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code)).mockResolvedValue('done');

  expect(await whileHeld(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

it('gives up within a second', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure('EBUSY'));

  await expect(whileHeld(work)).rejects.toThrow('EBUSY');

  expect(work).toHaveBeenCalledTimes(6);
});

it('does not try again when the disk is full', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure('ENOSPC'));

  await expect(whileHeld(work)).rejects.toThrow('ENOSPC');

  expect(work).toHaveBeenCalledTimes(1);
});

it('tries again without letting other work in between', () => {
  const work = vi.fn<() => string>();
  work.mockImplementationOnce(() => {
    throw failure('EPERM');
  });
  work.mockReturnValue('done');

  expect(whileHeldSync(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it('gives up within a second here too', () => {
  const work = vi.fn<() => string>(() => {
    throw failure('EBUSY');
  });

  expect(() => whileHeldSync(work)).toThrow('EBUSY');
  expect(work).toHaveBeenCalledTimes(6);
});
