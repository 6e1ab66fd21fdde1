import { describe, expect, it } from 'vitest';
import { meanings, verdictOf, type Circumstances } from '../../../electron/service/verdicts.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';

const verdict = (
  phase: Circumstances['phase'],
  at: number | string,
  said: ErrorCode | null = null,
  endpoint: Endpoint = 'makeIdPhoto',
) => verdictOf({ endpoint, phase, at, said });

describe('the verdict on a paid call', () => {
  it.each<[Circumstances['phase'], string | number, ErrorCode, string, string]>([
    ['connecting', 'certificate', 'SERVICE_CERTIFICATE', 'not-sent', 'certificate'],
    ['connecting', 'refused', 'SERVICE_UNREACHABLE', 'not-sent', 'refused'],
    ['answering', 'reset', 'SERVICE_UNCERTAIN', 'uncertain', 'reset'],
    ['reading', 'not-json', 'SERVICE_UNCERTAIN', 'uncertain', 'not-json'],
    ['answered', 400, 'SERVICE_REQUEST_REFUSED', 'refused', 'refused'],
    ['answered', 422, 'SERVICE_REQUEST_REFUSED', 'refused', 'refused'],
    ['answered', 413, 'SERVICE_IMAGE_REFUSED', 'refused', 'too-large-for-service'],
    ['answered', 401, 'SERVICE_CREDENTIALS', 'refused', 'unauthorised'],
    ['answered', 402, 'SERVICE_CREDIT', 'refused', 'no-credit'],
    ['answered', 403, 'SERVICE_CREDENTIALS', 'refused', 'forbidden'],
    ['answered', 429, 'SERVICE_BUSY', 'refused', 'too-many-requests'],
    ['answered', 404, 'SERVICE_UNCERTAIN', 'uncertain', 'unexpected-status'],
    ['answered', 409, 'SERVICE_UNCERTAIN', 'uncertain', 'unexpected-status'],
    ['answered', 418, 'SERVICE_UNCERTAIN', 'uncertain', 'unexpected-status'],
    ['answered', 500, 'SERVICE_PROCESSING', 'uncertain', 'processing-failed'],
    ['answered', 502, 'SERVICE_UNREACHABLE', 'uncertain', 'unavailable'],
    ['answered', 503, 'SERVICE_UNREACHABLE', 'uncertain', 'unavailable'],
    ['answered', 504, 'SERVICE_UNREACHABLE', 'uncertain', 'unavailable'],
    ['answered', 300, 'SERVICE_UNCERTAIN', 'uncertain', 'redirect'],
    ['answered', 308, 'SERVICE_UNCERTAIN', 'uncertain', 'redirect'],
  ])('%s, %s, without words that it knows', (phase, at, code, outcome, reason) => {
    expect(verdict(phase, at)).toEqual({ code, outcome, reason });
  });

  it.each(
    [[400, 'refused'] as const, [422, 'refused'] as const, [413, 'too-large-for-service'] as const].flatMap(
      ([at, reason]) => meanings.map((said) => [at, said, reason] as const),
    ),
  )('%i takes the meaning of the body: %s', (at, said, reason) => {
    expect(verdict('answered', at, said)).toEqual({ code: said, outcome: 'refused', reason });
  });

  it.each<[number, ErrorCode, ErrorCode, string, string]>([
    [401, 'SERVICE_NOT_ENABLED', 'SERVICE_NOT_ENABLED', 'refused', 'unauthorised'],
    [401, 'SERVICE_CREDIT', 'SERVICE_CREDENTIALS', 'refused', 'unauthorised'],
    [403, 'SERVICE_NOT_ENABLED', 'SERVICE_NOT_ENABLED', 'refused', 'forbidden'],
    [403, 'SERVICE_CREDIT', 'SERVICE_CREDIT', 'refused', 'forbidden'],
    [403, 'SERVICE_NO_FACE', 'SERVICE_CREDENTIALS', 'refused', 'forbidden'],
    ...[404, 409, 410].flatMap((at): [number, ErrorCode, ErrorCode, string, string][] => [
      [at, 'SERVICE_UNKNOWN_PHOTO', 'SERVICE_UNKNOWN_PHOTO', 'refused', 'unknown'],
      [at, 'SERVICE_UNKNOWN_DOCUMENT', 'SERVICE_UNKNOWN_DOCUMENT', 'refused', 'unknown'],
      [at, 'SERVICE_CREDIT', 'SERVICE_UNCERTAIN', 'uncertain', 'unexpected-status'],
    ]),
    [500, 'SERVICE_NO_FACE', 'SERVICE_PROCESSING', 'uncertain', 'processing-failed'],
  ])('%i with the meaning %s is %s, %s', (at, said, code, outcome, reason) => {
    expect(verdict('answered', at, said)).toEqual({ code, outcome, reason });
  });

  it('403 means that the capability is not enabled only where one must be, and the body says nothing', () => {
    expect(verdict('answered', 403, null, 'faceMatch')).toEqual({
      ...{ code: 'SERVICE_NOT_ENABLED', outcome: 'refused', reason: 'forbidden' },
    });
    expect(verdict('answered', 403, 'SERVICE_CREDENTIALS', 'faceMatch').code).toBe('SERVICE_CREDENTIALS');
  });
});

describe('the verdict on a look-up, which is free', () => {
  it.each<[Circumstances['phase'], string | number, ErrorCode, string, string]>([
    ['answering', 'reset', 'SERVICE_UNREACHABLE', 'refused', 'reset'],
    ['answered', 500, 'SERVICE_PROCESSING', 'refused', 'processing-failed'],
    ['answered', 401, 'SERVICE_CREDENTIALS', 'refused', 'unauthorised'],
    ['connecting', 'refused', 'SERVICE_UNREACHABLE', 'not-sent', 'refused'],
  ])('%s, %s is never uncertain', (phase, at, code, outcome, reason) => {
    expect(verdict(phase, at, null, 'queryAccountStatus')).toEqual({ code, outcome, reason });
  });
});
