/** The rule `house/walls` of oxlint and ESLint: refuses an import that the table of rooms does not allow. */
import { relative, sep } from 'node:path';
import { dirname, join } from 'node:path/posix';
import type { Rule } from 'eslint';

/** Rooms by their paths in the project, a folder or a file, each with the rooms that it may import besides itself. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

interface Imports {
  readonly source?: { readonly value?: unknown } | null;
}

const sideOf = (room: string): string => room.split('/', 1)[0] ?? '';

/**
 * Returns the room that a file is in: the longest path of the table that leads to it. A side that lists rooms of its
 * own stands for the files directly in it. Null for a file that is in no room.
 */
function roomOf(rooms: Rooms, file: string): string | null {
  const paths = Object.keys(rooms);
  const room = paths
    .filter((path) => file === path || file.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  if (room === undefined) return null;
  const listsRooms = sideOf(room) === room && paths.some((path) => path.startsWith(`${room}/`));
  return listsRooms && file.slice(room.length + 1).includes('/') ? null : room;
}

function mayImport(rooms: Rooms, from: string, to: string | null): boolean {
  if (to === null) return false;
  const allowed = rooms[from] ?? [];
  const anyOfItsSide = allowed.includes('*') && (sideOf(to) === sideOf(from) || to === 'shared');
  return from === to || allowed.includes(to) || anyOfItsSide;
}

/** Makes the rule for a table of rooms. Files outside the sides that the table names may import everything. */
export function wallsBetween(rooms: Rooms): Rule.RuleModule {
  const sides = new Set(Object.keys(rooms).map(sideOf));
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        wall: '{{from}} may not import {{to}}: see the table in build/lint/rooms.ts.',
        noRoom: 'This file is in no room: name its folder in build/lint/rooms.ts.',
      },
    },
    create(context) {
      const file = relative(context.cwd, context.filename).split(sep).join('/');
      if (!sides.has(sideOf(file))) return {};
      const from = roomOf(rooms, file);
      if (from === null) {
        return { Program: (node) => context.report({ node, messageId: 'noRoom' }) };
      }
      const check = (node: Rule.Node): void => {
        const source = (node as Imports).source?.value;
        if (typeof source !== 'string' || !source.startsWith('.')) return;
        const target = join(dirname(file), source.split('?', 1)[0] ?? '');
        // Files of packages, for example the face models, are in no room.
        if (target.startsWith('node_modules/')) return;
        const to = roomOf(rooms, target);
        if (!mayImport(rooms, from, to)) {
          context.report({ node, messageId: 'wall', data: { from, to: to ?? target } });
        }
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportAllDeclaration: check,
        ExportNamedDeclaration: check,
      };
    },
  };
}
