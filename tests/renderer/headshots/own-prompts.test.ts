import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import type { PromptView } from '../../../shared/retouch.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { headshotAnswers, headshotSession } from '../../support/fixture/headshots.ts';
import { openHeadshots, type OpenHeadshots } from './headshots-page.ts';

const harbour: PromptView = {
  id: fixtureId('prm', 1),
  name: 'Harbour Bank staff',
  prompt: 'Navy jacket, white wall.',
};

let opened: OpenHeadshots | null = null;
async function open(saved: readonly PromptView[] = []): Promise<OpenHeadshots> {
  const session = headshotSession();
  opened = await openHeadshots(session, headshotAnswers([session], 0, {}, saved));
  return opened;
}
afterEach(() => {
  opened?.close();
  opened = null;
});
async function typeInto(field: HTMLInputElement | null, words: string): Promise<void> {
  if (field === null) throw new Error('no such field');
  field.value = words;
  field.dispatchEvent(new Event('input'));
  await flushPromises();
}

describe('a prompt of the studio’s own', () => {
  const prompt = (): HTMLTextAreaElement => {
    const field = [...document.querySelectorAll('textarea')].at(-1);
    if (field === undefined) throw new Error('no field for the prompt');
    return field;
  };
  async function write(words: string): Promise<void> {
    prompt().value = words;
    prompt().dispatchEvent(new Event('input'));
    await flushPromises();
  }

  it('is saved in the form in which it is sent, and recognised as saved', async () => {
    const { made, press } = await open();
    await write('Light:\tsoft');
    await press('Save as our own');
    const name = document.querySelector<HTMLInputElement>('dialog input');
    if (name === null) throw new Error('no field for the name');
    name.value = 'Soft';
    name.dispatchEvent(new Event('input'));
    await flushPromises();

    await press('Save it');

    expect(made('savePrompt')).toEqual([{ promptId: null, name: 'Soft', prompt: 'Light: soft' }]);
  });

  it('that is too long says by how much', async () => {
    const { text } = await open();

    await write('a'.repeat(4_020));

    expect(text()).toContain('At most 4000 letters: 20 too many.');
  });

  it('is chosen for another person', async () => {
    const { made, press } = await open([harbour]);
    const start = [...document.querySelectorAll('select')].find((one) =>
      [...one.options].some(({ text }) => text === harbour.name),
    );
    if (start === undefined) throw new Error('the saved prompt is not offered');
    start.value = harbour.id;
    start.dispatchEvent(new Event('change'));
    await flushPromises();
    expect(prompt().value).toBe(harbour.prompt);

    await press('Make 4 headshots');

    expect(made('generateHeadshots')).toMatchObject([{ prompt: harbour.prompt }]);
  });

  it('is renamed and rewritten where all of them are listed', async () => {
    const { made, press } = await open([harbour]);
    await press('Our own prompts');
    await press('Change Harbour Bank staff');
    await typeInto(document.querySelector('dialog[open] input'), 'Harbour Bank');
    await write('Navy jacket, blue wall.');

    await press('Save it');

    expect(made('savePrompt')).toEqual([
      { promptId: harbour.id, name: 'Harbour Bank', prompt: 'Navy jacket, blue wall.' },
    ]);
  });

  it('is removed only after a question', async () => {
    const { made, press, text } = await open([harbour]);
    await press('Our own prompts');
    await press('Remove Harbour Bank staff');
    expect(made('removePrompt')).toEqual([]);

    await press('Remove it');

    expect(made('removePrompt')).toEqual([{ promptId: harbour.id }]);
    expect(text()).toContain('No prompt saved yet');
  });
});
