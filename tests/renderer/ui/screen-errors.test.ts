import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import { wordsAt } from '../../../renderer/ui/screen-errors.ts';

/** Error codes with which a paid call beside an order can end. */
const codes = [
  'SERVICE_NO_ACCOUNT',
  'SERVICE_NO_HEADSHOT_ADDRESS',
  'SERVICE_CREDENTIALS',
  'SERVICE_NOT_ENABLED',
  'SERVICE_REQUEST_REFUSED',
  'SERVICE_IMAGE_REFUSED',
  'SERVICE_NO_FACE',
  'SERVICE_PROCESSING',
  'SERVICE_CREDIT',
  'SERVICE_BUSY',
  'SERVICE_UNREACHABLE',
  'SERVICE_CERTIFICATE',
  'CALL_OPEN',
  'CALLS_HELD',
  'NOT_FOUND',
] as const satisfies readonly ErrorCode[];

const said = (place: string, code: ErrorCode, details = {}): string => {
  const { title, cost, now } = wordsAt(place, { code, details });
  return `${title} ${cost} ${now}`;
};

describe.each(['headshots', 'faceMatch'])('words about an error at %s', (place) => {
  it.each(codes)('speak of %s without an order, a document or a preview, which are not there', (code) => {
    expect(said(place, code)).not.toMatch(/\border\b|document|preview|\bshots?\b/);
  });

  it('leave a call of unknown outcome as it is everywhere: no screen knows better', () => {
    const details = { outcome: 'uncertain' };

    expect(said(place, 'SERVICE_UNREACHABLE', details)).toContain('This may have used a credit.');
    expect(said(place, 'SERVICE_UNREACHABLE', details)).not.toContain('Check the network');
  });
});
