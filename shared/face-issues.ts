/**
 * When a measure becomes an issue: one threshold per issue and sensitivity. Set on drawn portraits
 * whose pose, light and blur are known; higher sensitivity is stricter. What is not measured here is
 * never reported.
 */
import type { FaceLight } from './face-light.ts';
import type { Features, Pose } from './face-measures.ts';
import type { IssueCode, SensitivityLevel, SensitivityOverride } from './service/issues.ts';

export interface FaceFindings {
  readonly pose: Pose;
  readonly features: Features;
  /** The emotion model's score for happy, 0 to 1. */
  readonly happiness: number;
  readonly light: FaceLight;
  /** 0 blurred to 1 crisp, see `sharpnessOf`. */
  readonly sharpness: number;
  /** Share of the photo's width or height that the source does not hold. */
  readonly missing: { readonly left: number; readonly right: number; readonly bottom: number };
}

type Levels = Readonly<Record<SensitivityLevel, number>>;

const levels = (veryLow: number, low: number, medium: number, high: number, veryHigh: number): Levels => ({
  VERY_LOW: veryLow,
  LOW: low,
  MEDIUM: medium,
  HIGH: high,
  VERY_HIGH: veryHigh,
});

export const thresholds = {
  /** Degrees to either side. Drawn heads turned by 10 measure 8 to 10. */
  yaw: levels(25, 20, 15, 10, 6),
  /** Degrees up or down. The measure is coarse (see `poseOf`), so MEDIUM leaves ordinary heads alone. */
  pitch: levels(30, 25, 18, 14, 10),
  /** Cheeks' difference over the brighter: under 0.04 in even light, 0.25 with light from one side. */
  imbalance: levels(0.45, 0.35, 0.25, 0.18, 0.12),
  /** Luma of the eyes' whites below which, with skin below DARK_SKIN, a face is too dark. */
  darkEyes: levels(70, 85, 105, 125, 140),
  /** Share of burnt-out skin. */
  clipped: levels(0.6, 0.4, 0.2, 0.1, 0.05),
  /**
   * Sharpness below which a photo is blurred: 0.65 as drawn, 0.35 when a blur's standard deviation is
   * 2.4 % of the distance between the pupils, 0.16 at 4.6 %.
   */
  sharpness: levels(0.15, 0.22, 0.32, 0.42, 0.52),
  /** Share of the photo beyond the source. */
  missing: levels(0.1, 0.05, 0.02, 0.01, 0.004),
} as const;

/** Skin brighter than this is never called dark, whatever the eyes: luma. */
const DARK_SKIN = 120;

/* Expression has no sensitivity in the interface, so one threshold each. */
/** Mouth over eye span: at most 0.36 in neutral drawn portraits, 0.38 to 0.46 in smiles. */
const WIDE_MOUTH = 0.385;
/** Lips apart over eye span: at most 0.02 when closed, from 0.03 with teeth showing. */
const OPEN_MOUTH = 0.032;
/** The model's own word, alone, only when it is sure. */
const HAPPY = 0.7;

type Test = (findings: FaceFindings, level: SensitivityLevel) => boolean;

/** In the order in which the issues are reported. */
const tests: readonly (readonly [IssueCode, Test])[] = [
  ['ISSUE_HEAD_YAW_OVER_THRESHOLD', ({ pose }, level) => Math.abs(pose.yaw) > thresholds.yaw[level]],
  ['ISSUE_HEAD_PITCH_OVER_THRESHOLD', ({ pose }, level) => Math.abs(pose.pitch) > thresholds.pitch[level]],
  [
    'ISSUE_FACE_BRIGHTNESS_BAD',
    ({ light }, level) =>
      light.clipped > thresholds.clipped[level] ||
      (light.skin < DARK_SKIN && light.eyeWhites < thresholds.darkEyes[level]),
  ],
  ['ISSUE_FACE_LIGHT_NOT_BALANCE', ({ light }, level) => light.imbalance > thresholds.imbalance[level]],
  ['ISSUE_PHOTO_SHARPNESS_BAD', ({ sharpness }, level) => sharpness < thresholds.sharpness[level]],
  [
    'ISSUE_EXPRESSION_NOT_NEUTRAL',
    ({ features, happiness }) =>
      happiness > HAPPY || features.mouthWidth > WIDE_MOUTH || features.mouthGap > OPEN_MOUTH,
  ],
  ['ISSUE_BOTTOM_NOT_FULL', ({ missing }, level) => missing.bottom > thresholds.missing[level]],
  ['ISSUE_LEFT_NOT_FULL', ({ missing }, level) => missing.left > thresholds.missing[level]],
  ['ISSUE_RIGHT_NOT_FULL', ({ missing }, level) => missing.right > thresholds.missing[level]],
];

/** The issues of a photo; what is not overridden is judged at MEDIUM. */
export function findIssues(findings: FaceFindings, override: SensitivityOverride): readonly IssueCode[] {
  return tests.filter(([code, test]) => test(findings, override[code] ?? 'MEDIUM')).map(([code]) => code);
}
