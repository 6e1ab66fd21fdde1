import { expect, it } from 'vitest';
import { writeError } from '../../../electron/vault/file-errors.ts';

const failure = (code: string): Error => Object.assign(new Error(`${code}: /secret/path`), { code });

it.each(['ENOSPC', 'EROFS', 'EIO'])('tells of %s without a path', (code) => {
  expect(String(writeError(failure(code)))).not.toContain('/secret/path');
});
