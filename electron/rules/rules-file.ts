/** Signs and reads rules files: JSON with an Ed25519 signature. Pure. */
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { largestRulesFile, type RulesTrouble } from '../../shared/model/rules.ts';
import type { AuthorityRules } from '../../shared/rules/model.ts';
import { rulesSchema } from '../../shared/schemas/rules.ts';
import { isSigned, signText } from '../publisher/signature.ts';

const format = 'headroom-rules';
/** The version of the file. It grows when an older Headroom would misread what is in it. */
const version = 1;

/** Returns the text that is signed: everything but the signature, so that a file of another kind or version is never taken for this one. */
const signedText = (rules: unknown, of: number): string => JSON.stringify({ format, version: of, rules });

/**
 * Returns a signed file.
 * @param privateKey Ed25519
 * @throws Error for rules that no Headroom accepts
 */
export function signRules(rules: unknown, privateKey: KeyObject): string {
  const checked = rulesSchema.parse(rules);
  const signature = signText(signedText(checked, version), privateKey);
  return `${JSON.stringify({ format, version, rules: checked, signature }, null, 2)}\n`;
}

const shell = z.looseObject({ format: z.literal(format), version: z.int().min(1) });
const sealed = z.strictObject({
  format: z.literal(format),
  version: z.int(),
  rules: z.unknown(),
  signature: z.base64().max(200),
});

/**
 * Reads a file and checks who signed it, before anything in it is believed.
 * @param keys as `publisherKeys`
 */
export function readRulesFile(bytes: Uint8Array, keys: readonly string[]): AuthorityRules | RulesTrouble {
  if (bytes.byteLength > largestRulesFile) return 'too-large';
  const text = new TextDecoder().decode(bytes);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return text.includes(format) ? 'damaged' : 'not-one';
  }
  if (!shell.safeParse(read).success) return 'not-one';
  if (keys.length === 0) return 'no-key';
  const file = sealed.safeParse(read);
  if (!file.success) return 'signature';
  const { rules, version: of, signature } = file.data;
  if (!isSigned(signedText(rules, of), signature, keys)) return 'signature';
  if (of > version) return 'newer';
  const checked = rulesSchema.safeParse(rules);
  return checked.success ? checked.data : 'limits';
}
