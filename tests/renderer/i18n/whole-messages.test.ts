/**
 * A sentence is one message with gaps: its parts stand elsewhere in another language. Complete texts are joined by the
 * functions of `renderer/i18n/join.ts` only.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nodeKinds, nodesOf, pageSources, sourceOf, templateNodes, templateScripts } from './page-sources.ts';
import type { PageSource, TemplateNode } from './page-sources.ts';

/** Functions whose results are texts. */
const texts = new Set(['t', 'tc', 'moneyText', 'longDate', 'shortDate', 'wordyDate', 'whenWords']);
const isText = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && texts.has(node.expression.text);

/** Marks between parts that no language writes in another way: the separator of facts, and none. */
const isNeutral = (mark: string): boolean => ['', '·'].includes(mark.trim());

/** Files that join a list into text that nobody reads: paths of a drawing, keys of a cache and of the keyboard. */
const unread = [
  'renderer/camera/use-resolution-doubt.ts',
  'renderer/shell/ShortcutsDialog.vue',
  'renderer/settings/about/AboutSettings.vue',
  'renderer/customers/merged-details.ts',
];

/** Returns the places in a script where texts are put together by hand. */
function joinedIn(script: ts.SourceFile, file: string): readonly string[] {
  return nodesOf(script).flatMap((node) => {
    if (ts.isTemplateExpression(node)) {
      const marks = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      const hasText = node.templateSpans.some(({ expression }) => isText(expression));
      return hasText && marks.some((mark) => mark !== '') ? [node.getText()] : [];
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return isText(node.left) || isText(node.right) ? [node.getText()] : [];
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const [separator] = node.arguments;
    if (node.expression.name.text !== 'join' || separator === undefined) return [];
    return ts.isStringLiteral(separator) && separator.text === ''
      ? []
      : unread.includes(file)
        ? []
        : [node.getText()];
  });
}

/** Returns what an element shows, when a mark between two of its parts would be another one in another language. */
function markedIn(node: TemplateNode): readonly string[] {
  const children = (node.children ?? []) as readonly TemplateNode[];
  const marks = children.flatMap(({ type, content }) =>
    type === nodeKinds.text && !isNeutral(String(content)) ? [String(content).trim()] : [],
  );
  return children.some(({ type }) => type === nodeKinds.interpolation) ? marks : [];
}

const joinedBy = ({ file, script, template }: PageSource): readonly string[] => [
  ...joinedIn(script, file),
  ...templateScripts(template).flatMap((each) => joinedIn(each, file)),
  ...[...templateNodes(template)].flatMap(markedIn),
];

describe('texts of the page', () => {
  it('are whole messages', () => {
    const joined = pageSources().flatMap((source) =>
      joinedBy(source).map((text) => `${source.file}: ${text}`),
    );

    expect(joined).toEqual([]);
  });

  it.each([
    ['a.ts', "const a = `${t('ui.back')}: ${name}`;"],
    ['a.ts', "const a = t('ui.back') + name;"],
    ['a.ts', "const a = names.join(', ');"],
    ['a.vue', "<template><p>{{ t('ui.back') }}: {{ name }}</p></template>"],
    ['a.vue', '<template><p :title="`${t(\'ui.back\')} (${name})`" /></template>'],
  ])('are caught when they are not: %s %s', (file, source) => {
    expect(joinedBy(sourceOf(file, source))).toHaveLength(1);
  });
});
