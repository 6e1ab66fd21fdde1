import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import { troubleOfCall, troubleWords } from '../../../renderer/retouch-session/session-trouble.ts';
import { sessionCall, retouchSession, uncertainCall } from '../../support/fixture/retouch.ts';

const words = (code: ErrorCode, outcome = 'refused', session = retouchSession()) =>
  troubleWords({ code, details: { outcome } }, session);

describe('the words for trouble in a retouch session', () => {
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
    'describe %s without an order or a document',
    (code) => {
      expect(words(code)?.text).not.toMatch(/order|shot|document|preview/);
      expect(words(code)?.text).toMatch(/All versions are kept\.$/);
    },
  );

  it('describe a picture that the service refused as a picture, not as a shot', () => {
    expect(words('SERVICE_IMAGE_REFUSED')?.title).toBe('The service cannot use this picture.');
  });

  it('leave a call of unknown outcome to the panel that asks staff about it', () => {
    expect(
      words('SERVICE_PROCESSING', 'uncertain', retouchSession({ openCall: uncertainCall() })),
    ).toBeNull();
  });

  it('say that an uncertain call may have counted, and offer no repeat, before that panel is there', () => {
    expect(words('SERVICE_PROCESSING', 'uncertain')).toMatchObject({ action: 'none' });
    expect(words('SERVICE_PROCESSING', 'uncertain')?.text).toContain('This may have used a credit.');
  });
});

describe('a call that ended while nobody was looking', () => {
  it('is shown when it was refused, or never sent', () => {
    expect(troubleOfCall(sessionCall({ state: 'refused', error: 'SERVICE_CREDIT' }))).toEqual({
      code: 'SERVICE_CREDIT',
      details: { outcome: 'refused' },
    });
    expect(troubleOfCall(sessionCall({ state: 'not-sent', error: 'SERVICE_UNREACHABLE' }))).toMatchObject({
      details: { outcome: 'not-sent' },
    });
  });

  it('is not shown when it succeeded, is under way, or was settled', () => {
    expect(troubleOfCall(null)).toBeNull();
    expect(troubleOfCall(sessionCall({ state: 'done' }))).toBeNull();
    expect(troubleOfCall(sessionCall())).toBeNull();
    expect(troubleOfCall(uncertainCall({ resolution: 'counted' }))).toBeNull();
  });
});
