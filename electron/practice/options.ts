/** The command line of the practice service. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { capabilities, type Capability } from './capabilities.ts';
import { accountKinds, type AccountKind } from './subscription.ts';

/** The interface's two regions. */
const regionNames = ['us', 'eu'] as const;
export type RegionName = (typeof regionNames)[number];

export interface Options {
  /** 0 takes the data folder's last port when it is free, else any. Further regions use the ports after it. */
  readonly port: number;
  readonly dataDir: string;
  /** Delay added to every call except health, ms. */
  readonly latencyMs: number;
  readonly account: AccountKind;
  readonly capabilities: ReadonlySet<Capability>;
  /** When empty, there is one region without a name, whose data is in the folder itself. */
  readonly regions: readonly RegionName[];
  /** Path of a script of faults, or null. */
  readonly faults: string | null;
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`--${name} must be a whole number from 0 to ${max}`);
  }
  return value;
}

function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`--${name}: ${text || 'nothing'} is none of ${words.join(', ')}`);
  return word;
}

/** Returns the words of a comma-separated list, each once. */
function listOf<Word extends string>(name: string, text: string, words: readonly Word[]): readonly Word[] {
  return [...new Set(text.split(',').map((word) => oneOf(name, word.trim(), words)))];
}

const enabled = (text: string | undefined): ReadonlySet<Capability> => {
  if (text === undefined) return new Set(capabilities);
  return new Set(text === 'none' ? [] : listOf('capabilities', text, capabilities));
};

/** @throws with a sentence for the person at the keyboard */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: text,
      data: text,
      latency: text,
      account: text,
      capabilities: text,
      regions: text,
      faults: text,
    },
  });
  const regions = values.regions === undefined ? [] : listOf('regions', values.regions, regionNames);
  return {
    port: wholeNumber('port', values.port ?? '0', 65_535 - Math.max(0, regions.length - 1)),
    dataDir: values.data ?? join(homedir(), '.headroom-practice'),
    latencyMs: wholeNumber('latency', values.latency ?? '0', 600_000),
    account: oneOf('account', values.account ?? 'trial', accountKinds),
    capabilities: enabled(values.capabilities),
    regions,
    faults: values.faults ?? null,
  };
}
