import { describe, expect, it } from 'vitest';
import { headGuide } from '../../../shared/guidance/head-guide.ts';
import { documents, ukPassport } from '../../support/fixture/data.ts';

const usPassport = documents.find((one) => one.specCode === 'us-passport') ?? ukPassport;

describe('the head guide', () => {
  it('draws the head in the document’s own proportion to its photo', () => {
    const guide = headGuide(ukPassport, 16 / 9);

    expect(((guide?.chin ?? 0) - (guide?.crown ?? 0)) / (guide?.frame.height ?? 1)).toBeCloseTo(31.5 / 45);
  });

  it('places the eyes as far above the lower edge as the document says', () => {
    const guide = headGuide(usPassport, 16 / 9);
    const eyes =
      ((guide?.frame.y ?? 0) + (guide?.frame.height ?? 0) - (guide?.eyes ?? 0)) / (guide?.frame.height ?? 1);

    expect(eyes * 50.8).toBeCloseTo(31.5);
  });

  it('keeps the photo’s shape whatever the camera’s shape', () => {
    const guide = headGuide(ukPassport, 9 / 16);

    expect(((guide?.frame.width ?? 0) * 9) / 16 / (guide?.frame.height ?? 1)).toBeCloseTo(35 / 45);
  });

  it('draws nothing when the document does not say how large the head is', () => {
    expect(headGuide({ ...ukPassport, headMm: null }, 16 / 9)).toBeNull();
  });
});
