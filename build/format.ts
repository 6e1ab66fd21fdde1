/** `npm run format`: formats every file of the project. */
import { bin, run } from './checks.ts';

const ok = await run('format', bin('oxfmt'), ['--write', '.']);
process.exit(ok ? 0 : 1);
