/**
 * Checks a shot before it is sent: the measures of the hints, taken on the shot for one document. Several documents from
 * one shot are checked one by one, each in its own frame.
 */
import { leastHeadPx } from '../camera/enough-pixels.ts';
import type { DocumentView, RangeMm } from '../model/document.ts';
import type { ShotView } from '../model/pictures.ts';
import { eyesAreOpen } from './expression.ts';
import { middleOfHead, mouthHint, poseHints } from './find-hints.ts';
import { crownFromTop, headGuide, middleOf } from './head-guide.ts';
import { hintKinds, type HintCode, type HintKind } from './hints.ts';
import { isPlain, isSharp, lightHint } from './lighting.ts';
import { poseRules, type PoseRules } from './rules.ts';
import type { Age, SitterFace, SitterView } from './sitter.ts';

/** The faults that a shot can have beyond the hints. */
export type CheckFault = HintCode | 'cut-off' | 'few-pixels';
type CheckKind = HintKind | 'pixels';

export interface Check {
  readonly kind: CheckKind;
  /** Null when the check passes. */
  readonly fault: CheckFault | null;
  /** mm of the printed photo for `size`, degrees for the pose, px of the head for `pixels`; else null. */
  readonly value: number | null;
  /** The required range, in the same unit. */
  readonly asked: { readonly min: number; readonly max: number } | null;
}

/**
 * How the photo's frame is placed on the shot: `guide` as large as the guide over the live picture, for a shot that was
 * taken with it; `fitted` so that the head fits the document, for a picture framed elsewhere. Either way it is then moved
 * onto the head, as the service does.
 */
export type Framing = 'guide' | 'fitted';

/** Returns how a shot from `source` is framed: only the camera shows the guide. */
export const framingOf = (source: ShotView['source']): Framing => (source === 'camera' ? 'guide' : 'fitted');

/** Share of the photo's width or height that may lie outside the shot: the practice service's MEDIUM. */
const mostMissing = 0.02;

export interface StillAsked {
  readonly document: DocumentView;
  readonly age: Age;
  readonly framing: Framing;
  /** Pixels of the stored shot for each pixel of the view, which may come from a reduced copy. */
  readonly pxPerViewPx: number;
}

/** Returns every check of a shot, in the order of the hints. Without exactly one sitter, only that is checked. */
export function preCheck(view: SitterView, asked: StillAsked): readonly Check[] {
  const { face } = view;
  if (face === null || view.faces === 0) return [lone('no-face')];
  if (view.faces > 1) return [lone('several-faces')];
  const rules = poseRules(asked.document, asked.age);
  const light = lightHint(face);
  const plain = (kind: HintKind, fault: HintCode | null): Check => ({
    kind,
    fault,
    value: null,
    asked: null,
  });
  return [
    ...frameChecks(face, view, rules, asked),
    ...poseChecks(face, rules),
    plain('dark', light === 'too-dark' ? light : null),
    plain('bright', light === 'too-bright' ? light : null),
    plain('uneven', light === 'uneven-light' ? light : null),
    plain('eyes', eyesAreOpen(face, rules) ? null : 'eyes-closed'),
    plain('mouth', mouthHint(face, rules)),
    plain('blur', isSharp(face) ? null : 'blurred'),
    ...(view.backdrop === null ? [] : [plain('backdrop', isPlain(view.backdrop) ? null : 'backdrop')]),
  ];
}

const lone = (code: 'no-face' | 'several-faces'): Check => ({
  kind: code,
  fault: code,
  value: null,
  asked: null,
});

/** Returns the faults only, the most pressing first; each fault once, even when several documents have it. */
export function faultsOf(checks: readonly Check[]): readonly CheckFault[] {
  const rank = (kind: CheckKind): number =>
    kind === 'pixels' ? hintKinds.indexOf('size') : hintKinds.indexOf(kind);
  const faulty = checks.filter(({ fault }) => fault !== null).toSorted((a, b) => rank(a.kind) - rank(b.kind));
  return [...new Set(faulty.flatMap(({ fault }) => fault ?? []))];
}

