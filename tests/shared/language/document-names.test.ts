import { expect, it } from 'vitest';
import { specs } from '../../../electron/practice/specs.ts';
import { documentName } from '../../../shared/language/document-names.ts';
import { languages } from '../../../shared/language/languages.ts';

it.each([
  ['UK passport, printed photo', 'de', 'Reisepass (Vereinigtes Königreich), ausgedrucktes Foto'],
  ['Spanish identity card', 'fr', 'Carte d’identité (Espagne)'],
  ['German national visa', 'es', 'Visado nacional (Alemania)'],
  ['U.S. passport', 'pl', 'Paszport (Stany Zjednoczone)'],
  ['Schengen visa', 'de', 'Schengen-Visum'],
  ['Hong Kong passport', 'fr', 'Passeport (Hong Kong)'],
  ['Kazakhstan passport', 'fr', 'Passeport (Kazakhstan)'],
  ['Trinidad and Tobago visa', 'de', 'Visum (Trinidad und Tobago)'],
  ['Swedish ID card', 'pl', 'Dowód osobisty (Szwecja)'],
  ['Ontario driver’s license', 'pl', 'Ontario driver’s license'],
  ['Canadian driver’s license', 'es', 'Permiso de conducir (Canadá)'],
  ['Portuguese residence permit, 35 × 45 mm', 'fr', 'Titre de séjour (Portugal), 35 × 45 mm'],
  ['UK passport, printed photo', 'en', 'UK passport, printed photo'],
  ['UK passport · Maria Sample', 'de', 'Reisepass (Vereinigtes Königreich) · Maria Sample'],
] as const)('writes %s in %s', (name, language, written) => {
  expect(documentName(name, language)).toBe(written);
});

it.each([
  'Club card',
  'Atlantis passport',
  'UK passport, framed photo',
  'Georgia driver’s license',
  'passport for a UK horse',
  '',
])('leaves “%s” as it is, because a part of it is not known', (name) => {
  expect(documentName(name, 'de')).toBe(name);
});

it('knows every document of the practice service in every language', () => {
  const foreign = languages.filter((language) => language !== 'en');
  for (const { specCodeName: name } of specs)
    for (const language of foreign) expect(documentName(name, language)).not.toBe(name);
});
