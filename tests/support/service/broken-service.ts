/** A service that breaks a promise of the interface, and the rules that it then fails. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { dataFolder, startPracticeHere, type TestPractice } from '../../electron/practice/harness.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { drawnPictures } from '../../conformance/pictures.ts';
import { allRules } from '../../conformance/rules/all.ts';
import { Service } from '../../conformance/service.ts';

/** Starts a practice service that breaks its promises in a known way. */
export async function broken(...faults: readonly object[]): Promise<TestPractice> {
  const folder = dataFolder();
  const path = join(tempFolder(), 'faults.json');
  writeFileSync(path, JSON.stringify({ faults: faults.map((fault) => ({ call: 'every', ...fault })) }));
  const practice = await startPracticeHere(folder.path, { args: ['--faults', path] });
  onTestFinished(async () => {
    await practice.stop();
    folder.drop();
  });
  return practice;
}

/** Returns the rules of some sections that the service breaks. */
export async function failing(
  { baseUrl }: TestPractice,
  sections: readonly string[],
): Promise<readonly string[]> {
  const pictures = await drawnPictures();
  const target = { url: baseUrl, headshotUrl: null, otherUrl: null, key: 'practice', secret: 'practice' };
  const service = new Service({ ...target, ...pictures });
  const failed: string[] = [];
  for (const { says, check } of allRules.filter(({ section }) => sections.includes(section))) {
    await Promise.resolve(check(service)).catch(() => failed.push(says));
  }
  return failed;
}
