/**
 * The client's side of the conformance suite: all thirteen endpoints, with every field, against the practice service.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServiceClient, type ServiceClient } from '../../electron/service/client.ts';
import type { CallFacts } from '../../electron/service/call.ts';
import { pixelSize } from '../../electron/service/image.ts';
import type { RunningPractice } from '../../electron/practice/launch.ts';
import { sensitivityKeys, sensitivityLevels } from '../../shared/service/issues.ts';
import { endpoints } from '../../shared/service/wire.ts';
import { failureOf } from '../electron/service/support.ts';
import { drawnPictures, smallFrame } from '../conformance/pictures.ts';
import { launchPracticeHere } from '../support/service/practice-here.ts';

let folder: string;
let practice: RunningPractice;
let client: ServiceClient;
let pictures: Awaited<ReturnType<typeof drawnPictures>>;
/** Every attempt, for the tally at the end. */
const facts: CallFacts[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headroom-conformance-'));
  practice = await launchPracticeHere({ dataDir: folder });
  // The service's own tests send the same pictures, so that a run makes most results once for both.
  pictures = await drawnPictures(smallFrame);
  const { baseUrl } = practice;
  const account = { region: 'practice', apiKey: 'practice', apiSecret: 'practice' } as const;
  client = createServiceClient({
    account: { ...account, baseUrl, headshotBaseUrl: baseUrl },
    log: (each) => facts.push(each),
  });
});
afterAll(async () => {
  await practice.stop();
  await rm(folder, { recursive: true, force: true });
});

const portrait = (): { readonly image: Uint8Array } => ({ image: pictures.portrait });
/** Every key of the sensitivity override, each at another level. */
const everySensitivity = Object.fromEntries(
  sensitivityKeys.map((key, index) => [key, sensitivityLevels[index % sensitivityLevels.length] ?? 'MEDIUM']),
);

describe('the free calls', () => {
  it('GET /v2/health: is GOOD', async () => {
    expect(await client.health()).toEqual({ status: 'GOOD', healthy: true });
  });

  it('POST /v2/listIdPhotoSpecCode and /v2/getIdPhotoSpec: describe every code in the list', async () => {
    const list = await client.listSpecs();
    const named = list.map(({ specCode }) => specCode);
    expect(named).toEqual(
      expect.arrayContaining([
        'uk-passport',
        'uk-digital-passport',
        'uk-driverlicense',
        'us-passport',
        'schengen-visa',
      ]),
    );
    const spec = await client.spec('uk-digital-passport');
    expect(spec.specCode).toBe('uk-digital-passport');
    expect(Object.keys(spec.properties)).toEqual(
      expect.arrayContaining([
        'photoSize',
        'photoPixel',
        'photoDpi',
        'headHeight',
        'backgroundColor',
        'glasses',
      ]),
    );
  });

  it('POST /v2/queryAccountStatus: returns the account’s state and its counters', async () => {
    const { accountStatus, subscription } = await client.accountStatus();
    expect(['FREE_TRIAL', 'SUBSCRIBED']).toContain(accountStatus);
    expect(subscription?.makeIdPhotoWatermarkApiRemaining).toEqual(expect.any(Number));
  });
});

