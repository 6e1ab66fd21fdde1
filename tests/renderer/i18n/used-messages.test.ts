/**
 * Every message is used: a source names its key, or has a template that its key fits. A message that no screen shows would
 * still be translated into every language.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { en as enOnPaper } from '../../../electron/words/en.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { nodesOf, pageSources, sourceOf, templateNodes, templateScripts } from './page-sources.ts';
import type { PageSource } from './page-sources.ts';

/** The service's own words, which it may send without any source of Headroom naming them. */
const serviceWords = /^(?:rules|properties)\./;

const keysOf = (tree: object): readonly string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((key) => `${name}.${key}`) : [name],
  );

/** The texts around the gaps of a template. */
type Template = readonly string[];
/** True for a template whose texts name a part of a key or code: `credit.${kind}.title`, but not `${name}.${ending}`. */
const namesPart = (template: Template): boolean =>
  template.some((text, index) => (index === 0 ? /^\w+[.-]/ : /\.\w+\./).test(text));

interface Keys {
  /** Keys in full, and every other text. */
  readonly texts: ReadonlySet<string>;
  readonly templates: readonly Template[];
}
function keysIn(sources: readonly PageSource[]): Keys {
  const nodes = sources.flatMap(({ script, template }) =>
    [script, ...templateScripts(template)].flatMap(nodesOf),
  );
  const attributes = sources.flatMap(({ template }) =>
    [...templateNodes(template)].flatMap(({ props }) => (props ?? []).map(({ value }) => value?.content)),
  );
  const literals = nodes.flatMap((node) => (ts.isStringLiteralLike(node) ? [node.text] : []));
  const templates = nodes.flatMap((node) =>
    ts.isTemplateExpression(node)
      ? [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]]
      : [],
  );
  return {
    texts: new Set([...literals, ...attributes.filter((text) => text !== undefined)]),
    templates: templates.filter(namesPart),
  };
}

/** Returns the names in a source: texts without spaces, and names of properties. */
const namesIn = (source: string): readonly string[] =>
  source.match(/(?<=')[\p{L}\w.-]+(?=')|(?<=\.)\w+|(?<=[{,]\s*)\w+|\w+(?=\??:)/gu) ?? [];

/** True when the key fits the template, and a source names what would have to fill each gap. */
function fits(key: string, [start = '', ...others]: Template, names: ReadonlySet<string>): boolean {
  if (!key.startsWith(start)) return false;
  const left = key.slice(start.length);
  if (others.length === 0) return left === '';
  const fillings = Array.from({ length: left.length + 1 }, (_, end) => left.slice(0, end));
  return fillings.some(
    (filling) => (filling === '' || names.has(filling)) && fits(left.slice(filling.length), others, names),
  );
}

const unusedOf = (keys: readonly string[], { texts, templates }: Keys, names: ReadonlySet<string>) =>
  keys.filter((key) => !texts.has(key) && !templates.some((template) => fits(key, template, names)));

/** True for the messages and their types, which name every message themselves. */
const isMessages = (file: string): boolean =>
  /^(?:renderer\/i18n\/|electron\/words\/(?:types\.ts|\w\w\b))/.test(file);
const named = new Set(
  globSync('{renderer,electron,shared}/**/*.{ts,vue}')
    .filter((file) => !isMessages(file))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8'))),
);

const joins = globSync('renderer/i18n/*.ts').map((file) => sourceOf(file, readFileSync(file, 'utf8')));
const ofPage = keysIn([...pageSources(), ...joins]);

describe('every message', () => {
  it('is named by a source of the page', () => {
    const unused = unusedOf(keysOf(en), ofPage, named);

    expect(unused.filter((key) => !serviceWords.test(key))).toEqual([]);
  });

  it('of papers, e-mails and failed starts has names that a source uses', () => {
    // The page makes the codes of what staff were told, such as `check-unreadable`.
    const codes = { texts: named, templates: ofPage.templates };
    const unused = keysOf(enOnPaper).filter((key) => unusedOf(key.split('.'), codes, named).length > 0);

    expect(unused).toEqual([]);
  });

  it.each([
    ['a.ts', "const key = 'desk.title';"],
    ['a.ts', "t(`desk.${isOpen ? 'title' : 'closed'}`);"],
    ['a.vue', '<template><p :title="t(`desk.${part}`)">title</p></template>'],
    ['a.vue', '<template><AppNotice words="desk.title" /></template>'],
  ])('counts as used when a source names it: %s %s', (file, source) => {
    expect(unusedOf(['desk.title'], keysIn([sourceOf(file, source)]), new Set(['title']))).toEqual([]);
  });

  it.each([
    ['another key', "t('desk.titles');"],
    ['a comment', "// t('desk.title')"],
    ['a template that another key fits', 't(`desk.${part}.title`);'],
    ['a template that names no part of a key', 'save(`${name}.${ending}`);'],
    ['a template whose gaps nothing fills', 't(`desk.${part}`);', "const parts = ['titles'];"],
  ])('does not count as used by %s', (_, source, parts = "const parts = { desk: 'title' };") => {
    const keys = keysIn([sourceOf('a.ts', source)]);
    expect(unusedOf(['desk.title'], keys, new Set(namesIn(parts)))).toEqual(['desk.title']);
  });
});
