import Database from 'better-sqlite3';

/** Calls `runs` before each statement that changes something, in every database that is opened from now on. */
export function beforeStatements(runs: () => void): void {
  const prototype = Database.prototype as unknown as { prepare: (source: string) => Database.Statement };
  const { prepare } = prototype;
  prototype.prepare = function prepareAndTell(this: unknown, source: string): Database.Statement {
    const statement = prepare.call(this, source);
    const run = statement.run.bind(statement);
    statement.run = (...args: unknown[]) => {
      runs();
      return run(...args);
    };
    return statement;
  };
}
