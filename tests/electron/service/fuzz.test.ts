import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import { answerSchemas } from '../../../electron/service/answers.ts';
import type { AnswerKind } from '../../../electron/service/answers.ts';
import { readAnswer } from '../../../electron/service/read-answer.ts';
import { fuzzEndpoint } from './fuzz-run.ts';
import { samples as endpointSamples } from './samples.ts';
import { finalAnswer } from './support.ts';

/** A good answer of each kind, to be mangled. */
const samples: Readonly<Record<AnswerKind, object>> = {
  health: endpointSamples.health.answer,
  specList: endpointSamples.listIdPhotoSpecCode.answer,
  spec: endpointSamples.getIdPhotoSpec.answer,
  account: endpointSamples.queryAccountStatus.answer,
  photo: endpointSamples.makeIdPhoto.answer,
  picture: endpointSamples.aiEdit.answer,
  headshots: endpointSamples.generatePortrait.answer,
  faceMatch: endpointSamples.faceMatch.answer,
};
const kinds = Object.keys(answerSchemas) as AnswerKind[];

/** A good answer with fields removed, replaced by anything, or added. */
const mangled = (sample: object) =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...Object.keys(sample), '__proto__', 'constructor', 'x'), fc.jsonValue()),
      {
        maxLength: 4,
      },
    )
    .map((changes) => JSON.stringify({ ...sample, ...Object.fromEntries(changes) }));

/** The bytes of a good answer, cut, doubled or partly replaced. */
const damaged = (sample: object) =>
  fc.tuple(fc.nat(), fc.nat(), fc.uint8Array({ maxLength: 12 })).map(([from, drop, insert]) => {
    const text = Buffer.from(JSON.stringify(sample));
    const at = from % (text.byteLength + 1);
    return Buffer.concat([text.subarray(0, at), insert, text.subarray(at + (drop % 40))]);
  });

describe.each(kinds)('a mangled answer of the kind %s', (kind) => {
  it('is read or refused, never thrown', () => {
    const anything = fc.oneof(
      mangled(samples[kind]).map((text) => Buffer.from(text)),
      damaged(samples[kind]),
      fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
      fc.uint8Array({ maxLength: 64 }).map((array) => Buffer.from(array)),
    );
    const seen = { read: 0, refused: 0 };
    fc.assert(
      fc.property(anything, (body) => {
        const reading = readAnswer(kind, body);
        seen[reading.ok ? 'read' : 'refused'] += 1;
      }),
      { numRuns: 600 },
    );
    expect(seen.read).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  it('is read or refused when it is nested a hundred thousand deep', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = `{"deep":${deep},"photoSheet":${deep},"results":${deep},"status":${deep},"subscription":${deep},${JSON.stringify(samples[kind]).slice(1)}`;
    expect(() => readAnswer(kind, Buffer.from(text))).not.toThrow();
  });

  it('never changes the prototype of any object', () => {
    const text = `{"__proto__":{"polluted":"yes"},"photoSheet":{"__proto__":"yes"},${JSON.stringify(samples[kind]).slice(1)}`;
    readAnswer(kind, Buffer.from(text));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('mangled answers over the wire', () => {
  it.each(Object.keys(endpoints) as Endpoint[])(
    'end a call of %s in a typed result or a ServiceFailure, one call counted each',
    async (endpoint) => {
      const seen = await fuzzEndpoint(endpoint, 300, 20261121);
      expect(seen.counted).toBe(300);
      expect(seen.results).toBeGreaterThan(0);
      expect(seen.failures.refused).toBeGreaterThan(0);
      expect(seen.slowestMs).toBeLessThan(5_000);
    },
    30_000,
  );
});

describe('accepted deviations', () => {
  const read = (change: object) => {
    const reading = readAnswer('photo', Buffer.from(JSON.stringify({ ...finalAnswer, ...change })));
    return reading.ok ? reading.value : reading.fault;
  };

  it('either spelling of the Base64 field', () => {
    const { idPhotoImageBase64, ...rest } = finalAnswer;
    const reading = readAnswer(
      'photo',
      Buffer.from(JSON.stringify({ ...rest, idphotoImageBase64: idPhotoImageBase64 })),
    );
    expect(reading).toMatchObject({ ok: true, value: { image: expect.any(Uint8Array) as unknown } });
  });

  it('numbers as text, flags as text, and null or nothing for either', () => {
    expect(
      read({ widthPx: '413', heightPx: '', photoDpi: null, fileSize: 'n/a', waterMark: 'false' }),
    ).toMatchObject({
      widthPx: 413,
      heightPx: null,
      photoDpi: null,
      fileSize: null,
      waterMark: false,
    });
  });

  it('a sheet map that is null, missing, empty or a list of nothing', () => {
    for (const photoSheet of [null, undefined, {}, []])
      expect(read({ photoSheet })).toMatchObject({ photoSheet: {} });
    expect(read({ photoSheet: { '1200*1800': 'https://s.example/1', '2*3': null } })).toMatchObject({
      photoSheet: { '1200*1800': 'https://s.example/1' },
    });
  });

  it('issues that are null, or one text', () => {
    expect(read({ issues: null })).toMatchObject({ issues: [] });
    expect(read({ issues: 'ISSUE_X' })).toMatchObject({ issues: ['ISSUE_X'] });
  });

  it('but nothing longer than the limit', () => {
    expect(read({ issues: Array.from({ length: 257 }, () => 'ISSUE_X') })).toBe('wrong-shape');
  });
});
