import { describe, expect, it } from 'vitest';
import {
  decodeBase64,
  getFinalBody,
  makePhotoBody,
  makePreviewBody,
  parseBody,
} from '../../../electron/practice/validation.ts';

const keys = { apiKey: 'practice', apiSecret: 'practice' };
const preview = { ...keys, imageBase64: 'AAAA', specCode: 'uk-passport' };

describe('credentials', () => {
  it.each([
    ['missing', {}],
    ['wrong', { apiKey: 'practice', apiSecret: 'Practice' }],
    ['not text', { apiKey: 1, apiSecret: true }],
  ])('that are %s come before every other fault', (_what, body) => {
    expect(() => parseBody(makePreviewBody, body)).toThrow(expect.objectContaining({ status: 401 }));
  });
});

describe('fields', () => {
  it('that are missing are named', () => {
    expect(() => parseBody(getFinalBody, keys)).toThrow('photoUuid is required');
  });

  it('that are wrong are named', () => {
    const body = { ...preview, outputFormat: 'GIF' };
    expect(() => parseBody(makePhotoBody, body)).toThrow('outputFormat is not valid');
  });

  it.each(['Preview', 'PREVIEW', 'Aperçu', 'APERÇU', 'Aperc\u0327u'])(
    'take the watermark %s',
    (watermarkText) => {
      expect(parseBody(makePreviewBody, { ...preview, watermarkText }).watermarkText).toMatch(
        /^(preview|aperçu)$/,
      );
    },
  );

  it('refuse any other watermark', () => {
    expect(() => parseBody(makePreviewBody, { ...preview, watermarkText: 'Sample' })).toThrow(
      'Preview or Aperçu',
    );
  });

  it('refuse a sensitivity that the interface does not name', () => {
    const issueSensitivityOverride = { ISSUE_FACE_NOT_FOUND: 'LOW' };
    expect(() => parseBody(makePreviewBody, { ...preview, issueSensitivityOverride })).toThrow('not known');
  });

  it.each([[['4x6']], [['0*600']], [Array(11).fill('600*600')], [['12000*12000']]])(
    'refuse the sheet sizes %j',
    (sheetSizes) => {
      const body = { ...keys, photoUuid: 'x', photoSheet: { sheetSizes } };
      expect(() => parseBody(getFinalBody, body)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );

  it('refuse a body that is a list', () => {
    expect(() => parseBody(getFinalBody, [])).toThrow('JSON object');
  });
});

describe('Base64', () => {
  it('is decoded with and without a data URI prefix', () => {
    expect(decodeBase64('aGVhZHJvb20=').toString()).toBe('headroom');
    expect(decodeBase64('data:image/png;base64,aGVhZHJvb20=').toString()).toBe('headroom');
  });

  it.each(['', 'not base64!', 'aGVh*HJvb20=', 'data:image/png;base64,'])('is refused: %j', (field) => {
    expect(() => decodeBase64(field)).toThrow('not valid Base64');
  });
});
