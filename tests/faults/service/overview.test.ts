/** Lists every fault of the service and the network with the tests that cause it. A missing fault or test fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const whole = 'tests/faults/service';
const client = 'tests/electron/service';
const notSent = `${whole}/not-sent.test.ts`;
const brokenOff = `${whole}/broken-off.test.ts`;
const answers = `${whole}/answers.test.ts`;
const refusals = `${whole}/refusals.test.ts`;
const once = `${whole}/once.test.ts`;
const pending = `${whole}/pending-image.test.ts`;
const every = `${whole}/every-endpoint.test.ts`;
const direct = `${whole}/direct.test.ts`;

/** A test's file and words from its title (or from its group's title). */
type Place = readonly [file: string, words: string];

const faults: Readonly<Record<number, readonly Place[]>> = {
  38: [
    [notSent, 'fault 38: is not sent when the name is not found'],
    [`${client}/not-sent.test.ts`, 'is not sent when the name is not found'],
  ],
  39: [
    [notSent, 'fault 39: is not sent when the connection is refused'],
    [`${client}/not-sent.test.ts`, 'is not sent when the connection is refused'],
  ],
  40: [
    [notSent, 'fault 40: is not sent when no one takes the connection'],
    [`${client}/not-sent.test.ts`, 'is not sent when nobody accepts the connection'],
  ],
  41: [
    [notSent, 'fault 41: a certificate'],
    [`${client}/not-sent.test.ts`, 'ignore environment variables that switch the check off'],
  ],
  42: [[answers, 'fault 42: a captive portal']],
  43: [
    [brokenOff, 'fault 43: reset after the headers of the answer'],
    [brokenOff, 'faults 43, 44, 46: reset at 200 points'],
    [`${client}/faults.test.ts`, 'is uncertain when the connection is reset after byte %i'],
  ],
  44: [
    [brokenOff, 'fault 44: reset in the middle of the answer'],
    [brokenOff, 'fault 44: reset in the middle of the upload'],
    [every, 'when its upload breaks off at 10 points'],
  ],
  45: [
    [brokenOff, 'fault 45: closed without an answer'],
    [brokenOff, 'fault 45: uses its own connection'],
    [`${client}/client.test.ts`, 'opens a fresh connection for every call'],
  ],
  46: [[brokenOff, 'fault 46: reset without an answer']],
  47: [
    [brokenOff, 'fault 47: no answer at all'],
    [every, 'fault 47: a service that stops reading'],
    [`${client}/faults.test.ts`, 'ends a call that gets no answer at its deadline'],
  ],
  48: [
    [once, 'fault 48: a late answer'],
    [once, 'fault 48: an answer after its time'],
    [`${client}/faults.test.ts`, 'reaches only its own call, however late'],
  ],
  49: [[answers, 'fault 49: an error of the service itself']],
  50: [
    [refusals, 'fault 50: with status 429 shows the waiting time, and waits for staff'],
    [refusals, "['fault 50', 429"],
  ],
  51: [
    [refusals, "['fault 51', 401"],
    [refusals, "['fault 51', 403"],
  ],
  52: [[refusals, "['fault 52', 402"]],
  53: [
    [refusals, "['fault 53', 400"],
    [refusals, "['fault 53', 413"],
    [refusals, "['fault 53', 422"],
    [refusals, 'fault 53: is replaced by a preview of another shot'],
  ],
  54: [[answers, 'fault 54: JSON that is cut']],
  55: [[answers, 'fault 55: an empty object']],
  56: [
    [answers, 'fault 56: Base64 that is no picture'],
    [answers, 'fault 56: a picture of another size'],
  ],
  57: [
    [once, 'delivered twice is taken once'],
    [once, 'that comes before the one requested earlier goes to its own order'],
  ],
  58: [
    [answers, 'fault 58: a redirect'],
    [`${client}/faults.test.ts`, 'never follows a redirect'],
  ],
  59: [
    [answers, 'fault 59: an answer beyond every limit'],
    [`${client}/faults.test.ts`, 'is cut when it unpacks to more than the limit'],
  ],
  60: [
    [brokenOff, 'fault 60: a byte a second'],
    [`${client}/faults.test.ts`, 'ends an answer of a byte at a time at the total deadline'],
  ],
  61: [[once, 'fault 61: a double click and a held Enter']],
  62: [[once, 'fault 62: two counters, one customer']],
  63: [[refusals, 'fault 63: a credit that the kiosk’s own calls do not explain']],
  64: [[`${whole}/offline.test.ts`, 'fault 64: eight hours without network']],
  95: [
    [pending, 'fault 95: killed between an answer and the download of its image'],
    [pending, 'reports an address that has expired by then'],
    [`${client}/fetch-image.test.ts`, 'has expired when the store answers %i'],
  ],
  96: [
    [answers, 'fault 96: without an image, because no face was found'],
    [answers, 'fault 96: a final without an image'],
  ],
  97: [[answers, 'fault 97: a UK final without its code']],
};

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the faults of the service and the network', () => {
  it('are 38 to 64 and 95 to 97, and each has a test against the whole kiosk', () => {
    expect(Object.keys(faults).map(Number)).toEqual([...range(38, 64), ...range(95, 97)]);
    const without = Object.entries(faults).filter(
      ([, places]) => !places.some(([file]) => file.startsWith(whole)),
    );
    expect(without).toEqual([]);
  });

  it.each(
    Object.entries(faults).flatMap(([fault, places]) => places.map((place) => [fault, ...place] as const)),
  )('include fault %s, which %s causes: %s', (_fault, file, words) => {
    expect(read(file)).toContain(words);
  });

  it.each([notSent, brokenOff, answers, refusals, once, pending, direct, every, `${whole}/offline.test.ts`])(
    'are all tested in %s, which ends with its tally and skips no test',
    (file) => {
      expect(read(file)).not.toMatch(/\b(?:it|describe)\.(?:skip|todo|only|fails)\b/);
      expect(read(file)).toMatch(/expectBalanced\(tally\(\)\)|toBe\(made\.all\)/);
    },
  );
});
