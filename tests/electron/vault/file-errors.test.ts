import { expect, it, vi } from 'vitest';
import { whileHeld, writeError } from '../../../electron/vault/file-errors.ts';

const failure = (code: string): Error => Object.assign(new Error(`${code}: /secret/path`), { code });

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

it.each(['ENOSPC', 'EROFS', 'EIO'])('tells of %s without a path', (code) => {
  expect(String(writeError(failure(code)))).not.toContain('/secret/path');
});
