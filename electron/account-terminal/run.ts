import { askStatus } from '../account/status.ts';
import type { Clock } from '../clock.ts';
import { accountSecrets, cleanAccount, type AccountSecrets } from '../secrets/account.ts';
import type { SecretStore } from '../secrets/store.ts';
import { createServiceClient } from '../service/client.ts';
import { forgetEntry } from '../staff/kept-supervisor.ts';
import { readCommand, type Command } from './command-line.ts';
import { Ending, exitCodes } from './exit.ts';
import { askHidden, type LineInput } from './hidden-input.ts';
import { whileClosed } from './hold.ts';
import { endingOf, statusLines } from './words.ts';

export interface Terminal {
  readonly input: LineInput;
  /** Writes one line to standard output. */
  readonly print: (line: string) => void;
  /** Writes the text as it is to a terminal; does nothing on a pipe. */
  readonly prompt: (text: string) => void;
  readonly secrets: SecretStore;
  readonly clock: Clock;
  /** The folder that this user's kiosk uses unless another one is named. */
  readonly dataDir: string;
}

/**
 * Carries out the command of these arguments and prints what a person may know of the result. Returns why it was not
 * carried out; null when it was.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<Ending | null> {
  try {
    await carryOut(readCommand(args), terminal);
    return null;
  } catch (error) {
    return endingOf(error);
  }
}

async function carryOut(command: Command, terminal: Terminal): Promise<void> {
  const dataDir = ('dataDir' in command ? command.dataDir : null) ?? terminal.dataDir;
  if (command.name === 'set') await whileClosed(dataDir, terminal.secrets, () => set(command, terminal));
  else if (command.name === 'clear')
    await whileClosed(dataDir, terminal.secrets, () => clear(command.what, terminal));
  else if (command.name === 'test') await test(terminal);
  else await show(terminal);
}

async function set(
  { region, baseUrl, headshotBaseUrl }: Extract<Command, { readonly name: 'set' }>,
  terminal: Terminal,
): Promise<void> {
  const { input, prompt, print, secrets, clock } = terminal;
  // Reads the keychain first, so that a missing keychain is reported before anyone types a secret.
  const before = await accountSecrets(secrets).read();
  const [apiKey = '', apiSecret = ''] = await askHidden(input, ['API key: ', 'API secret: '], prompt);
  const connectedAt = clock.now().toISOString();
  const account = cleanAccount({ region, baseUrl, headshotBaseUrl, apiKey, apiSecret, connectedAt });
  const lines = await said(account, clock);
  await accountSecrets(secrets).write(account);
  print(
    before === null ? 'The account is kept in the keychain.' : 'The account in the keychain is replaced.',
  );
  for (const line of [...about(account), ...lines]) print(line);
}

async function test({ print, secrets, clock }: Terminal): Promise<void> {
  const account = await theAccount(secrets);
  print(`Host: ${new URL(account.baseUrl).host}`);
  for (const line of await said(account, clock)) print(line);
}

async function show({ print, secrets }: Terminal): Promise<void> {
  for (const line of about(await theAccount(secrets))) print(line);
}

async function clear(what: 'account' | 'supervisor', { print, secrets }: Terminal): Promise<void> {
  if (what === 'account') await secrets.remove('account');
  else await secrets.set('supervisor', forgetEntry);
  print(
    what === 'account'
      ? 'No account is in the keychain any more. Headroom practises until one is set.'
      : 'At its next start, Headroom forgets the supervisors’ PINs. Whoever sets one there first is its supervisor. If the kiosk is locked, delete kiosk-lock.json in its data folder, too.',
  );
}

async function theAccount(secrets: SecretStore): Promise<AccountSecrets> {
  const account = await accountSecrets(secrets).read();
  if (account === null) throw new Ending(exitCodes.noAccount, 'No account is kept. Set one with "set".');
  return account;
}

const said = async (account: AccountSecrets, clock: Clock): Promise<string[]> =>
  statusLines(await askStatus(createServiceClient({ account }), { practice: false, clock }));

/** Leaves out even the length of the key. */
const about = ({ region, baseUrl, headshotBaseUrl, connectedAt }: AccountSecrets): string[] => [
  `Region: ${region}`,
  `Host: ${new URL(baseUrl).host}`,
  `Headshots: ${headshotBaseUrl === null ? 'none' : new URL(headshotBaseUrl).host}`,
  'Key and secret: kept',
  ...(connectedAt === null ? [] : [`Since: ${connectedAt.slice(0, 10)}`]),
];
