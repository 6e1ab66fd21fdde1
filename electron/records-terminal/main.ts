/** Reads the encrypted records from a terminal, for a technician: `npm run records -- "SELECT …"`. */
import { homedir } from 'node:os';
import { KioskError } from '../../shared/errors.ts';
import { defaultDataDir } from '../paths.ts';
import { systemStore } from '../secrets/system-store.ts';
import { ask } from './ask.ts';
import { readQuestion, usage } from './command-line.ts';

const question = readQuestion(process.argv.slice(2), defaultDataDir());
if (question === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    for await (const line of ask(question, systemStore())) console.log(line);
  } catch (error) {
    // The path of the home folder says who uses this computer.
    const message = error instanceof Error ? error.message.replaceAll(homedir(), '~') : String(error);
    console.error(error instanceof KioskError ? `${error.code}: ${message}` : message);
    process.exitCode = 1;
  }
}
