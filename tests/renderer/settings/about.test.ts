import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notices } from '../../../shared/notices.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

const part = { version: '1.2.3', source: 'https://parts.example', remark: '' };
const notices: Notices = {
  version: '4.5.6',
  licence: 'All rights reserved.',
  contact: 'https://maker.example',
  notices: [
    {
      ...part,
      kind: 'library',
      name: 'libvips',
      licence: 'LGPL-3.0-or-later',
      remark: 'You may replace it.',
      texts: [0, 1],
    },
    { ...part, kind: 'package', name: 'zod', licence: 'MIT', texts: [1] },
  ],
  texts: ['The first text.', 'The second text.'],
};

let open: OpenSettings | undefined;
const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(Response.json(notices));
});
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});
const rows = (): readonly string[] =>
  [...document.querySelectorAll('[data-row] .name')].map((row) => row.textContent);

it('lists the version and every part, by its kind, to anyone at the counter', async () => {
  open = await openSettings('locked', 'about');

  expect(answer).toHaveBeenCalledWith('notices.json');
  expect(open.text()).toContain('Version 4.5.6');
  expect(open.page.findAll('h3').map((heading) => heading.text())).toEqual([
    'Libraries inside packages',
    'Packages',
  ]);
  expect(rows()).toEqual(['libvips', 'zod']);
});

it('shows who makes Headroom, and Headroom’s own licence', async () => {
  open = await openSettings('locked', 'about');
  expect(open.text()).toContain('Contact: https://maker.example');

  await open.press('Licence of Headroom');
  const dialog = document.querySelector('dialog')?.textContent ?? '';
  expect(dialog).toContain('Version 4.5.6, Proprietary');
  expect(dialog).toContain('All rights reserved.');
});

it('opens a part’s licence with all of its texts, and how it may be replaced', async () => {
  open = await openSettings('locked', 'about');
  await open.press('libvips');

  const dialog = document.querySelector('dialog')?.textContent ?? '';
  expect(dialog).toContain('You may replace it.');
  expect(dialog).toContain('The first text.\n\nThe second text.');
  expect(dialog).toContain('https://parts.example');
});

it('finds parts by name and by licence, and says when there is none', async () => {
  open = await openSettings('locked', 'about');
  const search = open.page.get('input[aria-label="Find a part or a licence"]');

  await search.setValue('mit');
  expect(rows()).toEqual(['zod']);
  await search.setValue('vips');
  expect(rows()).toEqual(['libvips']);
  await search.setValue('nobody');
  expect(open.text()).toContain('No part matches “nobody”');
});

it('says when the licences cannot be read, and reads them again', async () => {
  answer.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  open = await openSettings('locked', 'about');
  expect(open.text()).toContain('The licences could not be read.');

  await open.press('Try again');
  await flushPromises();
  expect(rows()).toEqual(['libvips', 'zod']);
});
