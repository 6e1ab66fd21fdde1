import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPictures, smallFrame } from '../../conformance/pictures.ts';
import { sharedPractice } from './shared-practice.ts';

const practice = sharedPractice();
let portrait = '';
let noFace = '';

beforeAll(async () => {
  // The conformance tests send the same pictures, so that a run makes most results once for both.
  const pictures = await drawnPictures(smallFrame);
  portrait = Buffer.from(pictures.portrait).toString('base64');
  noFace = Buffer.from(pictures.noFace).toString('base64');
});

describe('a face match without a face', () => {
  it.each([
    ['sourceImageBase64', () => ({ sourceImageBase64: noFace, targetImageBase64: portrait })],
    ['targetImageBase64', () => ({ sourceImageBase64: portrait, targetImageBase64: noFace })],
  ])('is refused, and names %s', async (name, fields) => {
    expect(await practice.call('faceMatch', fields())).toMatchObject({
      status: 422,
      body: { error: { code: 'FACE_NOT_FOUND', message: expect.stringContaining(name) as string } },
    });
  });
});

describe('a face match that is none', () => {
  it('is a success that says so', async () => {
    const fields = { sourceImageBase64: portrait, targetImageBase64: portrait, similarityThreshold: 1 };
    const { status, body } = await practice.call('faceMatch', fields);
    expect(status).toBe(200);
    expect(body['isMatch']).toBe(Number(body['similarity']) >= 1);
  });
});

describe('the ledger', () => {
  it('has edits too, and how they ended; no counter moves', async () => {
    const before = await practice.call('queryAccountStatus');
    const calls = (await practice.ledger()).length;
    await practice.call('removeBackgroundFast', { imageBase64: `data:image/jpeg;base64,${portrait}` });
    await practice.call('photoEnhance', { imageBase64: 'aGVsbG8gdGhlcmU=' });
    expect((await practice.ledger()).slice(calls)).toEqual([
      'removeBackgroundFast done',
      'photoEnhance refused',
    ]);
    expect((await practice.call('queryAccountStatus')).body).toEqual(before.body);
  });
});
