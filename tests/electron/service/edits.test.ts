import { describe, expect, it } from 'vitest';
import { base64, jpeg, png } from './pictures.ts';
import { json } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { apiKey, apiSecret, clientOf, failureOf } from './support.ts';

const server = sharedServer();

const image = jpeg(600, 800);
const sent = (): unknown => JSON.parse(server.requests.at(-1)?.body.toString('utf8') ?? 'null');
const headshots = (...sizes: readonly (readonly [number, number])[]) =>
  json({
    outputImages: sizes.map(([w, h]) => `data:image/jpeg;base64,${base64(jpeg(w, h))}`),
  });

describe('an edit', () => {
  it('by AI sends the picture without a data URI, and no format unless one was requested', async () => {
    server.play(json({ output: base64(image), width: 600, height: 800 }));
    await clientOf(server.baseUrl).aiEdit({ image });
    expect(server.requests[0]?.path).toBe('/v2/aiEdit');
    expect(sent()).toEqual({ apiKey, apiSecret, imageBase64: base64(image), outputType: 'IMAGE_BASE64' });
    await clientOf(server.baseUrl).aiEdit({ image, outputFormat: 'PNG' });
    expect(sent()).toMatchObject({ outputFormat: 'PNG' });
  });

  it.each(['removeBackground', 'removeBackgroundFast'] as const)(
    'by %s sends the data URI of the picture that it is, and always both output fields',
    async (endpoint) => {
      server.play(json({ output: base64(image) }));
      await clientOf(server.baseUrl)[endpoint]({ image });
      expect(server.requests[0]?.path).toBe(`/v2/${endpoint}`);
      expect(sent()).toEqual({
        apiKey,
        apiSecret,
        imageBase64: `data:image/jpeg;base64,${base64(image)}`,
        outputFormat: 'JPEG',
        outputType: 'IMAGE_BASE64',
      });
      await clientOf(server.baseUrl)[endpoint]({ image: png(), outputFormat: 'PNG' });
      expect(sent()).toMatchObject({
        imageBase64: `data:image/png;base64,${base64(png())}`,
        outputFormat: 'PNG',
      });
    },
  );

  it('that enhances sends the requested options', async () => {
    server.play(json({ output: base64(image) }));
    await clientOf(server.baseUrl).photoEnhance({ image, scaleFactor: 2, enableFaceEnhance: true });
    expect(server.requests[0]?.path).toBe('/v2/photoEnhance');
    expect(sent()).toEqual({
      apiKey,
      apiSecret,
      imageBase64: base64(image),
      scaleFactor: 2,
      enableFaceEnhance: true,
      outputFormat: 'JPEG',
      outputType: 'IMAGE_BASE64',
    });
  });

  it('returns the picture unchanged, with the expected format', async () => {
    server.play(json({ output: base64(image), width: 600, height: 800 }));
    const edited = await clientOf(server.baseUrl).aiEdit({ image });
    expect(edited).toMatchObject({
      format: 'JPEG',
      askedFormat: 'JPEG',
      widthPx: 600,
      heightPx: 800,
      doubts: [],
    });
    expect(edited.image).toEqual(image);
  });

  it('by AI is expected in the input’s format, unless another was requested', async () => {
    server.play(json({ output: base64(png(600, 800)) }));
    const client = clientOf(server.baseUrl);
    expect(await client.aiEdit({ image: png() })).toMatchObject({ askedFormat: 'PNG', doubts: [] });
    expect(await client.aiEdit({ image })).toMatchObject({ askedFormat: 'JPEG', doubts: ['format-differs'] });
    expect(await client.aiEdit({ image, outputFormat: 'PNG' })).toMatchObject({ doubts: [] });
  });

  it('says when a cut-out came without the requested transparency', async () => {
    server.play(json({ output: base64(image) }));
    const cutOut = await clientOf(server.baseUrl).removeBackground({ image, outputFormat: 'PNG' });
    expect(cutOut).toMatchObject({ format: 'JPEG', doubts: ['format-differs'] });
  });

  it('says when its pixels differ from the answer’s figures, also as text', async () => {
    server.play(json({ output: base64(image), width: '601', height: null }));
    expect(await clientOf(server.baseUrl).aiEdit({ image })).toMatchObject({
      doubts: ['image-size-differs'],
    });
  });

  it('is read with a data URI that the interface does not promise', async () => {
    server.play(json({ output: `data:image/png;base64,${base64(png())}` }));
    const cutOut = await clientOf(server.baseUrl).removeBackgroundFast({ image, outputFormat: 'PNG' });
    expect(cutOut.image).toEqual(png());
  });

  it.each([
    ['null', null, 'wrong-shape'],
    ['empty', '', 'wrong-shape'],
    ['a text', base64(Buffer.from('sorry')), 'not-an-image'],
    ['an address', 'https://pictures.example/1', 'not-an-image'],
  ])('whose output is %s is uncertain, and its answer is kept', async (_name, output, reason) => {
    server.play(json({ output }));
    const failure = await failureOf(clientOf(server.baseUrl).removeBackground({ image }));
    expect(failure).toMatchObject({ code: 'SERVICE_UNCERTAIN', outcome: 'uncertain', reason });
    expect(Buffer.from(failure.rawAnswer() ?? []).toString()).toBe(JSON.stringify({ output }));
  });
});

