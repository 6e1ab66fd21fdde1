import { describe, expect, it } from 'vitest';
import { findHints } from '../../../shared/guidance/find-hints.ts';
import { headGuide } from '../../../shared/guidance/head-guide.ts';
import type { HintCode } from '../../../shared/guidance/hints.ts';
import { loosened, poseRules } from '../../../shared/guidance/rules.ts';
import type { Age, SitterView } from '../../../shared/guidance/sitter.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { documents, ukPassport } from '../../support/fixture/data.ts';
import { emptyView, rightFace, rightView, viewMoved, viewWith } from '../../support/pictures/sitter-view.ts';

const hints = (
  view: SitterView,
  document: DocumentView = ukPassport,
  age: Age = 'adult',
): readonly HintCode[] =>
  findHints(view, headGuide(document, view.widthPx / view.heightPx), poseRules(document, age));

const { features, light } = rightFace;

describe('the hints for the sitter', () => {
  it('are empty when all is right', () => {
    expect(hints(rightView)).toEqual([]);
  });

  it.each<readonly [string, SitterView, HintCode]>([
    ['nobody', emptyView, 'no-face'],
    ['two sitters', { ...rightView, faces: 2 }, 'several-faces'],
    ['a head of 24 mm', viewMoved({ scale: 24 / 31.5 }), 'too-far'],
    ['a head of 39 mm', viewMoved({ scale: 39 / 31.5 }), 'too-close'],
    ['a head at the picture’s left, which is the sitter’s right', viewMoved({ x: -90 }), 'move-left'],
    ['a head at the picture’s right', viewMoved({ x: 90 }), 'move-right'],
    ['a head too low in the picture', viewMoved({ y: 80 }), 'move-up'],
    ['a head too high in the picture', viewMoved({ y: -80 }), 'move-down'],
    ['a head tilted clockwise', viewWith({ pose: { roll: 9, yaw: 0, pitch: 0 } }), 'tilt-right'],
    ['a head tilted anticlockwise', viewWith({ pose: { roll: -9, yaw: 0, pitch: 0 } }), 'tilt-left'],
    ['a nose to the picture’s right', viewWith({ pose: { roll: 0, yaw: 15, pitch: 0 } }), 'turn-right'],
    ['a nose to the picture’s left', viewWith({ pose: { roll: 0, yaw: -15, pitch: 0 } }), 'turn-left'],
    ['a raised chin', viewWith({ pose: { roll: 0, yaw: 0, pitch: 20 } }), 'chin-down'],
    ['a lowered chin', viewWith({ pose: { roll: 0, yaw: 0, pitch: -20 } }), 'chin-up'],
    ['a dark face', viewWith({ light: { ...light, skin: 40, eyeWhites: 55 } }), 'too-dark'],
    ['burnt skin', viewWith({ light: { ...light, clipped: 0.5 } }), 'too-bright'],
    ['light from one side', viewWith({ light: { ...light, imbalance: 0.5 } }), 'uneven-light'],
    ['closed eyes', viewWith({ features: { ...features, eyesOpen: 0.1 } }), 'eyes-closed'],
    ['an open mouth', viewWith({ features: { ...features, mouthGap: 0.06 } }), 'mouth-open'],
    ['a broad mouth', viewWith({ features: { ...features, mouthWidth: 0.42 } }), 'smiling'],
    ['a face that the model calls happy', viewWith({ happiness: 0.95 }), 'smiling'],
    ['a blurred face', viewWith({ sharpness: 0.25 }), 'blurred'],
    ['shelves behind the head', { ...rightView, backdrop: { clutter: 0.5, unevenness: 110 } }, 'backdrop'],
  ])('report %s', (_, view, hint) => {
    expect(hints(view)).toEqual([hint]);
  });

  it('begin with the most urgent one', () => {
    const all = viewWith({
      pose: { roll: 12, yaw: 0, pitch: 0 },
      features: { ...features, eyesOpen: 0.1, mouthGap: 0.06 },
      sharpness: 0.2,
    });

    expect(hints(all)).toEqual(['tilt-right', 'eyes-closed', 'mouth-open', 'blurred']);
  });

  it('do not call dark skin a dark picture while the eyes are bright', () => {
    expect(hints(viewWith({ light: { ...light, skin: 55, eyeWhites: 180 } }))).toEqual([]);
  });

  it('do not ask the sitter to come closer when a lowered chin makes the head shorter', () => {
    const nodding = { ...viewMoved({ scale: 27 / 31.5 }) };
    const face = { ...(nodding.face ?? rightFace), pose: { roll: 0, yaw: 0, pitch: -24 } };

    expect(hints({ ...nodding, face })).toEqual(['chin-up']);
  });
});

describe('the rules by document and age', () => {
  it('let a child smile and look aside, and a baby close its eyes', () => {
    const smiling = viewWith({ features: { ...features, mouthWidth: 0.42 } });
    const aside = viewWith({ pose: { roll: 0, yaw: 15, pitch: 0 } });
    const asleep = viewWith({ features: { ...features, eyesOpen: 0.08 } });

    expect(hints(smiling, ukPassport, 'child')).toEqual([]);
    expect(hints(aside, ukPassport, 'child')).toEqual([]);
    expect(hints(asleep, ukPassport, 'child')).toEqual(['eyes-closed']);
    expect(hints(asleep, ukPassport, 'baby')).toEqual([]);
  });

  it('require no neutral expression when the document allows a smile', () => {
    const free = {
      ...ukPassport,
      properties: { ...ukPassport.properties, expression: 'NATURAL_SMILE_ALLOWED' },
    };

    expect(hints(viewWith({ features: { ...features, mouthWidth: 0.42 } }), free)).toEqual([]);
  });

  it('measure the head in the document’s own millimetres', () => {
    const [wide, narrow] = ['us-passport', 'schengen-visa'].map((code) =>
      documents.find(({ specCode }) => specCode === code),
    );
    const small = viewMoved({ scale: 0.88 });

    expect(hints(small, wide), '26.4 mm of 25 to 35').toEqual([]);
    expect(hints(small, narrow), '29.7 mm of 31.5 to 36').toEqual(['too-far']);
  });

  it('accept one and the same head for every document of an order', () => {
    expect(documents.map((document) => hints(rightView, document))).toEqual(documents.map(() => []));
  });

  it('judge a head by the picture when the document gives no size', () => {
    const silent = { ...ukPassport, headMm: null };

    expect(hints(rightView, silent)).toEqual([]);
    expect(hints(viewMoved({ scale: 0.5 }), silent)).toEqual(['too-far']);
  });

  it('are looser once the sitter has met them', () => {
    const strict = poseRules(ukPassport, 'adult');
    const leaning = viewWith({ pose: { roll: strict.roll * 1.1, yaw: 0, pitch: 0 } });
    const guide = headGuide(ukPassport, 16 / 9);

    expect(findHints(leaning, guide, strict)).toEqual(['tilt-right']);
    expect(findHints(leaning, guide, loosened(strict))).toEqual([]);
  });
});
