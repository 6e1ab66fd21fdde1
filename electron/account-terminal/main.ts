/** Sets, tests, shows or clears the account from a terminal: `npm run account -- set|test|show|clear`. */
import { systemClock } from '../clock.ts';
import { defaultDataDir } from '../paths.ts';
import { systemStore } from '../secrets/system-store.ts';
import { run } from './run.ts';

const ending = await run(process.argv.slice(2), {
  input: process.stdin,
  print: (line) => {
    console.log(line);
  },
  prompt: (text) => void process.stderr.write(text),
  secrets: systemStore(),
  clock: systemClock,
  dataDir: defaultDataDir(),
});
if (ending !== null) {
  console.error(ending.message);
  process.exitCode = ending.exitCode;
}
// Exit now: an input pipe left open by the other side, or the keychain's own thread, would keep the program
// running.
process.exit();
