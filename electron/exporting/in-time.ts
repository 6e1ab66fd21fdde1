/**
 * What `work` answers, or `late()` when there is no answer in time. A share that hangs answers never, and cannot be
 * made to give up: what comes after all is not waited for.
 *
 * @param withinMs milliseconds
 */
export async function inTime<Value>(
  work: Promise<Value>,
  withinMs: number,
  late: () => Value | Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'over'>((resolve) => {
    timer = setTimeout(() => resolve('over'), withinMs);
  });
  try {
    const first = await Promise.race([work.then((value) => ({ value })), over]);
    return first === 'over' ? await late() : first.value;
  } finally {
    clearTimeout(timer);
  }
}
