import { describe, expect, it } from 'vitest';
import { backgroundChoices, colourFrom } from '../../../renderer/retouch/backgrounds.ts';
import { documents, ukPassport } from '../../support/fixture/data.ts';

const [, schengen = ukPassport, us = ukPassport] = documents;
const labels = (...chosen: readonly (typeof ukPassport)[]): readonly string[] =>
  backgroundChoices(chosen).map(({ label, value }) => `${label} ${value}`);

describe('the background colours', () => {
  it('are white, light grey and none when no document states one', () => {
    expect(labels()).toEqual(['White #ffffff', 'Light grey #e6e6e6', 'Transparent transparent']);
  });

  it('begin with the documents’ colours, by their names', () => {
    expect(labels(ukPassport, schengen)).toEqual([
      'UK passport #e6e2d8',
      'Schengen visa #ededed',
      'White #ffffff',
      'Light grey #e6e6e6',
      'Transparent transparent',
    ]);
  });

  it('are each listed once, however many documents state them', () => {
    const digital = { ...us, name: 'US visa' };

    expect(labels(us, digital)).toEqual([
      'US passport, US visa #ffffff',
      'Light grey #e6e6e6',
      'Transparent transparent',
    ]);
  });

  it('leave out a colour that a document does not state, or states in another form', () => {
    expect(labels({ ...us, backgroundColor: null }, { ...us, backgroundColor: 'white' })).toEqual(labels());
  });
});

describe('a colour that is typed', () => {
  it.each([
    ['#E6E2D8', '#e6e2d8'],
    [' e6e2d8 ', '#e6e2d8'],
    ['#fff', null],
    ['#e6e2dg', null],
    ['', null],
  ])('%j is %j', (typed, colour) => {
    expect(colourFrom(typed)).toBe(colour);
  });
});
