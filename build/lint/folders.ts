/** The rule `house/folders` of oxlint: refuses a folder that holds too many modules. */
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Rule } from 'eslint';

/** Most modules that a folder may hold, not counting those in its own folders. */
export const mostModules = 40;

/** Returns the names of what is directly in a folder. */
export type ListFolder = (path: string) => readonly string[];

const isModule = (name: string): boolean => /\.(?:ts|vue|mjs)$/.test(name);

/** Makes the rule. It reports a full folder once, at the folder's last module by name. */
export function foldersOf(list: ListFolder = (path) => readdirSync(path)): Rule.RuleModule {
  const lists = new Map<string, readonly string[]>();
  const modulesIn = (folder: string): readonly string[] => {
    const modules = lists.get(folder) ?? list(folder).filter(isModule).toSorted();
    lists.set(folder, modules);
    return modules;
  };
  return {
    meta: {
      type: 'suggestion',
      schema: [],
      messages: {
        full: 'This folder has {{count}} modules, more than {{most}}: move some that belong together into a folder of their own.',
      },
    },
    create(context) {
      const modules = modulesIn(dirname(context.filename));
      if (modules.length <= mostModules || modules.at(-1) !== basename(context.filename)) return {};
      const data = { count: String(modules.length), most: String(mostModules) };
      return { Program: (node) => context.report({ node, messageId: 'full', data }) };
    },
  };
}
