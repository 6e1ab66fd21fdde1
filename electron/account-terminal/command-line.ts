import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { regions, type Region } from '../../shared/model/account.ts';
import { Ending, exitCodes } from './exit.ts';

const usage = `How to use it:

  npm run account -- set --region us|eu|other --base-url URL [--headshot-base-url URL] [--data DIR]
      asks for the key and the secret, tests them, and keeps them in the keychain.
      From a file or a program: two lines on standard input, the key, then the secret.
  npm run account -- test          asks the service what it says of the account
  npm run account -- show          region and hosts, and whether an account is kept
  npm run account -- clear [--data DIR]
      takes the account out of the keychain
  npm run account -- clear --forget-pin [--data DIR]
      makes Headroom forget the supervisors' PINs at its next start, and leaves the account`;

export type Command =
  | {
      readonly name: 'set';
      readonly region: Region;
      readonly baseUrl: string;
      readonly headshotBaseUrl: string | null;
      readonly dataDir: string | null;
    }
  | { readonly name: 'test' | 'show' }
  | { readonly name: 'clear'; readonly what: 'account' | 'supervisor'; readonly dataDir: string | null };

const options = {
  region: { type: 'string' },
  'base-url': { type: 'string' },
  'headshot-base-url': { type: 'string' },
  data: { type: 'string' },
  'forget-pin': { type: 'boolean', default: false },
} as const;

const looksSecret = /key|secret|passw|token|credential/i;

/**
 * Reads the command and its options.
 * @param args without the program's own name
 * @throws Ending whose sentence repeats nothing that was typed: it may have been the secret
 */
export function readCommand(args: readonly string[]): Command {
  if (args.some((arg) => arg.startsWith('-') && looksSecret.test(arg.split('=')[0] ?? ''))) {
    throw wrong(
      'The key and the secret are never given as an option: the command line is seen by every program on this machine and kept by the shell. Leave them out, and they are asked for. What was just typed should no longer be used: have the service issue a new secret.',
    );
  }
  const { name, rest, values } = parse(args);
  if (rest.length > 0) throw wrong(`Nothing comes after the command but options.\n\n${usage}`);
  const dataDir = values.data === undefined ? null : resolve(values.data);
  if (name === 'set') return readSet(values, dataDir);
  if (name === 'test' || name === 'show') return { name };
  if (name === 'clear') return { name, what: values['forget-pin'] ? 'supervisor' : 'account', dataDir };
  throw wrong(usage);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...rest] = positionals;
    return { name, rest, values };
  } catch {
    // Node's own message repeats what was typed.
    throw wrong(`This command line cannot be read.\n\n${usage}`);
  }
}

function readSet(values: ReturnType<typeof parse>['values'], dataDir: string | null): Command {
  const region = regions.find((one) => one === values.region);
  if (region === undefined) throw wrong(`Say which region the account is of: --region ${regions.join('|')}.`);
  const baseUrl = values['base-url'];
  if (baseUrl === undefined) throw wrong("Say the service's address for the account: --base-url URL.");
  return { name: 'set', region, baseUrl, headshotBaseUrl: values['headshot-base-url'] ?? null, dataDir };
}

const wrong = (sentence: string): Ending => new Ending(exitCodes.usage, sentence);
