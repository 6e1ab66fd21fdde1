/** Words for an account that could not be connected: what happened, and what to check. */
import type { BridgeError } from '../../bridge/bridge.ts';
import { hasWords, t } from '../../i18n/index.ts';
import { errorWords } from '../../ui/errors.ts';

/** The fields of the form that a failure can concern. */
const accountFields = ['baseUrl', 'headshotBaseUrl', 'apiKey', 'apiSecret'] as const;
export type AccountField = (typeof accountFields)[number];

export interface FailureWords {
  readonly title: string;
  readonly now: string;
}

const isField = (name: unknown): name is AccountField => accountFields.some((field) => field === name);

/** Returns the field that cannot be used, and why; null when the failure concerns no field. */
export function fieldFault(
  error: BridgeError | null,
): { readonly field: AccountField; readonly words: string } | null {
  if (error?.code !== 'INVALID_INPUT') return null;
  const { field, reason } = error.details;
  if (!isField(field)) return null;
  const why = `settings.account.reasons.${String(reason)}`;
  return { field, words: hasWords(why) ? t(why) : t(`settings.account.fields.${field}`) };
}

/** Groups reasons that mean the same to the person who must fix them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'not-the-service': [
    'not-json',
    'wrong-shape',
    'redirect',
    'unexpected-status',
    'malformed',
    'too-large',
    'unknown-encoding',
  ],
  'broken-off': ['reset', 'cut'],
};
function kindOf(reason: string): string {
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(reason)) ?? reason;
}

/** Returns the words for the reason if there are any, otherwise for the code, otherwise the usual ones for the error. */
export function connectFailure(error: BridgeError): FailureWords {
  const { code, details } = error;
  const kind = kindOf(String(details['reason']));
  const keys = [
    [`settings.account.failures.${code}-${kind}.title`, `settings.account.failures.${code}-${kind}.now`],
    [`settings.account.failures.${code}.title`, `settings.account.failures.${code}.now`],
  ] as const;
  for (const [title, now] of keys) {
    // Every entry has both, as the test of the words checks.
    if (hasWords(title) && hasWords(now)) return { title: t(title), now: t(now) };
  }
  return errorWords(code, details);
}
