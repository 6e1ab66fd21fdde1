import { describe, expect, it } from 'vitest';
import { documentRules } from '../../shared/documents.ts';

const rules = (specCode: string, name: string) => documentRules({ specCode, name });

describe('whether an edited picture may be used', () => {
  it.each([
    ['uk-passport', 'UK passport, printed photo', 'uk'],
    ['uk-digital-passport', 'UK passport, digital photo', 'uk'],
    ['uk-driverlicense', 'UK driving licence', 'uk'],
    ['us-passport', 'US passport', 'us'],
    ['us-visa', 'US visa, printed photo', 'us'],
    ['ie-passport', 'Irish passport', 'ireland'],
  ] as const)('%s is locked, by its own authority', (code, name, source) => {
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
  ] as const)('a code that nobody knows is known by its name: %s, %s', (code, name, source) => {
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
  ])('of one without a known rule nothing is promised: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ policy: 'warn', source: 'unknown' });
  });

  it.each([
    ['headshot', 'Business headshot'],
    ['us-headshot', 'LinkedIn profile, US'],
    ['cv', 'CV portrait'],
  ])('what no office asks for is free: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ policy: 'allowed', source: 'no-document' });
  });

  it('an identity document stays one, whatever else its name says', () => {
    expect(rules('us-profile', 'US passport profile').policy).toBe('locked');
    expect(rules('staff-portrait', 'Identity card portrait').policy).toBe('warn');
  });
});

describe('how the authority takes the picture', () => {
  it.each([
    ['de-passport', 'German passport'],
    ['de-id-card', 'German ID card'],
    ['spec-77', 'Deutscher Reisepass'],
    ['spec-78', 'Germany - Passport 35x45 mm'],
    ['spec-79', 'Bundespersonalausweis'],
    ['de-residence-permit', 'Residence permit'],
  ])('Germany takes no paper: %s, %s', (code, name) => {
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
  ])('these are taken on paper: %s, %s', (code, name) => {
    expect(rules(code, name)).toMatchObject({ notice: null, noticeSource: null });
  });

  it('the UK’s online application takes the code', () => {
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
  ] as const)('%s is uploaded', (code, name, noticeSource) => {
    expect(rules(code, name)).toMatchObject({ notice: 'upload-only', noticeSource });
  });
});
