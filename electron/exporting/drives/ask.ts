import { askProgram } from '../../ask-program.ts';

/** Returns the output of a system program; null when it is missing, fails, or takes too long. */
export type Ask = (program: string, args: readonly string[]) => Promise<string | null>;

/** A disk that is waking up takes a few seconds to answer. */
const answerMs = 10_000;

export const askSystem: Ask = async (program, args) => {
  const answer = await askProgram(program, args, answerMs);
  return answer?.code === 0 ? answer.output : null;
};
