import { describe, expect, it } from 'vitest';
import {
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
  ])('that are %s are reported before any other fault', (_what, body) => {
    expect(() => parseBody(makePreviewBody, body)).toThrow(expect.objectContaining({ status: 401 }));
  });
});

describe('the key alone', () => {
  it('is enough where the interface says so, and only there', () => {
    const body = { apiKey: 'practice', photoUuid: 'x' };
    expect(parseBody(getFinalBody, body, 'key-only').photoUuid).toBe('x');
    expect(() => parseBody(getFinalBody, body)).toThrow('apiKey and apiSecret are missing');
    expect(() => parseBody(getFinalBody, { apiKey: 'no' }, 'key-only')).toThrow('apiKey is missing');
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
