/** Finds the program's SQL: by reading its source, and by running everything that prepares a statement. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');

/** A line of the source that prepares, executes or sets something in a database. */
export interface SqlSite {
  readonly file: string;
  readonly line: number;
  readonly method: 'prepare' | 'exec' | 'pragma';
  /** The argument as written in the source. */
  readonly argument: string;
}

/** A statement as SQLite received it. */
export interface RecordedSql {
  readonly file: string;
  readonly line: number;
  readonly source: string;
}

/** sql.ts and prepared.ts pass statements on. rebuild.ts reads every table as a whole, in a thread of its own. */
const left = [
  ...['electron/records/sql.ts', 'electron/records/file/prepared.ts'],
  'electron/records/file/rebuild.ts',
];

/** Every module with a database imports one of these; the store of the practice service passes its connection on. */
const doors = /from '(?:better-sqlite3|(?:\.\.?\/)+(?:records\/)?sql\.ts|\.\/connection\.ts)'/;

export function sqlSites(): SqlSite[] {
  return globSync('electron/**/*.ts', { cwd: root, exclude: left }).flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return doors.test(text) ? sitesIn(name.replaceAll('\\', '/'), text) : [];
  });
}

function sitesIn(file: string, text: string): SqlSite[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sites: SqlSite[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name } = node.expression;
    const method = name.text;
    if (method !== 'prepare' && method !== 'exec' && method !== 'pragma') return;
    const line = source.getLineAndCharacterOfPosition(name.getStart()).line + 1;
    sites.push({ file, line, method, argument: node.arguments[0]?.getText() ?? '' });
  };
  look(source);
  return sites;
}

export function recordSql(): RecordedSql[] {
  const program = fileURLToPath(new URL('./record-sql.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--no-warnings', program], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(output) as RecordedSql[];
}

/** True when the statement has a plan. */
export const isQuery = (source: string): boolean =>
  /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(source);

/** Facts about the tables that a statement reads. */
export interface KnownTables {
  /** Tables that do not grow with the years. */
  readonly small: ReadonlySet<string>;
  /** Columns by table in which ever more rows share one value. */
  readonly crowded: ReadonlyMap<string, ReadonlySet<string>>;
  /** Indexes that leave rows out. */
  readonly partial: ReadonlySet<string>;
}

/** Returns the columns of a table for which it has a list of values. @param sql the text of the table in the schema */
export const listedColumns = (sql: string): string[] =>
  [...sql.matchAll(/CHECK \("?(\w+)"? IN \(/g)].map(([, column = '']) => column);

/** Returns the steps of a plan that take longer the more data a studio has, in SQLite's own words. */
export function growingSteps(
  source: string,
  plan: readonly string[],
  { small, crowded, partial }: KnownTables,
): string[] {
  const tables = tablesOf(source);
  const isSmall = (name: string): boolean => small.has(tables.get(name) ?? name);
  const isAllSmall = tables.size > 0 && [...tables.values()].every((table) => small.has(table));
  const isLimited = /\bLIMIT\b/i.test(source);
  // An INSERT reads no table that it does not name: the plan shows checks of references to the new row, which SQLite
  // skips while no reference is broken (https://www.sqlite.org/foreignkeys.html#fk_deferred).
  const isSkipped = (name: string): boolean => /^\s*INSERT\b/i.test(source) && !tables.has(name);
  // With a LIMIT, an index is read up to the last row that is wanted: far, where a condition refuses most rows that it has.
  const stopsEarly = (how: string): boolean =>
    how !== '' && (!/\bWHERE\b/i.test(source) || partial.has(/ INDEX (\w+)/.exec(how)?.[1] ?? ''));
  return plan.filter((step) => {
    if (/^USE TEMP B-TREE FOR (?!LAST)/.test(step)) return !isAllSmall;
    const [, kind, name = '', how = ''] = /^(SCAN|SEARCH) (\w+)(?: (.*))?$/.exec(step) ?? [];
    if (kind === undefined || isSmall(name) || isSkipped(name)) return false;
    if (isGathered(source, tables.get(name) ?? name)) return false;
    if (!tables.has(name) && isInBrackets(source, name)) return false;
    if (how.startsWith('VIRTUAL TABLE')) return name !== 'json_each' && !/INDEX \d+:M/.test(how);
    if (kind === 'SCAN') return name !== 'CONSTANT' && !(isLimited && stopsEarly(how));
    if (how.includes('AUTOMATIC')) return true;
    // A range of a growing table gets longer with the studio's age, and so do the rows that share a value.
    const terms = /\(([^()]*)\)(?: LEFT-JOIN)?$/.exec(how)?.[1]?.split(' AND ') ?? [];
    const same = terms.filter((term) => term.endsWith('=?')).map((term) => term.slice(0, -2));
    const isNarrow = same.some((column) => !crowded.get(tables.get(name) ?? name)?.has(column));
    return terms.length > 0 && !isNarrow && !isLimited;
  });
}

/** Tells whether the statement has gathered these rows itself, in a WITH. */
const isGathered = (source: string, name: string): boolean =>
  new RegExp(
    `(?:\\bWITH(?: RECURSIVE)?|,)\\s+${name}\\s+(?:\\([^()]*\\)\\s+)?AS\\s+(?:MATERIALIZED\\s+)?\\(`,
    'i',
  ).test(source);

/** Tells whether the statement gives this name to a query in brackets. A column may have the name of a table. */
const isInBrackets = (source: string, name: string): boolean =>
  new RegExp(`\\)\\s+(?:AS\\s+)?${name}\\b`, 'i').test(source);

/** Returns the tables of a statement by their aliases. */
function tablesOf(source: string): Map<string, string> {
  const keywords = 'WHERE|JOIN|ON|SET|LEFT|ORDER|GROUP|USING|VALUES|UNION|LIMIT|SELECT|DEFAULT';
  const words = new RegExp(
    `\\b(?:FROM|JOIN|UPDATE|INTO)\\s+(\\w+)(?:\\s+(?:AS\\s+)?(?!(?:${keywords})\\b)(\\w+))?`,
    'gi',
  );
  return new Map([...source.matchAll(words)].map(([, table = '', alias]) => [alias ?? table, table]));
}
