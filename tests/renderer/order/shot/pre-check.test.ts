/** The panel with the measurements of a shot, on the order's page. */
import { afterEach, expect, it, vi } from 'vitest';
import type { DocumentView } from '../../../../shared/model/document.ts';
import type { ShotView } from '../../../../shared/model/pictures.ts';
import { documents, photo, ukPassport } from '../../../support/fixture/data.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { rightView, viewMoved } from '../../../support/pictures/sitter-view.ts';
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
    ['uk-passport', '28.3\u00a0mm · 29–34 asked', 'false'],
    ['schengen-visa', '30.4\u00a0mm · 31.5–36 asked', 'false'],
  ]);
});

it('says in words what the lines on the shot show, and which frame the figures belong to', async () => {
  const shown = await shotThatShows(rightView);
  const usPassport = documents.find(({ specCode }) => specCode === 'us-passport');
  if (usPassport === undefined) throw new Error('There is no US passport');
  const rowsFor = async (document: DocumentView, source: ShotView['source']) => {
    const { page } = await openOrder({
      ...{ ...sceneOrder('ask'), step: 'shot', shots: [{ ...shown, source }] },
      photos: [photo({ shotId: shown.id, specCode: document.specCode, document })],
    });
    const list = page.get('[data-document]');
    const rows = list.findAll('[data-check=size], [data-check=eye-line], [data-free]');
    return [
      ...rows.map((row) => row.text().replace(/\s+/g, ' ')),
      list.element.nextElementSibling?.textContent,
    ];
  };

  expect(await rowsFor(usPassport, 'camera')).toEqual([
    'Head as printed30 mm · 25–35 askedgood',
    'Eyes to lower edge31.5 mm · 28–35 askedgood',
    'Crown to upper edge4.3 mm',
    'Chin to lower edge16.5 mm',
    'The millimetres are those of the guide’s frame, moved onto the head. The final crop may differ a little.',
  ]);
  expect((await rowsFor(usPassport, 'import')).at(-1)).toBe(
    'The millimetres are those of a frame that fits the head. The final crop may differ a little.',
  );
  expect((await rowsFor(ukPassport, 'camera')).slice(1, 4)).toEqual([
    'Crown to upper edge4.5 mm',
    'Eyes to lower edge24.8 mm',
    'Chin to lower edge9 mm',
  ]);
});
