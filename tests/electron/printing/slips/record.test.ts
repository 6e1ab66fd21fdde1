/** The photo record: what was measured next to what is asked for, and nothing that was not. */
import { describe, expect, test } from 'vitest';
import { slipPages } from '../../../../electron/printing/slips/pages.ts';
import { composeRecord } from '../../../../electron/printing/slips/record.ts';
import type { PhotoRecord, RecordedPhoto } from '../../../../electron/printing/slips/record-facts.ts';
import { documentRules } from '../../../../shared/documents.ts';
import { formatDocument } from '../../../../shared/formats/studio-formats.ts';
import { eyeLineMm } from '../../../../shared/guidance/photo-frame.ts';
import { preCheck, type StillAsked } from '../../../../shared/guidance/pre-check.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import { documents, ukPassport } from '../../../support/fixture/data.ts';
import { lastLineOf, longName, pagesOf, textOf, widestOf } from '../../../support/printing/papers.ts';
import { rightFace, rightView, viewWith } from '../../../support/pictures/sitter-view.ts';
import { en } from '../../../../electron/words/en.ts';

const at = '2026-11-21T14:32:00.000Z';
const asked: StillAsked = { document: ukPassport, age: 'adult', framing: 'guide', pxPerViewPx: 3 };

function measured(view: SitterView, more: Partial<StillAsked> = {}): RecordedPhoto['measures'] {
  const one = { ...asked, ...more };
  return { checks: preCheck(view, one), eyeLineMm: eyeLineMm(view, one), age: one.age, ofVersion: false };
}
const photo = (more: Partial<RecordedPhoto> = {}): RecordedPhoto => ({
  document: { ...ukPassport, eyeToBottomMm: { min: 22, max: 28 } },
  documentName: (more.document ?? ukPassport).name,
  rules: documentRules(ukPassport),
  format: null,
  shot: { takenAt: at, source: 'camera' },
  measures: measured(rightView),
  ...{
    widthPx: 413,
    heightPx: 531,
    madeAt: at,
    trouble: null,
    toldNoPrint: null,
    accepted: null,
    retakeOf: null,
  },
  ...{ issues: [], sensitivity: {}, edits: [], wentOn: [], allowed: [] },
  ...more,
});
const record = (more: Partial<PhotoRecord> = {}): PhotoRecord => ({
  studio: { name: 'Studio Łąka', address: '12 Żółta Street', taxNumber: '' },
  ...{ orderNumber: '261121-004', photos: [photo()], writtenAt: at, practice: false, words: en.record },
  timeZone: 'Europe/London',
  ...more,
});
const textFor = async (more: Partial<RecordedPhoto>): Promise<string> =>
  textOf(await composeRecord(record({ photos: [photo(more)] })));

