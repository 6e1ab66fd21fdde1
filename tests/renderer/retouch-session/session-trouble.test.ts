import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import { troubleOfCall, troubleWords } from '../../../renderer/retouch-session/session-trouble.ts';
import { sessionCall, retouchSession, uncertainCall } from '../../support/fixture-retouch.ts';

const words = (code: ErrorCode, outcome = 'refused', session = retouchSession()) =>
  troubleWords({ code, details: { outcome } }, session);

describe('what went wrong in a retouch session', () => {
  it.each([
    ['SERVICE_NOT_ENABLED', 'account'],
    ['SERVICE_CREDIT', 'account'],
    ['SERVICE_NO_FACE', 'other'],
    ['SERVICE_IMAGE_REFUSED', 'other'],
    ['SERVICE_BUSY', 'retry'],
    ['SERVICE_REQUEST_REFUSED', 'none'],
  ] as const)('%s leads on by “%s”', (code, action) => {
    expect(words(code)?.action).toBe(action);
  });

  it.each(['SERVICE_NOT_ENABLED', 'SERVICE_CREDIT', 'SERVICE_NO_FACE', 'SERVICE_UNREACHABLE'] as const)(
    'speaks of %s without an order or a document that nobody has here',
    (code) => {
      expect(words(code)?.text).not.toMatch(/order|shot|document|preview/);
      expect(words(code)?.text).toMatch(/All versions are kept\.$/);
    },
  );

  it('speaks of a picture that the service would not use as that, and not as a shot', () => {
    expect(words('SERVICE_IMAGE_REFUSED')?.title).toBe('The service cannot use this picture.');
  });

  it('leaves a call of unknown outcome to the panel that asks a person about it', () => {
    expect(
      words('SERVICE_PROCESSING', 'uncertain', retouchSession({ openCall: uncertainCall() })),
    ).toBeNull();
  });

  it('says that an uncertain call may have counted, and offers no repeat, where that panel is not there yet', () => {
    expect(words('SERVICE_PROCESSING', 'uncertain')).toMatchObject({ action: 'none' });
    expect(words('SERVICE_PROCESSING', 'uncertain')?.text).toContain('It may have counted.');
  });
});

describe('a call that ended while nobody looked', () => {
  it('is told when it was refused, or never sent', () => {
    expect(troubleOfCall(sessionCall({ state: 'refused', error: 'SERVICE_CREDIT' }))).toEqual({
      code: 'SERVICE_CREDIT',
      details: { outcome: 'refused' },
    });
    expect(troubleOfCall(sessionCall({ state: 'not-sent', error: 'SERVICE_UNREACHABLE' }))).toMatchObject({
      details: { outcome: 'not-sent' },
    });
  });

  it('is not told when it went well, is on its way, or was settled by a person', () => {
    expect(troubleOfCall(null)).toBeNull();
    expect(troubleOfCall(sessionCall({ state: 'done' }))).toBeNull();
    expect(troubleOfCall(sessionCall())).toBeNull();
    expect(troubleOfCall(uncertainCall({ resolution: 'counted' }))).toBeNull();
  });
});