function poseChecks(face: SitterFace, rules: PoseRules): Check[] {
  const [roll, yaw, pitch] = poseHints(face, rules);
  const check = (kind: 'roll' | 'yaw' | 'pitch', fault: HintCode | null | undefined): Check => ({
    kind,
    fault: fault ?? null,
    value: face.pose[kind],
    asked: { min: -rules[kind], max: rules[kind] },
  });
  return [check('roll', roll), check('yaw', yaw), check('pitch', pitch)];
}

/** The photo's frame on a shot. */
interface PlacedFrame {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly headMm: RangeMm;
  /** Pixels of the view for each mm of the photo. */
  readonly pxPerMm: number;
  /** Upper edge, px of the view. */
  readonly top: number;
}

/** Moves the frame onto the head. Returns null for a document without figures. */
function placeFrame(
  face: SitterFace,
  view: SitterView,
  { document, framing }: StillAsked,
): PlacedFrame | null {
  const { widthMm, heightMm, headMm } = document;
  const guide = headGuide(document, view.widthPx / view.heightPx);
  if (guide === null || widthMm === null || heightMm === null || headMm === null) return null;
  const pxPerMm = framing === 'guide' ? guide.mm * view.heightPx : face.headPx / middleOf(headMm);
  const above = crownFromTop(document, heightMm, face.headPx / pxPerMm);
  return { widthMm, heightMm, headMm, pxPerMm, top: face.crown.y - above * pxPerMm };
}

/**
 * Returns the distance from the eyes to the photo's lower edge, mm. Returns null where it cannot be measured: without
 * exactly one sitter, for a document without figures, and for a picture whose frame is fitted to the head.
 */
export function eyeLineMm(view: SitterView, asked: StillAsked): number | null {
  const { face, faces } = view;
  if (face === null || faces !== 1 || asked.framing === 'fitted') return null;
  const frame = placeFrame(face, view, asked);
  return frame === null ? null : frame.heightMm - (face.eyes.y - frame.top) / frame.pxPerMm;
}

/** Checks size, position and pixels against the document's own millimetres. Returns none for a document without figures. */
function frameChecks(
  face: SitterFace,
  view: SitterView,
  { headMm: passing }: PoseRules,
  asked: StillAsked,
): Check[] {
  const frame = placeFrame(face, view, asked);
  if (frame === null || passing === null) return [];
  const { widthMm, heightMm, headMm, pxPerMm, top } = frame;
  const { x } = middleOfHead(face);
  const missing = Math.max(
    -top / (heightMm * pxPerMm),
    (top + heightMm * pxPerMm - view.heightPx) / (heightMm * pxPerMm),
    Math.abs(x - view.widthPx / 2) / (widthMm * pxPerMm) + 0.5 - view.widthPx / (2 * widthMm * pxPerMm),
  );
  const printed = face.headPx / pxPerMm;
  return [
    { kind: 'size', fault: sizeFault(printed, passing), value: printed, asked: headMm },
    {
      kind: 'position',
      fault: missing > mostMissing ? 'cut-off' : null,
      value: null,
      asked: null,
    },
    pixelCheck(face, asked, headMm),
  ];
}

const sizeFault = (mm: number, { min, max }: RangeMm): HintCode | null =>
  mm < min ? 'too-far' : mm > max ? 'too-close' : null;

/** Compares the pixels that the document needs with those of the head. */
function pixelCheck(face: SitterFace, { document, pxPerViewPx }: StillAsked, headMm: RangeMm): Check {
  const needed = leastHeadPx(document, headMm);
  const value = face.headPx * pxPerViewPx;
  return {
    kind: 'pixels',
    fault: value < needed ? 'few-pixels' : null,
    value,
    asked: { min: needed, max: Number.POSITIVE_INFINITY },
  };
}
