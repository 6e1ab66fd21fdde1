/**
 * The language changes while a screen is open, so a text is made when it is shown: in the template, in a computed value
 * or in a function. A text that a component or a module makes once, as it starts, stays in the old language.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pageSources, sourceOf, type PageSource } from './page-sources.ts';

/** Functions whose results depend on the language. */
const spoken = new Set([
  ...['t', 'tc', 'moneyText', 'locale', 'wholeNumber', 'listed', 'facts', 'sentences', 'asSentence'],
  ...['longDate', 'shortDate', 'wordyDate', 'longMoment', 'shortMoment', 'whenWords', 'mediumName', 'mmText'],
]);
/** Methods that call their function at once. */
const atOnce = new Set([
  'map',
  'flatMap',
  'filter',
  'find',
  'some',
  'every',
  'forEach',
  'toSorted',
  'reduce',
]);

/** True for a function that is called later, and again when the language has changed. */
function isLater(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node)) return false;
  const { parent } = node;
  const isArgument =
    ts.isCallExpression(parent) && parent.arguments.includes(node as unknown as ts.Expression);
  if (!isArgument || !ts.isPropertyAccessExpression(parent.expression)) return true;
  return !atOnce.has(parent.expression.name.text);
}

function madeOnce(node: ts.Node): readonly string[] {
  if (isLater(node)) return [];
  const isSpoken =
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && spoken.has(node.expression.text);
  const found: string[] = isSpoken ? [node.getText()] : [];
  ts.forEachChild(node, (child) => void found.push(...madeOnce(child)));
  return found;
}
const madeOnceIn = ({ script }: PageSource): readonly string[] => madeOnce(script);

describe('texts of the page', () => {
  it('are made when they are shown', () => {
    const made = pageSources().flatMap((source) =>
      madeOnceIn(source).map((text) => `${source.file}: ${text}`),
    );

    expect(made).toEqual([]);
  });

  it('are caught when they are made once', () => {
    const source = `const labels = kinds.map((kind) => t(\`kinds.\${kind}\`));
      const shown = computed(() => t('ui.back'));
      const { again = t('ui.back') } = defineProps();`;

    expect(madeOnceIn(sourceOf('a.ts', source))).toEqual(['t(`kinds.${kind}`)', "t('ui.back')"]);
  });
});