describe('ID photos', () => {
  it('POST /v2/makeIdPhotoWatermark, then /v2/getIdPhotoNoWatermark: make a preview and its final, with its code and ten sheets', async () => {
    const issueSensitivityOverride = everySensitivity;
    const asked = {
      ...portrait(),
      specCode: 'uk-passport',
      watermarkText: 'Preview',
      issueSensitivityOverride,
    };
    const preview = await client.makePreview(asked);
    expect(preview).toMatchObject({ waterMark: true, specCode: 'uk-passport', doubts: [] });
    expect((await client.fetchImage(preview.imageUrl ?? '')).type).toBe('image/jpeg');

    const sheetSizes = Array.from({ length: 10 }, (_, index) => `${1200 + index}*1800`);
    const photoUuid = preview.photoUuid ?? '';
    const final = await client.getFinal({ photoUuid, photoSheet: { sheetSizes } });
    expect(final).toMatchObject({ waterMark: false, photoUuid, doubts: [] });
    expect(Object.keys(final.photoSheet).toSorted()).toEqual(sheetSizes);
    expect(final.idPhotoCode).toMatch(/^[^/]+\/[A-Za-z0-9]{8}$/);
  });

  it('POST /v2/makeIdPhotoWatermark: accepts the text Aperçu in any case', async () => {
    const preview = await client.makePreview({
      ...portrait(),
      specCode: 'schengen-visa',
      watermarkText: 'APERÇU',
    });
    expect(preview).toMatchObject({ waterMark: true, specCode: 'schengen-visa', doubts: [] });
  });

  it('POST /v2/makeIdPhoto: returns an image', async () => {
    const photoSheet = { sheetSizes: ['1200*1800'] };
    const issueSensitivityOverride = everySensitivity;
    const photo = await client.makePhoto({
      ...portrait(),
      specCode: 'us-passport',
      photoSheet,
      issueSensitivityOverride,
    });
    expect(photo).toMatchObject({ waterMark: false, specCode: 'us-passport', idPhotoCode: null, doubts: [] });
    expect(pixelSize(photo.image ?? new Uint8Array())).toEqual({
      width: photo.widthPx,
      height: photo.heightPx,
    });
    expect(Object.keys(photo.photoSheet)).toEqual(['1200*1800']);
  });

  it('POST /v2/makeIdPhoto: returns an address', async () => {
    const photo = await client.makePhoto({
      ...portrait(),
      specCode: 'schengen-visa',
      outputFormat: 'S3_URL',
    });
    expect(photo.image).toBeNull();
    const { bytes } = await client.fetchImage(photo.imageUrl ?? '');
    expect(pixelSize(bytes)).toEqual({ width: photo.widthPx, height: photo.heightPx });
  });

  it('POST /v2/makeIdPhoto: reports a picture without a face as a success without an image', async () => {
    const asked = { image: pictures.noFace, specCode: 'us-passport' };
    const answer = await client.makePhoto(asked);
    expect(answer).toMatchObject({ issues: ['ISSUE_FACE_NOT_FOUND'], image: null, imageUrl: null });
  });
});

describe('edits', () => {
  it.each([
    ['aiEdit', undefined, 'JPEG'],
    ['aiEdit', 'PNG', 'PNG'],
    ['removeBackground', 'PNG', 'PNG'],
    ['removeBackgroundFast', undefined, 'JPEG'],
    ['photoEnhance', 'PNG', 'PNG'],
  ] as const)('POST /v2/%s: with format %s returns a %s', async (edit, outputFormat, format) => {
    const edited = await client[edit]({
      ...portrait(),
      ...(outputFormat === undefined ? {} : { outputFormat }),
    });
    expect(edited).toMatchObject({ format, askedFormat: format, doubts: [] });
    expect(pixelSize(edited.image)).toEqual({ width: edited.widthPx, height: edited.heightPx });
  });

  it('POST /v2/photoEnhance: doubles the size, with the face', async () => {
    const after = await client.photoEnhance({ ...portrait(), scaleFactor: 2, enableFaceEnhance: true });
    expect([after.widthPx, after.heightPx]).toEqual([smallFrame.width * 2, smallFrame.height * 2]);
  });
});

describe('headshots and faces', () => {
  it('POST /api/generate-portrait: returns the requested number in the requested size', async () => {
    const options = {
      seed: 7,
      sampleNumber: 2,
      identityScale: 0.5,
      outputImageWidth: 512,
      outputImageHeight: 640,
    };
    const headshots = await client.generatePortrait({
      ...portrait(),
      prompt: 'Soft light, grey wall',
      ...options,
    });
    expect(headshots).toMatchObject({ asked: 2, doubts: [] });
    expect(headshots.images.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual(
      Array(2).fill([512, 640]),
    );
  });

  it('POST /api/generate-portrait: returns one of 768 x 1024 by default', async () => {
    const { images, doubts } = await client.generatePortrait({ ...portrait(), prompt: 'Office' });
    expect(images).toMatchObject([{ widthPx: 768, heightPx: 1024 }]);
    expect(doubts).toEqual([]);
  });

  it('POST /v2/faceMatch: matches the same face, does not match another, and answers both', async () => {
    const source = pictures.portrait;
    const same = await client.faceMatch({ source, target: source });
    const other = await client.faceMatch({ source, target: pictures.stranger, similarityThreshold: 1 });
    expect([same.isMatch, other.isMatch]).toEqual([true, false]);
    expect(same.similarity).toBeGreaterThan(other.similarity ?? Infinity);
  });

  it('POST /v2/faceMatch: refuses a picture without a face with that reason', async () => {
    const asked = client.faceMatch({ source: pictures.portrait, target: pictures.noFace });
    expect(await failureOf(asked)).toMatchObject({ code: 'SERVICE_NO_FACE', outcome: 'refused' });
  });
});

it('the tests call each of the thirteen endpoints, and the client repeats no call automatically', () => {
  expect(new Set(facts.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(endpoints)));
  expect(facts.every(({ attempt }) => attempt === 1)).toBe(true);
});
