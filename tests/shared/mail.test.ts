import { expect, it } from 'vitest';
import { isMailAddress } from '../../shared/model/mail.ts';

it.each([
  ['ada@example.org', true],
  ["o'hara+photo@mail.example.co.uk", true],
  ['ada@bücher.example', true],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['ada@example.org, ben@example.org', false],
  ['ada@example.org\r\nBcc: x@y.zz', false],
  ['<ada@example.org>', false],
  ['ad a@example.org', false],
])('takes %j as an address: %s', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected);
});
