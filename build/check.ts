/** `npm run lint` and `npm run types`: runs the checks that are named on the command line, one after the other. */
import { bin, checks, run, type CheckName } from './checks.ts';

const isCheck = (name: string): name is CheckName => Object.hasOwn(checks, name);

let failed = false;
for (const name of process.argv.slice(2)) {
  if (!isCheck(name)) throw new Error(`no check ${name}; one of: ${Object.keys(checks).join(', ')}`);
  const { title, program, args } = checks[name];
  failed = !(await run(title, bin(program), args)) || failed;
}
process.exit(failed ? 1 : 0);
