import { describe, expect, it } from 'vitest';
import { specs } from '../../electron/practice/specs.ts';
import { nearness, type Nearness } from '../../shared/document-search.ts';
import type { Language } from '../../shared/language/languages.ts';
import type { NamedDocument } from '../../shared/documents.ts';

const listed: readonly NamedDocument[] = specs.map(({ specCode, specCodeName: name }) => ({
  specCode,
  name,
}));
const order: readonly (Nearness | null)[] = ['named', 'country', 'among-countries'];
/** Returns the codes found among `documents`, the best match first. */
const find = (text: string, documents = listed, language: Language = 'en'): readonly string[] => {
  const all = documents.map((one) => ({ code: one.specCode, near: nearness(one, text, language) }));
  return order.flatMap((near) => all.filter((each) => each.near === near).map(({ code }) => code));
};
const british = ['uk-passport', 'uk-digital-passport', 'uk-driverlicense', 'uk-visa'];

describe('a document is found by', () => {
  it.each([
    'British',
    'Britain',
    'Great Britain',
    'UK',
    'GB',
    'England',
    'United Kingdom',
    'Northern Ireland',
    'scottish',
  ])('a common name of the United Kingdom: %s', (text) => {
    expect(find(text)).toEqual(expect.arrayContaining(british));
    expect(find(text)).toHaveLength(british.length);
  });

  it.each([
    ['DVLA', ['uk-driverlicense']],
    ['British driving license', ['uk-driverlicense']],
    ['HMPO', ['uk-passport', 'uk-digital-passport']],
    ['Canada', ['ca-passport', 'ca-visa']],
    ['Canada visa', ['ca-visa']],
    ['America green card', ['us-green-card']],
    ['Korea', ['kr-passport']],
    ['Turkey', ['tr-passport']],
    ['Holland passport', ['nl-passport']],
    ['China visa', ['cn-visa']],
    ['Dubai', ['ae-visa']],
    ['New Zealand', ['nz-passport']],
  ])('its country, office or kind: %s', (text, codes) => {
    expect(find(text)).toEqual(codes);
  });

  it('OCI, which also finds the documents of India', () => {
    expect(find('OCI')).toEqual(['in-passport', 'in-pan-card']);
    expect(find('OCI', [{ specCode: 'in-oci', name: 'OCI card' }])).toEqual(['in-oci']);
    expect(find('Indian', [{ specCode: 'in-oci', name: 'OCI card' }])).toEqual(['in-oci']);
  });

  it('a Schengen member, whose own documents come first', () => {
    expect(find('France')).toEqual(['fr-passport', 'schengen-visa']);
    expect(find('French visa')).toEqual(['schengen-visa']);
    expect(find('Portuguese')).toEqual(['schengen-visa']);
    expect(find('Ireland')).toEqual(['ie-passport']);
  });

  it('the country in the code or name of an unknown document', () => {
    const unknown = [
      { specCode: 'pk-nicop', name: 'NICOP' },
      { specCode: 'britishTravelPass', name: 'British travel pass' },
      { specCode: 'card-jm', name: 'Identity card' },
      { specCode: 'bc-services', name: 'British Columbia services card' },
    ];

    expect(find('Pakistani', unknown)).toEqual(['pk-nicop']);
    expect(find('England', unknown)).toEqual(['britishTravelPass']);
    expect(find('Jamaica', unknown)).toEqual(['card-jm']);
    expect(find('Canada', unknown)).toEqual(['bc-services']);
  });

  it('the country in the page’s language, with or without accents', () => {
    expect(find('Kanada', listed, 'de')).toEqual(['ca-passport', 'ca-visa']);
    expect(find('Reisepass Vereinigtes', listed, 'de')).toEqual(['uk-passport', 'uk-digital-passport']);
    expect(find('Türkei', listed, 'de')).toEqual(['tr-passport']);
    expect(find('Turkiye')).toEqual(['tr-passport']);
  });

  it('an empty search, but by no unknown word', () => {
    expect(find('Atlantis')).toEqual([]);
    expect(find('French dvla')).toEqual([]);
    expect(find(' ')).toEqual(listed.map(({ specCode }) => specCode));
  });
});
