/** Signs and reads rules files: JSON with an Ed25519 signature. Pure. */
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { largestRulesFile, type RulesTrouble } from '../../shared/model/rules.ts';
import type { AuthorityRules } from '../../shared/rules/model.ts';
import { rulesSchema } from '../../shared/schemas/rules.ts';

const format = 'headroom-rules';
/** The version of the file. It grows when an older Headroom would misread what is in it. */
const version = 1;

/** Returns the text that is signed: everything but the signature, so that a file of another kind or version is never taken for this one. */
const signedText = (rules: unknown, of: number): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ format, version: of, rules }));

/**
 * Returns a signed file.
 * @param privateKey Ed25519, PEM
 * @throws Error for a key of another kind, and for rules that no Headroom accepts
 */
export function signRules(rules: unknown, privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  const checked = rulesSchema.parse(rules);
  const signature = sign(null, signedText(checked, version), key).toString('base64');
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
 * @param publicKey PEM; empty for none
 */
export function readRulesFile(bytes: Uint8Array, publicKey: string): AuthorityRules | RulesTrouble {
  if (bytes.byteLength > largestRulesFile) return 'too-large';
  const text = new TextDecoder().decode(bytes);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return text.includes(format) ? 'damaged' : 'not-one';
  }
  if (!shell.safeParse(read).success) return 'not-one';
  if (publicKey === '') return 'no-key';
  const file = sealed.safeParse(read);
  if (!file.success || !isSigned(file.data, createPublicKey(publicKey))) return 'signature';
  if (file.data.version > version) return 'newer';
  const rules = rulesSchema.safeParse(file.data.rules);
  return rules.success ? rules.data : 'limits';
}

const isSigned = ({ rules, version: of, signature }: z.infer<typeof sealed>, key: KeyObject): boolean =>
  verify(null, signedText(rules, of), key, Buffer.from(signature, 'base64'));
