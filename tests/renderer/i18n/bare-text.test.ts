import { describe, expect, it } from 'vitest';
import { nodeKinds, pageSources, sourceOf, templateNodes, type PageSource } from './page-sources.ts';

/** Attributes whose text a person sees or hears. */
const spoken = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'text', 'words', 'hint']);
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Returns the text that a component's template has without a message, in text and in attributes. */
const bareTextsOf = ({ template }: PageSource): readonly string[] =>
  [...templateNodes(template)].flatMap((node) => {
    if (node.type === nodeKinds.text) {
      const text = String(node.content).trim();
      return hasLetters(text) ? [text] : [];
    }
    return (node.props ?? [])
      .filter(
        ({ type, name, value }) =>
          type === nodeKinds.attribute && spoken.has(name) && hasLetters(value?.content ?? ''),
      )
      .map(({ name, value }) => `${name}="${value?.content ?? ''}"`);
  });

describe('templates', () => {
  it('take every text from the messages', () => {
    const bare = pageSources().flatMap((source) =>
      bareTextsOf(source).map((text) => `${source.file}: ${text}`),
    );

    expect(bare).toEqual([]);
  });

  it('are caught when they do not', () => {
    const source = '<template><p title="Hello">{{ t("ui.back") }} <b>Bare words</b></p></template>';

    expect(bareTextsOf(sourceOf('a.vue', source))).toEqual(['title="Hello"', 'Bare words']);
  });
});
