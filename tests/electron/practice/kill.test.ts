import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { dataFolder, startPractice } from './harness.ts';

async function portraitFields() {
  const { data } = await renderPortrait({ width: 960, height: 720 }, 'jpeg');
  return { imageBase64: data.toString('base64'), specCode: 'uk-passport' };
}

function folderForTest(): string {
  const folder = dataFolder();
  onTestFinished(folder.drop);
  return folder.path;
}

describe('practice after a kill', () => {
  it('in the middle of a call shows one accepted call without an end, and nothing charged', async () => {
    const dataDir = folderForTest();
    const first = await startPractice(dataDir, { latencyMs: 5000 });
    const call = first.call('makeIdPhotoWatermark', await portraitFields()).catch((error: unknown) => error);
    await expect.poll(() => first.ledger()).toHaveLength(1);
    process.kill(first.pid, 'SIGKILL');
    expect(await call).toBeInstanceOf(Error);

    const second = await startPractice(dataDir);
    onTestFinished(second.stop);
    expect(await second.ledger()).toEqual(['makeIdPhotoWatermark accepted']);
    const { body } = await second.call('queryAccountStatus');
    expect(body).toMatchObject({ subscription: { makeIdPhotoWatermarkApiRemaining: 1000 } });
  });

  it('ends when the process that started it is gone', async () => {
    const { fork } = await import('node:child_process');
    const entry = new URL('../../../electron/practice/main.ts', import.meta.url);
    const child = fork(entry, ['--data', folderForTest()], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    const exit = once(child, 'exit');
    child.disconnect();
    const ended = await Promise.race([exit.then(() => 'ended'), wait(5000).then(() => 'still there')]);
    expect(ended).toBe('ended');
  });
});
