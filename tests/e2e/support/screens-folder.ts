import { join } from 'node:path';

/** `npm run screens` asks for pictures (1), and so do parts of `npm run proof`, by a name. No one looks at them in a test run, and they take as long as all the rest. */
const asked = process.env['HEADROOM_SCREENS'];
export const pictures = asked !== undefined;

/** The folder of the pictures. Each part of the proof has one, and in it each language. */
export const screens = join(
  import.meta.dirname,
  '../../../test-results/screens',
  asked === undefined || asked === '1' ? '' : asked,
  process.env['HEADROOM_LANGUAGE'] ?? '',
);
