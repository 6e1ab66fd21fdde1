import { expect, it } from 'vitest';
import { personOf, photosOf, photoTitle } from '../../shared/people.ts';
import { fixtureId, person, photo, ukPassport } from '../support/fixture/data.ts';

const ben = { id: fixtureId('per', 2), name: 'Ben', age: 'child' } as const;
const bens = photo({ id: fixtureId('pho', 2), personId: ben.id });

it('a photo of the only person is named after its document alone', () => {
  expect(photoTitle([person], photo())).toBe(ukPassport.name);
});

it('a photo of one of several people also has the person’s name', () => {
  expect([photo(), bens].map((one) => photoTitle([person, ben], one))).toEqual([
    'UK passport · Amelia Okafor',
    'UK passport · Ben',
  ]);
});

it('a photo of a person whose name was erased is named after its document', () => {
  expect(photoTitle([person, { ...ben, name: '' }], bens)).toBe(ukPassport.name);
});

it('photos are listed by person', () => {
  expect(photosOf({ photos: [photo(), bens] }, ben.id)).toEqual([bens]);
});

it('a person is found by id, and another order’s person throws', () => {
  expect(personOf([person, ben], ben.id)).toBe(ben);
  expect(() => personOf([person], ben.id)).toThrow('no such person');
});
