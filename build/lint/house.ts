/** The project's own rules, as a plugin of oxlint and ESLint. */
import type { ESLint } from 'eslint';
import { foldersOf } from './folders.ts';
import { rooms } from './rooms.ts';
import { wallsBetween } from './walls.ts';

export default {
  meta: { name: 'house' },
  rules: { folders: foldersOf(), walls: wallsBetween(rooms) },
} satisfies ESLint.Plugin;
