/**
 * The long tests, which `npm run test:long` runs and `npm test` leaves out (decision 153): each takes several seconds and
 * shows with a real device, a whole program or many pictures what other tests show in part.
 */
import { withBackups } from './long-tests/backups.ts';
import { withAKeychain } from './long-tests/keychain.ts';
import { withKillsAndFullDisks } from './long-tests/kills-and-full-disks.ts';
import { withManyPictures } from './long-tests/many-pictures.ts';
import { withPrinters } from './long-tests/printers.ts';
import { walkedAgainInAnotherWay } from './long-tests/walks.ts';
import { withTheWholeService } from './long-tests/whole-service.ts';
import type { LongTest } from './long-tests/long-test.ts';

export const longTests: readonly LongTest[] = [
  ...withPrinters,
  ...withKillsAndFullDisks,
  ...withBackups,
  ...withTheWholeService,
  ...withAKeychain,
  ...withManyPictures,
  ...walkedAgainInAnotherWay,
];

/** Whole files, from the project's folder. */
export const longFiles: readonly string[] = longTests
  .filter(({ titles }) => titles === undefined)
  .map(({ file }) => `tests/${file}`);

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Matches the long walks, as Playwright names them: file, titles around the walk, its title. */
export const longWalks = longTests
  .flatMap(({ file, titles = [] }) =>
    titles.map((title) => `${literally(file.replace('e2e/', ''))}.*${literally(title)}`),
  )
  .join('|');
