/** The panel with the measurements of a shot, on the order's page. */
import { afterEach, expect, it, vi } from 'vitest';
import { documents, photo } from '../../../support/fixture/data.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { viewMoved } from '../../../support/pictures/sitter-view.ts';
import { openOrder, shotThatShows } from '../verdict/order-screen.ts';

afterEach(() => void vi.unstubAllGlobals());

it('shows the size of the head for every document that the shot is for, with what each asks', async () => {
  const shown = await shotThatShows(viewMoved({ scale: 0.9 }));
  const [passport, visa] = documents;
  if (passport === undefined || visa === undefined) throw new Error('There are no two documents');
  const photos = [passport, visa].map((document) =>
    photo({ shotId: shown.id, specCode: document.specCode, document }),
  );
  const { page } = await openOrder({ ...sceneOrder('ask'), step: 'shot', shots: [shown], photos });

  const sizes = page.findAll('[data-document]').map((list) => {
    const size = list.get('[data-check=size]');
    return [list.attributes('data-document'), size.get('dd span').text(), size.attributes('data-holds')];
  });
  expect(sizes).toEqual([
    ['uk-passport', '28.3 mm · 29–34 asked', 'false'],
    ['schengen-visa', '30.4 mm · 31.5–36 asked', 'false'],
  ]);
});
