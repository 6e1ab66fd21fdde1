import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { askThread } from '../../../electron/work/thread.ts';

const behind = new URL('../../../electron/work/behind.ts', import.meta.url).href;
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { getPriority } from 'node:os';
    import { parentPort } from 'node:worker_threads';
    import { runBehindOthers } from '${behind}';
    runBehindOthers();
    parentPort.postMessage(getPriority(0));`)}`,
);

it.skipIf(process.platform !== 'linux')(
  'only the thread that asks for it runs behind the others',
  async () => {
    const before = getPriority(0);

    expect(await askThread<number>(program, null).answer).toBe(19);

    expect(getPriority(0)).toBe(before);
  },
);
