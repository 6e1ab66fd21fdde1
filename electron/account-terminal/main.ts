/** The account from a terminal, for a technician: `npm run account -- set|test|show|clear`. */
import { systemClock } from '../clock.ts';
import { defaultDataDir } from '../paths.ts';
import { systemStore } from '../secrets/system-store.ts';
import { readCommand } from './command-line.ts';
import { run } from './run.ts';
import { endingOf } from './words.ts';

try {
  await run(readCommand(process.argv.slice(2)), {
    input: process.stdin,
    print: (line) => {
      console.log(line);
    },
    prompt: (text) => void process.stderr.write(text),
    secrets: systemStore(),
    clock: systemClock,
    dataDir: defaultDataDir(),
  });
} catch (error) {
  const ending = endingOf(error);
  console.error(ending.message);
  process.exitCode = ending.exitCode;
}
// A pipe that stays open on the other side, and a keychain's own thread, must not keep the program.
process.exit();