describe('a photo record', () => {
  test('says what was measured next to what is asked for, by whom and when, and that it is no approval', async () => {
    const text = await textFor({});

    for (const part of [
      'Studio Łąka',
      'It is not an approval: only the authority decides whether it accepts the photo.',
      'Document UK passport',
      'Order 261121-004',
      'Shot taken 21 November 2026 at 14:32',
      'Size: 35 × 45 mm, 413 × 531 px. Source: the photo service’s specification “uk-passport”.',
      'Edited pictures: not accepted. Source: UK passport photo rules',
      'Head height 31.5 mm 29 to 34 mm',
      '22 to 28 mm',
      'Tilt 0° At most 6°',
      'Light on the face Even Even, neither dark nor glaring',
      'Background Plain. Colour not measured Plain, #',
      'Eyes Open Open',
      'Pixels of the head 994 px At least 290 px',
      'Pixels of the photo 413 × 531 px 413 × 531 px',
      'It reported no issue. That does not mean that the photo complies.',
      'Every check at the service’s own level.',
      'Nothing against a warning, and no edit.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('PRACTICE');
  });

  test('names the faults, the issues, the changed levels and what staff decided', async () => {
    const smiling = viewWith({
      features: { ...rightFace.features, mouthWidth: 0.42 },
      pose: { ...rightFace.pose, roll: 9 },
    });
    const text = await textFor({
      measures: measured(smiling),
      issues: ['ISSUE_EXPRESSION_NOT_NEUTRAL', 'ISSUE_BRAND_NEW'],
      sensitivity: { ISSUE_PHOTO_SHARPNESS_BAD: 'LOW' },
      edits: ['aiEdit', 'fill'],
      wentOn: [{ at, points: ['smiling', 'ISSUE_EXPRESSION_NOT_NEUTRAL', 'check-unavailable', 'new-point'] }],
      allowed: [{ at, by: 'supervisor', reason: 'For a club card' }],
      toldNoPrint: { at },
      trouble: 'spec-differs',
      accepted: { at, reason: 'No code needed' },
      retakeOf: { number: '261120-002', reason: 'head-size', note: 'head too small', at },
    });

    expect(text).toMatch(/Tilt 9°\. Head tilted At most 6°[\s\S]*Mouth Smiling Neutral, closed/);
    expect(text).toContain('Issue reported: Expression not neutral');
    expect(text).toContain('Issue reported: an issue without a name here (ISSUE_BRAND_NEW)');
    expect(text).toContain('To be checked: the service’s answer names another document');
    expect(text).toContain('Levels of the checks: Blur: low. All others');
    expect(text).toContain(
      'Went on past a warning on 21 November 2026 at 14:32: Smiling; Expression not neutral; The shot could not be checked; A warning without a name here (new-point)',
    );
    expect(text).toContain('Used an edited picture: AI edit, background filled');
    expect(text).toContain('a supervisor: For a club card');
    expect(text).toContain('Told the customer on 21 November 2026 at 14:32 that no print is accepted.');
    expect(text).toContain('Accepted the photo without its code on');
    expect(text).toContain('rejected the one of order 261120-002: head size, head too small');
    expect(text).not.toContain('Nothing against a warning');
  });

  test('says of everything that was not measured that it was not', async () => {
    const never = await textFor({ measures: null });
    const rows = [
      'Head height',
      'Eyes above lower edge',
      'Position',
      'Tilt',
      'Light on the face',
      'Sharpness',
    ];
    for (const row of rows) expect(never).toContain(`${row} Not measured`);
    expect(never).toContain('The shot was not measured.');

    expect(await textFor({ measures: 'erased' })).toContain('The measurements were erased with the picture.');
    const two = await textFor({ measures: measured({ ...rightView, faces: 2 }) });
    expect(two).toContain('Head height Not measured');
  });

  test('claims no head height for a picture whose frame was fitted to the head', async () => {
    const text = await textFor({
      shot: { takenAt: at, source: 'import' },
      measures: measured(rightView, { framing: 'fitted' }),
    });

    expect(text).toContain('Picture imported 21 November 2026');
    expect(text).toMatch(/Head height Not measured: fitted to (the )?29 to 34 mm/);
  });

  test('does not ask open eyes or a closed mouth of a baby', async () => {
    const text = await textFor({ measures: measured(rightView, { age: 'baby' }) });

    expect(text).toContain('Eyes Not measured May be closed');
    expect(text).toContain('Limits for a baby under one.');
  });
});

describe('the page of a photo record', () => {
  const long: RecordedPhoto = photo({
    person: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Kowalska',
    document: {
      ...ukPassport,
      name: 'Bundespersonalausweisantragsverordnungslichtbildbescheinigung (Deutschland)',
    },
    issues: ['ISSUE_EXPRESSION_NOT_NEUTRAL', 'ISSUE_HAT_NOT_ALLOWED', 'ISSUE_EYEGLASSES_REFLECTION'],
    allowed: [{ at, by: 'staff', reason: 'Mitgliedschaftsausweisverlängerungsantragsformular'.repeat(4) }],
    wentOn: [{ at, points: ['smiling', 'tilt-left', 'too-dark', 'backdrop'] }],
  });
  const studio = { name: longName, address: '12 Żółta Street\nBrighton', taxNumber: 'GB 123 4567 89' };

  test('is one A4 page for each photo, and one roll for all', async () => {
    const schengen = documents[1] ?? ukPassport;
    const photos = [photo(), { ...long, document: schengen, documentName: schengen.name }];

    expect(await pagesOf(await composeRecord(record({ photos: [long], studio, practice: true })))).toMatch(
      /Pages: +1\n/,
    );
    expect(await pagesOf(await composeRecord(record({ photos })))).toMatch(/Pages: +2\n/);
    const roll = await composeRecord(record({ photos, page: slipPages.roll80 }));
    expect(await pagesOf(roll)).toMatch(/Pages: +1\n/);
    expect(await textOf(roll)).toMatch(/UK passport[\s\S]*Photo record[\s\S]*Schengen visa/);
  });

  test.each(['roll80', 'a6', 'a4'] as const)('keeps every word inside the margins of %s', async (name) => {
    const page = slipPages[name];
    const pdf = await composeRecord(record({ photos: [long], studio, practice: true, page }));

    const { left, right } = await widestOf(pdf);
    expect(left).toBeGreaterThanOrEqual(page.margins.leftMm - 0.1);
    expect(right).toBeLessThanOrEqual(page.widthMm - page.margins.rightMm + 0.1);
    if (page.heightMm !== null)
      expect(await lastLineOf(pdf)).toBeLessThanOrEqual(page.heightMm - page.margins.bottomMm + 0.1);
  });

  test('is the same for the same facts', async () => {
    expect(await composeRecord(record())).toEqual(await composeRecord(record()));
  });
});

describe('the record of one of the studio’s own formats', () => {
  const document = formatDocument(
    {
      ...{ id: 'format-00000001', name: 'UK rowing club', widthMm: 30, heightMm: 40, dpi: 300, price: 650 },
      head: { unit: 'percent', min: 60, max: 70 },
    },
    [],
  );
  const format = { document, rules: documentRules(document), widthPx: 354, heightPx: 472 };

  test('says its size and the head, and that no authority’s rule was checked', async () => {
    const text = await textFor({ ...format, format: { headMm: 26.04 } });

    for (const part of [
      'Format UK rowing club',
      'not a document of an authority. No authority’s rule was checked.',
      'Size: 30 × 40 mm, 354 × 472 px. Source: the studio’s own format.',
      'Head height on the photo: 26 mm. The format asks for 24 to 28 mm.',
      'Cropped by the studio from this picture.',
      'Nothing against a warning, and no edit.',
    ])
      expect(text).toContain(part);
    for (const claim of [
      'It is not an approval',
      'What the authority asks for',
      'What the service found',
      'no issue',
    ])
      expect(text).not.toContain(claim);
  });

  test.each([
    [null, 'Head height: not measured. The format asks for 24 to 28 mm.'],
    ['erased', 'The measurements were erased with the picture.'],
  ] as const)('with a head of %s says so', async (headMm, words) => {
    expect(await textFor({ ...format, format: { headMm } })).toContain(words);
  });
});
