import { afterAll, beforeAll, describe, it } from 'vitest';
import { dataFolder, startPracticeHere, type TestPractice } from '../electron/practice/harness.ts';
import { drawnPictures, smallFrame } from './pictures.ts';
import { SkipRule } from './skip.ts';
import { allRules } from './rules/all.ts';
import { Service } from './service.ts';

/** Some rules make several photos, and tests share their machine. */
const PATIENCE_MS = 120_000;

const folders = [dataFolder(), dataFolder()];
let regions: readonly TestPractice[] = [];
let service: Service;

beforeAll(async () => {
  regions = await Promise.all(folders.map(({ path }) => startPracticeHere(path)));
  const [url = '', otherUrl = ''] = regions.map(({ baseUrl }) => baseUrl);
  const pictures = await drawnPictures(smallFrame);
  service = new Service({
    url,
    otherUrl,
    headshotUrl: url,
    key: 'practice',
    secret: 'practice',
    ...pictures,
  });
});

afterAll(async () => {
  await Promise.all(regions.map(({ stop }) => stop()));
  for (const { drop } of folders) drop();
});

describe.each([...new Set(allRules.map(({ section }) => section))])('%s', (section) => {
  const own = allRules.filter((rule) => rule.section === section);

  it.for(own)('$says', { timeout: PATIENCE_MS }, async ({ check }, { skip }) => {
    try {
      await check(service);
    } catch (error) {
      if (error instanceof SkipRule) skip(error.message);
      throw error;
    }
  });
});
