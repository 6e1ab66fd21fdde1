/**
 * Signs the rules of authorities for studios (decision 146).
 *
 *     node build/sign-rules.ts --print > rules.json                  # the program's rules, to begin with
 *     node build/sign-rules.ts rules.json --key PRIVATE.pem > FILE   # signs them
 */
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signRules } from '../electron/rules/rules-file.ts';
import { programRules } from '../shared/rules/program-rules.ts';
import { readKey } from './publisher-key.ts';

/** Returns the signed file of the rules in a file. */
export const signRulesIn = (file: string, key: KeyObject): string =>
  signRules(JSON.parse(readFileSync(file, 'utf8')), key);

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, print: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (values.print) console.log(JSON.stringify(programRules, null, 2));
  else if (file === undefined || values.key === undefined) {
    console.error('Name the file with the rules, and the private key with --key.');
    process.exitCode = 2;
  } else process.stdout.write(signRulesIn(file, readKey(values.key)));
}

if (process.argv[1] === import.meta.filename) main();
