/** The sources of the page as syntax trees: what its scripts call, and what its templates show. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse } from 'vue/compiler-sfc';

export interface PageSource {
  readonly file: string;
  /** The script of a component, or a whole module. */
  readonly script: ts.SourceFile;
  /** Nodes of a component's template; none for a module. */
  readonly template: readonly TemplateNode[];
}

/** The parts of a template's syntax tree that tests read. */
export interface TemplateNode {
  readonly type: number;
  readonly tag?: string;
  readonly content?: unknown;
  readonly props?: readonly TemplateProp[];
  readonly children?: readonly unknown[];
}
interface TemplateProp {
  readonly type: number;
  readonly name: string;
  readonly value?: { readonly content: string } | undefined;
  readonly exp?: { readonly loc: { readonly source: string } } | undefined;
}
/** The compiler's numbers for its kinds of nodes. */
export const nodeKinds = { element: 1, text: 2, interpolation: 5, attribute: 6, directive: 7 } as const;

export function sourceOf(file: string, text: string): PageSource {
  const isComponent = file.endsWith('.vue');
  const { descriptor } = isComponent ? parse(text, { sourceMap: false }) : { descriptor: null };
  const script = descriptor === null ? text : (descriptor.scriptSetup?.content ?? '');
  return {
    file,
    script: ts.createSourceFile(`${file}.ts`, script, ts.ScriptTarget.Latest, true),
    template: descriptor?.template?.ast?.children ?? [],
  };
}

let read: readonly PageSource[] | null = null;
/** Every module and component of the page, without the messages themselves. They are read once for all tests. */
export const pageSources = (): readonly PageSource[] =>
  (read ??= globSync('renderer/**/*.{ts,vue}')
    .filter((file) => !file.startsWith('renderer/i18n'))
    .map((file) => sourceOf(file, readFileSync(file, 'utf8'))));

/** Returns every node of a script. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  const found = [node];
  // The loop goes on to what is added meanwhile.
  for (const each of found) ts.forEachChild(each, (child) => void found.push(child));
  return found;
}

/** Returns every node of a template. */
export function* templateNodes(nodes: readonly TemplateNode[]): Generator<TemplateNode> {
  for (const node of nodes) {
    yield node;
    yield* templateNodes((node.children ?? []) as readonly TemplateNode[]);
  }
}

/** Returns the expressions of a template as scripts: interpolations and bound attributes. */
export function templateScripts(template: readonly TemplateNode[]): readonly ts.SourceFile[] {
  return [...templateNodes(template)].flatMap((node) => {
    const shown =
      node.type === nodeKinds.interpolation
        ? [(node.content as { readonly loc: { readonly source: string } }).loc.source]
        : [];
    const bound = (node.props ?? []).flatMap(({ type, exp }) =>
      type === nodeKinds.directive && exp !== undefined ? [exp.loc.source] : [],
    );
    return [...shown, ...bound].map((text) =>
      ts.createSourceFile('template.ts', `(${text});`, ts.ScriptTarget.Latest, true),
    );
  });
}
