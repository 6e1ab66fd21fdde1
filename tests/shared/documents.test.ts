import { describe, expect, it } from 'vitest';
import { documentRules } from '../../shared/documents.ts';

const rules = (specCode: string, name: string) => documentRules({ specCode, name });

describe('the rule for edited pictures', () => {
  it.each([
    ['uk-passport', 'UK passport, printed photo', 'uk'],
    ['uk-digital-passport', 'UK passport, digital photo', 'uk'],
    ['uk-driverlicense', 'UK driving licence', 'uk'],
    ['us-passport', 'US passport', 'us'],
    ['us-visa', 'US visa, printed photo', 'us'],
    ['ie-passport', 'Irish passport', 'ireland'],
  ] as const)('locks %s, by its own authority', (code, name, source) => {
    expect(rules(code, name)).toMatchObject({ policy: 'locked', source });
  });

  it.each([
    ['spec-0471', 'U.S. Passport', 'us'],
    ['spec-0472', 'United States visa', 'us'],
    ['visa_us', 'Visa', 'us'],
    ['usPassport', 'Passport', 'us'],
    ['GBR.PASSPORT', 'Passport', 'uk'],
    ['spec-9', 'British passport (renewal)', 'uk'],
    ['spec-10', 'Great Britain: child passport', 'uk'],
    ['ni-driving', 'Northern Ireland driving licence', 'uk'],
    ['spec-11', 'Passport card, Ireland', 'ireland'],
  ] as const)('recognises an unknown code by the document’s name: %s, %s', (code, name, source) => {
    expect(rules(code, name)).toMatchObject({ policy: 'locked', source });
  });

  it.each([
    ['schengen-visa', 'Schengen visa'],
    ['fr-passport', 'French passport'],
    ['at-passport', 'Austrian passport'],
    ['icao-portrait', 'ICAO travel document'],
    ['bc-id', 'British Columbia identity card'],
    ['ru-passport', 'Russian passport'],
    ['spec-12', 'Sous-préfecture: permis'],
    ['', ''],
  ])('warns about a document without a known rule: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ policy: 'warn', source: 'unknown' });
  });

  it.each([
    ['headshot', 'Business headshot'],
    ['us-headshot', 'LinkedIn profile, US'],
    ['cv', 'CV portrait'],
  ])('allows edits of a photo that no office asks for: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ policy: 'allowed', source: 'no-document' });
  });

  it('treats an identity document as one, whatever else its name contains', () => {
    expect(rules('us-profile', 'US passport profile').policy).toBe('locked');
    expect(rules('staff-portrait', 'Identity card portrait').policy).toBe('warn');
  });
});

describe('the way in which an authority accepts the photo', () => {
  it.each([
    ['de-passport', 'German passport'],
    ['de-id-card', 'German ID card'],
    ['spec-77', 'Deutscher Reisepass'],
    ['spec-78', 'Germany - Passport 35x45 mm'],
    ['spec-79', 'Bundespersonalausweis'],
    ['de-residence-permit', 'Residence permit'],
  ])('is never paper for a German identity document: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ notice: 'no-paper', noticeSource: 'germany' });
  });

  it.each([
    ['de-visa', 'German national visa'],
    ['de-driverlicense', 'German driving licence'],
    ['at-reisepass', 'Österreichischer Reisepass'],
    ['es-id', 'Documento Nacional de Identidad'],
    ['co-id', 'Carta de identidad (passport)'],
    ['uk-passport', 'UK passport, printed photo'],
    ['us-passport', 'US passport'],
    ['in-passport', 'Indian passport (electronic passport)'],
  ])('is paper for this document: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ notice: null, noticeSource: null });
  });

  it('is the code for the UK’s online application', () => {
    expect(rules('uk-digital-passport', 'UK passport, digital photo')).toMatchObject({
      notice: 'code-only',
      noticeSource: 'uk-digital',
    });
  });

  it.each([
    ['us-visa-digital', 'US visa, digital photo', 'us-digital'],
    ['us-diversity-visa', 'US diversity visa', 'us-digital'],
    ['in-evisa', 'Indian eVisa', 'its-name'],
    ['vn-visa', 'Vietnamese e-visa', 'its-name'],
    ['ie-passport-online', 'Irish passport', 'its-name'],
  ] as const)('is an upload for %s', (code, name, noticeSource) => {
    expect(rules(code, name)).toMatchObject({ notice: 'upload-only', noticeSource });
  });
});
