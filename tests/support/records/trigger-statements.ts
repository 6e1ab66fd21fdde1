/** Takes the statements out of triggers, because SQLite explains the plan of a statement without what its triggers do. */

/** The parts of a trigger's text: its condition, if any, and the statements of its body. */
const trigger =
  /\bON\s+\w+\s+(?:FOR\s+EACH\s+ROW\s+)?(?:WHEN\s+([\s\S]*?)\s+)?BEGIN\b([\s\S]*)\bEND\b[\s;]*$/i;

/**
 * Returns a trigger's condition, as a statement, and its statements, each with a parameter in place of each value of the changed row.
 * @param sql the text of the trigger in the schema
 * @throws Error when the text is not that of a trigger
 */
export function triggerStatements(sql: string): string[] {
  // A text in quotes may contain any word and any sign.
  const texts: string[] = [];
  const bare = sql
    .replaceAll(/'(?:[^']|'')*'/g, (text) => `'${String(texts.push(text) - 1)}'`)
    .replaceAll(/--.*$/gm, '');
  const [, condition, body] = trigger.exec(bare) ?? [];
  if (body === undefined) throw new Error(`This is no trigger: ${sql}`);
  return [...(condition === undefined ? [] : [`SELECT 1 WHERE ${condition}`]), ...body.split(';')]
    .map((statement) =>
      statement
        .trim()
        .replaceAll(/\bRAISE\s*\([^()]*\)/gi, 'NULL')
        .replaceAll(/\b(new|old)\.(\w+)/gi, '@$1_$2')
        .replaceAll(/'(\d+)'/g, (_, index: string) => texts[Number(index)] ?? ''),
    )
    .filter((statement) => statement !== '');
}
