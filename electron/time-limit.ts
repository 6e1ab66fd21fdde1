/**
 * Returns the result of `work`, or that of `late` when `work` takes too long. A share that hangs never answers, and cannot
 * be made to give up: a later result is dropped.
 *
 * @param limitMs milliseconds
 */
export async function withTimeLimit<Value>(
  work: Promise<Value>,
  limitMs: number,
  late: () => Value | Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'over'>((resolve) => {
    timer = setTimeout(() => resolve('over'), limitMs);
  });
  try {
    const first = await Promise.race([work.then((value) => ({ value })), over]);
    return first === 'over' ? await late() : first.value;
  } finally {
    clearTimeout(timer);
  }
}
