import { expect, it } from 'vitest';
import { photoFileName } from '../../../../electron/orders/photos/photo-file-name.ts';

it.each([
  ['Amelia Okafor', '261121-004-Amelia-Okafor-uk-passport.jpg'],
  ['Łukasz Müller-O’Neil', '261121-004-Łukasz-Müller-O-Neil-uk-passport.jpg'],
  ['山田 太郎', '261121-004-山田-太郎-uk-passport.jpg'],
  ['../../etc/passwd', '261121-004-etc-passwd-uk-passport.jpg'],
  ['con: "a|b?*<c>\u0000\n.exe ', '261121-004-con-a-b-c-exe-uk-passport.jpg'],
  ['', '261121-004-uk-passport.jpg'],
  ['…', '261121-004-uk-passport.jpg'],
  ['x'.repeat(200), `261121-004-${'x'.repeat(40)}-uk-passport.jpg`],
  [`${'x'.repeat(39)} y`, `261121-004-${'x'.repeat(39)}-uk-passport.jpg`],
])('names a photo of %j %s', (name, file) => {
  expect(photoFileName('261121-004', name, 'uk-passport', 'image/jpeg')).toBe(file);
});

it('has the file type of its picture', () => {
  expect(photoFileName('261121-004', 'Ada', 'uk-passport', 'image/png')).toBe(
    '261121-004-Ada-uk-passport.png',
  );
});
