import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../shared/ids.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

/** A kiosk without any service: prompts need none. */
async function openDesk(dataDir = tempFolder()): Promise<OpenKiosk> {
  const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
  const kiosk = await openKiosk({ dataDir, account });
  onTestFinished(() => kiosk.close());
  return kiosk;
}

const prompt = 'Soft light from a window,\na grey wall';

describe('the studio’s prompts', () => {
  it('are saved in its own words, and listed by name', async () => {
    const kiosk = await openDesk();
    await kiosk.call('savePrompt', { promptId: null, name: 'window', prompt });
    const listed = await kiosk.call('savePrompt', { promptId: null, name: 'Bookshelf', prompt: 'Books' });

    expect(listed.map(({ name }) => name)).toEqual(['Bookshelf', 'window']);
    expect(listed[1]?.prompt).toBe(prompt);
    expect(await kiosk.call('listPrompts')).toEqual(listed);
  });

  it('can be renamed and rewritten', async () => {
    const kiosk = await openDesk();
    const [saved] = await kiosk.call('savePrompt', { promptId: null, name: 'Window', prompt });
    const promptId = saved?.id ?? null;

    const listed = await kiosk.call('savePrompt', { promptId, name: 'By the window', prompt: 'Evening' });

    expect(listed).toEqual([{ id: promptId, name: 'By the window', prompt: 'Evening' }]);
  });

  it('are removed', async () => {
    const kiosk = await openDesk();
    const [saved] = await kiosk.call('savePrompt', { promptId: null, name: 'Window', prompt });
    const promptId = saved?.id ?? newId('prm');

    expect(await kiosk.call('removePrompt', { promptId })).toEqual([]);
    expect(await rejectionOf(kiosk.call('removePrompt', { promptId }))).toBe('NOT_FOUND');
    expect(await rejectionOf(kiosk.call('savePrompt', { promptId, name: 'Window', prompt }))).toBe(
      'NOT_FOUND',
    );
  });

  it('have unique names, ignoring capitals; a prompt may keep its own', async () => {
    const kiosk = await openDesk();
    const [saved] = await kiosk.call('savePrompt', { promptId: null, name: 'Window', prompt });
    const again = { promptId: null, name: 'WINDOW', prompt: 'Another' };

    await expect(kiosk.call('savePrompt', again)).rejects.toMatchObject({
      code: 'WRONG_STEP',
      details: { state: 'name-taken' },
    });
    const listed = await kiosk.call('savePrompt', { ...again, promptId: saved?.id ?? null });
    expect(listed.map(({ name }) => name)).toEqual(['WINDOW']);
  });

  it('are limited to a hundred', async () => {
    const kiosk = await openDesk();
    for (let number = 1; number <= 100; number += 1) {
      await kiosk.call('savePrompt', { promptId: null, name: `Prompt ${String(number)}`, prompt });
    }

    await expect(
      kiosk.call('savePrompt', { promptId: null, name: 'One more', prompt }),
    ).rejects.toMatchObject({ code: 'WRONG_STEP', details: { state: 'too-many' } });
    expect(await kiosk.call('listPrompts')).toHaveLength(100);
  });
});
