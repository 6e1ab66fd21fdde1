/**
 * Returns the result of `work`, or of `late()` when `work` takes too long. A share that hangs never answers
 * and cannot be cancelled, so its late result is ignored.
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
