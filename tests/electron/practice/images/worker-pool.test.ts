import { describe, expect, it, onTestFinished } from 'vitest';
import { WorkerPool } from '../../../../electron/practice/images/worker-pool.ts';
import type { PhotoJob } from '../../../../electron/practice/images/protocol.ts';

function startPool() {
  const pool = new WorkerPool(new URL('./fake-worker.ts', import.meta.url));
  onTestFinished(() => pool.stop());
  const run = (specCode: string, signal: AbortSignal = new AbortController().signal) => {
    const job: PhotoJob = {
      kind: 'photo',
      image: new Uint8Array(),
      specCode,
      watermark: null,
      sensitivity: {},
    };
    return pool.run(job, signal);
  };
  return { pool, run };
}

describe('the image queue', () => {
  it('answers each job with its own result, in order', async () => {
    const { run } = startPool();
    const done = await Promise.all([run('slow'), run('a'), run('b')]);
    expect(done.map(({ issues }) => issues)).toEqual([['slow'], ['a'], ['b']]);
  });

  it('passes on a refusal of the thread', async () => {
    const { run } = startPool();
    await expect(run('bad')).rejects.toMatchObject({ code: 'NOT_AN_IMAGE', status: 422 });
  });

  it('refuses a job that would wait too long', async () => {
    const { run } = startPool();
    const waiting = Array.from({ length: 9 }, () => run('slow'));
    await expect(run('late')).rejects.toMatchObject({ code: 'BUSY', status: 503 });
    expect(await Promise.all(waiting)).toHaveLength(9);
  });

  it('drops a job whose caller left before it began', async () => {
    const { run } = startPool();
    const caller = new AbortController();
    const first = run('slow');
    const gone = run('gone', caller.signal);
    caller.abort();
    await expect(gone).rejects.toMatchObject({ code: 'CANCELLED' });
    expect((await first).issues).toEqual(['slow']);
  });

  it('stops a job that can stop when its caller leaves, and continues with the next', async () => {
    const { pool, run } = startPool();
    const caller = new AbortController();
    const job = { kind: 'face-match', source: new Uint8Array(), target: new Uint8Array() } as const;
    const match = pool.run(job, caller.signal);
    const next = run('next');
    caller.abort();
    await expect(match).rejects.toMatchObject({ code: 'CANCELLED', name: 'JobCancelled' });
    expect((await next).issues).toEqual(['next']);
  });

  it('fails the job in which its thread died, and continues with the next', async () => {
    const { run } = startPool();
    const [crashed, after] = await Promise.allSettled([run('crash'), run('after')]);
    expect(crashed).toMatchObject({ status: 'rejected', reason: { code: 'PROCESSING_FAILED' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: { issues: ['after'] } });
  });

  it('fails the waiting jobs when it is stopped', async () => {
    const { pool, run } = startPool();
    const outcomes = Promise.allSettled([run('slow'), run('waiting')]);
    await pool.stop();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
