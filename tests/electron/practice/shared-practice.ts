import { sharedByTests } from '../../support/shared-by-tests.ts';
import { dataFolder, startPracticeHere, type TestPractice } from './harness.ts';

/** One practice service for all tests of a file, on data of its own. */
export function sharedPractice(): TestPractice {
  const folder = dataFolder();
  return sharedByTests(
    () => startPracticeHere(folder.path),
    async ({ stop }) => {
      await stop();
      folder.drop();
    },
  );
}
