import { expect, it } from 'vitest';
import { captionText, type CaptionFacts } from '../../../../electron/orders/prints/caption-text.ts';

const facts: CaptionFacts = {
  language: 'en',
  documentName: 'UK passport',
  ...{ widthMm: 35, heightMm: 45, takenAt: '2026-11-21T23:30:00.000Z' },
  ...{ code: null, person: '' },
};

it.each<[string, Partial<CaptionFacts>, string]>([
  ['the document, its size and the day', {}, 'UK passport · 35 × 45 mm · 21 Nov 2026'],
  [
    'its code, letter by letter',
    { code: 'photos.example/aB0OIl19' },
    'UK passport · 35 × 45 mm · 21 Nov 2026 · photos.example/aB0OIl19',
  ],
  ['whose it is', { person: 'Zofia Żółć' }, 'UK passport · Zofia Żółć · 35 × 45 mm · 21 Nov 2026'],
  [
    'an inch as millimetres',
    { documentName: 'US visa', widthMm: 50.8, heightMm: 50.8 },
    'US visa · 50.8 × 50.8 mm · 21 Nov 2026',
  ],
  [
    'everything in the customer’s language',
    { language: 'fr', documentName: 'US visa, printed photo', widthMm: 50.8, heightMm: 50.8 },
    'Visa (États-Unis), photo papier · 50,8 × 50,8 mm · 21 nov. 2026',
  ],
  [
    'one line, whatever the service calls a document',
    { documentName: 'Visa\n(Schengen)\t' },
    'Visa (Schengen) · 35 × 45 mm · 21 Nov 2026',
  ],
])('names %s', (_what, change, text) => {
  expect(captionText({ ...facts, ...change }, 'Europe/London')).toBe(text);
});

it('uses the studio’s time zone', () => {
  expect(captionText(facts, 'Europe/Warsaw')).toContain('22 Nov 2026');
});
