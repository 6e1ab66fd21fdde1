import { globSync, readFileSync } from 'node:fs';
import { parse } from 'vue/compiler-sfc';
import { describe, expect, it } from 'vitest';

/** The parts of a template's syntax tree that this test reads, and the compiler's numbers for its kinds of nodes. */
interface Attribute {
  readonly type: number;
  readonly name: string;
  readonly value?: { readonly content: string } | undefined;
}
interface Node {
  readonly type: number;
  readonly content?: unknown;
  readonly props?: readonly unknown[];
  readonly children?: readonly unknown[];
}
const textKind = 2;
const attributeKind = 6;

/** Attributes whose text a person sees or hears. */
const spoken = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'text', 'words', 'hint']);
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

function bareTexts(node: Node): readonly string[] {
  if (node.type === textKind) {
    const text = String(node.content).trim();
    return hasLetters(text) ? [text] : [];
  }
  const attributes = (node.props ?? [])
    .map((prop) => prop as Attribute)
    .filter(
      ({ type, name, value }) =>
        type === attributeKind && spoken.has(name) && hasLetters(value?.content ?? ''),
    )
    .map(({ name, value }) => `${name}="${value?.content ?? ''}"`);
  return [...attributes, ...(node.children ?? []).flatMap((child) => bareTexts(child as Node))];
}

const bareTextsOf = (source: string): readonly string[] =>
  (parse(source).descriptor.template?.ast?.children ?? []).flatMap(bareTexts);

describe('templates', () => {
  it.each(globSync('renderer/**/*.vue'))('%s takes every text from the messages', (file) => {
    expect(bareTextsOf(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('are caught when they do not', () => {
    const source = '<template><p title="Hello">{{ t("ui.back") }} <b>Bare words</b></p></template>';

    expect(bareTextsOf(source)).toEqual(['title="Hello"', 'Bare words']);
  });
});
