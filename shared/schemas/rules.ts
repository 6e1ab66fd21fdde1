/** The rules of authorities, as a signed file and the records have them. */
import { z } from 'zod';
import { languages } from '../language/languages.ts';
import {
  documentNotices,
  editPolicies,
  knownNoticeSources,
  knownPolicySources,
  type AuthorityRules,
} from '../rules/model.ts';

/** Words as `plainWords` writes them, so that a rule can fit. */
const word = z
  .string()
  .max(60)
  .regex(/^[\p{Ll}\p{Lo}\p{N}]+(?: [\p{Ll}\p{Lo}\p{N}]+)*$/u);
const words = z.array(word).min(1).max(60);
const day = z.iso.date();
const text = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, z.string().min(1).max(400)])) as Record<
    (typeof languages)[number],
    z.ZodString
  >,
);

const rule = {
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  authority: z
    .strictObject({
      short: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(10),
      names: z.array(word).max(60),
      butNot: words.optional(),
    })
    .refine(({ short, names }) => short.length + names.length > 0, 'a name of the authority')
    .optional(),
  with: z.array(words).max(5).optional(),
  without: words.optional(),
  text: text.optional(),
  checked: day.optional(),
  mostBytes: z.int().min(10_000).max(1_000_000_000).optional(),
};
/** A rule without an authority and without words would be about every document. */
const isNarrow = ({
  authority,
  with: needed = [],
}: {
  authority?: unknown;
  with?: unknown[] | undefined;
}): boolean => authority !== undefined || needed.length > 0;
/** A source that the program does not know has its words in the file, and only such a source. */
const hasWords = ({ source, text: own }: { source: string; text?: unknown }): boolean =>
  (source === 'file') === (own !== undefined);

const editRule = z
  .strictObject({ ...rule, policy: z.enum(editPolicies), source: z.enum([...knownPolicySources, 'file']) })
  .refine(isNarrow, 'which documents')
  .refine(hasWords, 'the words of its source');
const paperRule = z
  .strictObject({ ...rule, notice: z.enum(documentNotices), source: z.enum([...knownNoticeSources, 'file']) })
  .refine(isNarrow, 'which documents')
  .refine(hasWords, 'the words of its source');

const eachOnce = (rules: readonly { readonly id: string }[]): boolean =>
  new Set(rules.map(({ id }) => id)).size === rules.length;

export const rulesSchema: z.ZodType<AuthorityRules> = z.strictObject({
  edition: z.int().min(1).max(1_000_000),
  date: day,
  edits: z.array(editRule).max(300).refine(eachOnce, 'each rule once'),
  paper: z.array(paperRule).max(300).refine(eachOnce, 'each rule once'),
});
