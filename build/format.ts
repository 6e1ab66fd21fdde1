/** `npm run format`: formats every file of the project. */
import { bin, run } from './checks.ts';

const ok = await run('format', bin('prettier'), ['--write', '--log-level', 'warn', '.']);
process.exit(ok ? 0 : 1);