describe('headshots', () => {
  it('are requested at their own address, with the key and never the secret', async () => {
    server.play(headshots([768, 1024]));
    const account = {
      region: 'other',
      baseUrl: 'http://127.0.0.1:9',
      headshotBaseUrl: `${server.baseUrl}/heads/`,
      apiKey,
      apiSecret,
    } as const;
    await clientOf(server.baseUrl, { account }).generatePortrait({ prompt: 'Soft light', image });
    expect(server.requests[0]?.path).toBe('/heads/api/generate-portrait');
    expect(sent()).toEqual({ apiKey, prompt: 'Soft light', inputImages: [base64(image)] });
    expect(server.requests[0]?.body.includes(apiSecret)).toBe(false);
  });

  it('are not requested when the account has no such address', async () => {
    const account = {
      region: 'other',
      baseUrl: server.baseUrl,
      headshotBaseUrl: null,
      apiKey,
      apiSecret,
    } as const;
    const call = clientOf(server.baseUrl, { account }).generatePortrait({ prompt: 'x', image });
    expect(await failureOf(call)).toMatchObject({ code: 'SERVICE_NO_HEADSHOT_ADDRESS', outcome: 'not-sent' });
    expect(server.requests).toEqual([]);
  });

  it('are requested with every option', async () => {
    server.play(headshots([512, 2024], [512, 2024]));
    const options = {
      prompt: 'Étude, north light',
      seed: 7,
      sampleNumber: 2,
      identityScale: 0,
      outputImageWidth: 512,
      outputImageHeight: 2024,
    };
    const result = await clientOf(server.baseUrl).generatePortrait({ image, ...options });
    expect(sent()).toMatchObject(options);
    expect(result).toMatchObject({ asked: 2, doubts: [] });
    expect(result.images.map(({ image: each }) => each)).toEqual([jpeg(512, 2024), jpeg(512, 2024)]);
  });

  it('that are fewer or more than requested are all kept, and this is reported', async () => {
    const client = clientOf(server.baseUrl);
    server.play(headshots([768, 1024], [768, 1024]));
    const fewer = await client.generatePortrait({ prompt: 'x', image, sampleNumber: 3 });
    expect(fewer).toMatchObject({ asked: 3, doubts: ['count-differs'] });
    expect(fewer.images).toHaveLength(2);
    const more = await client.generatePortrait({ prompt: 'x', image });
    expect(more.images).toHaveLength(2);
    expect(more.doubts).toEqual(['count-differs']);
  });

  it('of another size than requested are reported', async () => {
    server.play(headshots([768, 768]));
    const result = await clientOf(server.baseUrl).generatePortrait({ prompt: 'x', image });
    expect(result.doubts).toEqual(['image-size-differs']);
  });

  it('are uncertain when none came, or one cannot be read, with everything kept', async () => {
    const client = clientOf(server.baseUrl);
    server.play(json({ outputImages: [] }));
    expect(await failureOf(client.generatePortrait({ prompt: 'x', image }))).toMatchObject({
      outcome: 'uncertain',
      reason: 'wrong-shape',
    });
    const half = { outputImages: [base64(image), 'c29ycnk='] };
    server.play(json(half));
    const failure = await failureOf(client.generatePortrait({ prompt: 'x', image, sampleNumber: 2 }));
    expect(failure).toMatchObject({ outcome: 'uncertain', reason: 'not-an-image' });
    expect(Buffer.from(failure.rawAnswer() ?? []).toString()).toBe(JSON.stringify(half));
  });

  it('of the largest size come through a worker, eight of them', async () => {
    const large = jpeg(2024, 2024, 1_500_000);
    server.play(json({ outputImages: Array.from({ length: 8 }, () => base64(large)) }));
    const result = await clientOf(server.baseUrl).generatePortrait({
      prompt: 'x',
      image,
      sampleNumber: 8,
      outputImageWidth: 2024,
      outputImageHeight: 2024,
    });
    expect(result.doubts).toEqual([]);
    expect(result.images.map(({ image: each }) => Buffer.compare(each, large))).toEqual(Array(8).fill(0));
  });
});

