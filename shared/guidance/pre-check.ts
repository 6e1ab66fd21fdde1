/**
 * Checks a shot before it is sent: the measures of the hints, taken on the shot for one document. Several documents from
 * one shot are checked one by one, each in its own frame.
 */
import { leastHeadPx } from '../camera/enough-pixels.ts';
import type { RangeMm } from '../model/document.ts';
import { eyesAreOpen } from './expression.ts';
import { middleOfHead, mouthHint, poseHints } from './find-hints.ts';
import { hintKinds, type HintCode, type HintKind } from './hints.ts';
import { isPlain, isSharp, lightHint } from './lighting.ts';
import { linesIn, placeFrame, type FrameAsked, type PlacedFrame } from './photo-frame.ts';
import { poseRules, type PoseRules } from './rules.ts';
import type { Age, SitterFace, SitterView } from './sitter.ts';

/** The faults that a shot can have beyond the hints. */
export type CheckFault = HintCode | 'eye-line' | 'cut-off' | 'few-pixels';
type CheckKind = HintKind | 'eye-line' | 'pixels';

export interface Check {
  readonly kind: CheckKind;
  /** Null when the check passes. */
  readonly fault: CheckFault | null;
  /** mm of the printed photo for `size` and `eye-line`, degrees for the pose, px of the head for `pixels`; else null. */
  readonly value: number | null;
  /** The required range, in the same unit. */
  readonly asked: { readonly min: number; readonly max: number } | null;
}

/** Share of the photo's width or height that may lie outside the shot: the practice service's MEDIUM. */
const mostMissing = 0.02;

export interface StillAsked extends FrameAsked {
  readonly age: Age;
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
    hintKinds.indexOf(kind === 'pixels' || kind === 'eye-line' ? 'size' : kind);
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

/** Checks size, height of the eyes, position and pixels against the document's own millimetres. Returns none for a document without figures. */
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
    ...eyeLineCheck(face, frame, asked.document.eyeToBottomMm),
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

/** How far the eyes may be outside their range before anyone could measure it, mm. */
const eyeLineTolerance = 0.05;

/** Checks the height of the eyes above the photo's lower edge. Returns none for a document that asks for no height. */
function eyeLineCheck(face: SitterFace, frame: PlacedFrame, asked: RangeMm | null): Check[] {
  if (asked === null) return [];
  const { eyes } = linesIn(frame, face);
  const passes = eyes >= asked.min - eyeLineTolerance && eyes <= asked.max + eyeLineTolerance;
  return [{ kind: 'eye-line', fault: passes ? null : 'eye-line', value: eyes, asked }];
}

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
