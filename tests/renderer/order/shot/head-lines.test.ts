/** The figures beside the lines on a shot. */
import { mount } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import { i18n } from '../../../../renderer/i18n/index.ts';
import ShotMarks from '../../../../renderer/order/shot/ShotMarks.vue';
import { photoLines } from '../../../../shared/guidance/photo-frame.ts';
import { preCheck } from '../../../../shared/guidance/pre-check.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import type { DocumentView } from '../../../../shared/model/document.ts';
import { documents, ukPassport } from '../../../support/fixture/data.ts';
import { rightFace, rightView, viewMoved, viewWith } from '../../../support/pictures/sitter-view.ts';

const usPassport = documents.find(({ specCode }) => specCode === 'us-passport') ?? ukPassport;

/** Returns the labels on a shot that is shown whole, as large as it was analysed. */
function labelsOn(view: SitterView, document: DocumentView = usPassport) {
  const asked = { document, framing: 'guide' } as const;
  const page = mount(ShotMarks, {
    props: {
      ...{ view, crop: null, width: 1280, height: 720, beside: 200 },
      lines: photoLines(view, asked),
      checks: preCheck(view, { ...asked, age: 'adult', pxPerViewPx: 1 }),
    },
    global: { plugins: [i18n] },
  });
  onTestFinished(() => page.unmount());
  return {
    page,
    labels: page
      .findAll('[data-line]')
      .map((label) => label.findAll(':scope > span').map((row) => row.text())),
    holds: Object.fromEntries(
      page
        .findAll('[data-line]')
        .map((label) => [label.attributes('data-line'), label.attributes('data-holds')]),
    ),
    tops: page.findAll<HTMLElement>('[data-line]').map(({ element }) => Number.parseFloat(element.style.top)),
  };
}

it('has a figure in mm at each line, with the range that the document asks for', () => {
  const { labels, holds } = labelsOn(rightView);
  expect(labels).toEqual([
    ['Crown', '4.3\u00a0mm'],
    ['Eyes', '31.5\u00a0mm', '28–35\u00a0mm'],
    ['Head', '30\u00a0mm', '25–35\u00a0mm'],
    ['Chin', '16.5\u00a0mm'],
  ]);
  expect(holds).toEqual({ crown: undefined, eyes: 'true', head: 'true', chin: undefined });
});

it('has the eyes’ figure alone where the document asks for no height', () => {
  expect(labelsOn(rightView, ukPassport).labels[1]).toEqual(['Eyes', '24.8\u00a0mm']);
});

it('marks a figure outside its range', () => {
  const lowEyes = viewWith({ eyes: { ...rightFace.eyes, y: rightFace.eyes.y + 60 } });
  expect(labelsOn(lowEyes).holds).toMatchObject({ eyes: 'false', head: 'true' });
  expect(labelsOn(lowEyes).page.find('[data-mark=eye-line]').text()).toBe('Eye line');
  expect(labelsOn(viewMoved({ scale: 1.25 })).holds).toMatchObject({ eyes: 'true', head: 'false' });
});

it('has only the names for a document without figures', () => {
  expect(labelsOn(rightView, { ...usPassport, widthMm: null }).labels).toEqual([
    ['Crown'],
    ['Eyes'],
    ['Chin'],
  ]);
});

it('keeps its labels apart on a small picture', () => {
  const { tops } = labelsOn(viewMoved({ scale: 0.3 }));
  // Two rows, three, three and two, of 18 px each and 8 px around them.
  const heights = [44, 62, 62, 44];
  tops.slice(1).forEach((top, index) => {
    const apart = ((heights[index] ?? 0) + (heights[index + 1] ?? 0)) / 2;
    expect(top - (tops[index] ?? 0)).toBeGreaterThanOrEqual(apart - 0.01);
  });
});