describe('a face match', () => {
  it('sends both pictures, and a threshold only when there is one', async () => {
    server.play(json({ isMatch: true, similarity: 0.9 }));
    const client = clientOf(server.baseUrl);
    await client.faceMatch({ source: image, target: png() });
    expect(server.requests[0]?.path).toBe('/v2/faceMatch');
    expect(sent()).toEqual({
      apiKey,
      apiSecret,
      sourceImageBase64: base64(image),
      targetImageBase64: base64(png()),
    });
    await client.faceMatch({ source: image, target: image, similarityThreshold: 83.5 });
    expect(sent()).toMatchObject({ similarityThreshold: 83.5 });
  });

  it.each([
    [
      { isMatch: false, similarity: 0.12 },
      { isMatch: false, similarity: 0.12 },
    ],
    [
      { isMatch: true, similarity: 97.4 },
      { isMatch: true, similarity: 97.4 },
    ],
    [
      { isMatch: false, similarity: -3 },
      { isMatch: false, similarity: -3 },
    ],
    [
      { isMatch: 'true', similarity: '0.5' },
      { isMatch: true, similarity: 0.5 },
    ],
    [
      { isMatch: true, similarity: null },
      { isMatch: true, similarity: null },
    ],
  ])('answers %o', async (answer, result) => {
    server.play(json(answer));
    const match = await clientOf(server.baseUrl).faceMatch({ source: image, target: image });
    expect(match).toMatchObject(result);
  });

  it.each([{}, { similarity: 0.9 }, { isMatch: null, similarity: 1 }, { isMatch: 'perhaps' }])(
    'without a decision is uncertain: %o',
    async (answer) => {
      server.play(json(answer));
      const call = clientOf(server.baseUrl).faceMatch({ source: image, target: image });
      expect(await failureOf(call)).toMatchObject({ outcome: 'uncertain', reason: 'wrong-shape' });
    },
  );

  it('of a picture without a face is an error of its own', async () => {
    server.play(json({ error: 'No face was found in targetImageBase64.' }, 422));
    const call = clientOf(server.baseUrl).faceMatch({ source: image, target: image });
    expect(await failureOf(call)).toMatchObject({ code: 'SERVICE_NO_FACE', outcome: 'refused' });
  });
});
