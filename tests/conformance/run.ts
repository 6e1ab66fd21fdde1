/**
 * Checks any service against the interface, line by line:
 *
 *   node tests/conformance/run.ts --url URL --key KEY --secret SECRET
 *     [--headshot-url URL] [--other-url URL] [--portrait FILE] [--stranger FILE] [--only WORD]
 *
 * Makes about 40 calls that a service may charge for. Prints a line for each rule and `N passed, N failed, N
 * skipped`; ends with 1 when one failed. Prints neither key nor secret.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawnPictures } from './pictures.ts';
import type { Rule } from './rule.ts';
import { SkipRule } from './skip.ts';
import { allRules } from './rules/all.ts';
import { Service, type Target } from './service.ts';

const counts = { pass: 0, FAIL: 0, skip: 0 };

async function examine({ check }: Rule, service: Service): Promise<readonly [keyof typeof counts, string]> {
  try {
    await check(service);
    return ['pass', ''];
  } catch (error) {
    if (error instanceof SkipRule) return ['skip', error.message];
    return ['FAIL', error instanceof Error ? error.message : String(error)];
  }
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new Error(`--${name} is required`);
  return value;
}

const trimmed = (url: string | undefined): string | null => url?.replace(/\/+$/, '') ?? null;

async function readTarget(): Promise<{ readonly target: Target; readonly only: string }> {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ url: string, key: string, secret: string, 'headshot-url': string, 'other-url': string },
      ...{ portrait: string, stranger: string, only: string },
    },
  });
  const drawn = await drawnPictures();
  const url = needed(values.url, 'url').replace(/\/+$/, '');
  return {
    only: values.only ?? '',
    target: {
      url,
      key: needed(values.key, 'key'),
      secret: needed(values.secret, 'secret'),
      headshotUrl: trimmed(values['headshot-url']),
      otherUrl: trimmed(values['other-url']),
      noFace: drawn.noFace,
      portrait: values.portrait === undefined ? drawn.portrait : readFileSync(values.portrait),
      stranger: values.stranger === undefined ? drawn.stranger : readFileSync(values.stranger),
    },
  };
}

const { target, only } = await readTarget();
const service = new Service(target);
for (const rule of allRules) {
  const name = `${rule.section}: ${rule.says}`;
  if (!name.includes(only)) continue;
  const [verdict, reason] = await examine(rule, service);
  counts[verdict] += 1;
  console.log(`${verdict}  ${name}${reason === '' ? '' : `\n      ${reason.replaceAll('\n', ' ')}`}`);
}
console.log(`${counts.pass} passed, ${counts.FAIL} failed, ${counts.skip} skipped`);
process.exitCode = counts.FAIL > 0 ? 1 : 0;
