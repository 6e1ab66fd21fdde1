/**
 * Decides when a measure becomes an issue: one threshold per issue and sensitivity, set on drawn portraits with known
 * pose, light and blur. Higher sensitivity is stricter. Only what is measured here is reported.
 */
import type { Eyewear } from './eyewear.ts';
import type { FaceLight } from './light.ts';
import type { Features, Pose } from './measures.ts';
import type { IssueCode, SensitivityLevel, SensitivityOverride } from '../service/issues.ts';

export interface FaceFindings {
  readonly pose: Pose;
  readonly features: Features;
  /** The emotion model's score for happy, 0 to 1. */
  readonly happiness: number;
  readonly light: FaceLight;
  readonly eyewear: Eyewear;
  /** Bare skin above the eyes, as a share of the distance from eyes to chin; see `bareForehead`. */
  readonly forehead: number;
  /** 0 blurred to 1 sharp, see `sharpnessOf`. */
  readonly sharpness: number;
  /** Share of the photo's width or height that lies outside the source. */
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
  /** Degrees to either side. Drawn heads turned by 10 degrees measure 8 to 10. */
  yaw: levels(25, 20, 15, 10, 6),
  /** Degrees up or down. The measure is coarse (see `poseOf`), so MEDIUM is lenient with ordinary heads. */
  pitch: levels(30, 25, 18, 14, 10),
  /** Difference between the cheeks over the brighter one: under 0.04 in even light, 0.25 with light from one side. */
  imbalance: levels(0.45, 0.35, 0.25, 0.18, 0.12),
  /** A face is too dark when the luma of the eyes' whites is below this and its skin is below DARK_SKIN. */
  darkEyes: levels(70, 85, 105, 125, 140),
  /** Share of the skin that is burnt out. */
  clipped: levels(0.6, 0.4, 0.2, 0.1, 0.05),
  /** A face is burnt out when the luma of the eyes' whites is above this, however dark its skin: at most 237 in good light. */
  burntEyes: levels(254, 250, 243, 240, 238),
  /**
   * A photo is blurred below this sharpness: 0.65 as drawn, 0.35 when a blur's standard deviation is 2.4 % of the
   * distance between the pupils, 0.16 at 4.6 %.
   */
  sharpness: levels(0.15, 0.22, 0.32, 0.42, 0.52),
  /** Contrast of a line under the eyes and over the nose: at most 0.03 on bare faces, from 0.49 with a drawn frame. */
  rim: levels(0.35, 0.2, 0.12, 0.08, 0.05),
  /** White, colourless share of the lenses: at most 0.02 without glare, from 0.83 with it. */
  glare: levels(0.5, 0.3, 0.12, 0.07, 0.03),
  /** Luma of the eyes relative to the cheek: from 0.86 on bare faces, at most 0.58 behind dark lenses. */
  eyeLight: levels(0.4, 0.55, 0.7, 0.76, 0.82),
  /** Height of the bare forehead: from 0.6 under a hairline, at most 0.49 under a drawn hat. */
  forehead: levels(0.4, 0.47, 0.54, 0.57, 0.6),
  /** Share of the photo outside the source. */
  missing: levels(0.1, 0.05, 0.02, 0.01, 0.004),
} as const;

/** Skin brighter than this luma is never called dark, whatever the eyes say. */
const DARK_SKIN = 120;

/* The interface has no sensitivity for expression, so each measure has one threshold. */
/** Width of the mouth over the eye span: at most 0.36 in neutral drawn portraits, 0.38 to 0.46 in smiles. */
const WIDE_MOUTH = 0.385;
/** Gap between the lips over the eye span: at most 0.025 when closed, from 0.035 with teeth showing. */
const OPEN_MOUTH = 0.03;
/** Degrees: beyond this turn or nod the mouth is seen at an angle and is not judged. */
const FRONTAL = { yaw: 15, pitch: 18 } as const;
/** The model's own score counts alone only when it is this high. */
const HAPPY = 0.7;

/** The document's rules that decide what is an issue. */
export interface IssueRules {
  readonly glassesAllowed: boolean;
}

/**
 * Codes that the measures do not detect well enough on portraits other than those that set them, so they are never
 * reported: see docs/practice-measures.md, whose table is made by `node tests/portraits/score.ts`.
 */
export const neverReported: ReadonlySet<IssueCode> = new Set<IssueCode>(['ISSUE_HAT_NOT_ALLOWED']);

type Test = (findings: FaceFindings, level: SensitivityLevel, rules: IssueRules) => boolean;

/** Dark lenses hide the eyes and often end in dark frames, so either measure indicates glasses. */
const wearsGlasses = ({ eyewear }: FaceFindings, rim: number): boolean =>
  eyewear.rim > rim || eyewear.eyeLight < thresholds.eyeLight.MEDIUM;

const burnt = ({ light, eyewear }: FaceFindings, level: SensitivityLevel): boolean =>
  light.clipped > thresholds.clipped[level] ||
  // Glare is also white, but not a fault of the light on the face.
  (light.eyeWhites > thresholds.burntEyes[level] && eyewear.rim < thresholds.rim.MEDIUM);

/** In the order in which issues are reported. */
const tests: readonly (readonly [IssueCode, Test])[] = [
  ['ISSUE_HEAD_YAW_OVER_THRESHOLD', ({ pose }, level) => Math.abs(pose.yaw) > thresholds.yaw[level]],
  ['ISSUE_HEAD_PITCH_OVER_THRESHOLD', ({ pose }, level) => Math.abs(pose.pitch) > thresholds.pitch[level]],
  [
    'ISSUE_FACE_BRIGHTNESS_BAD',
    (findings, level) =>
      burnt(findings, level) ||
      (findings.light.skin < DARK_SKIN &&
        findings.light.eyeWhites < thresholds.darkEyes[level] &&
        findings.eyewear.eyeLight > thresholds.eyeLight.MEDIUM),
  ],
  ['ISSUE_FACE_LIGHT_NOT_BALANCE', ({ light }, level) => light.imbalance > thresholds.imbalance[level]],
  ['ISSUE_PHOTO_SHARPNESS_BAD', ({ sharpness }, level) => sharpness < thresholds.sharpness[level]],
  ['ISSUE_EXPRESSION_NOT_NEUTRAL', (findings) => isLively(findings)],
  [
    'ISSUE_EYEGLASSES_NOT_ALLOWED',
    (findings, level, { glassesAllowed }) => !glassesAllowed && wearsGlasses(findings, thresholds.rim[level]),
  ],
  [
    'ISSUE_EYEGLASSES_REFLECTION',
    // A burnt-out face is as white as glare: only between rims is it a reflection.
    ({ eyewear }, level) => eyewear.rim > thresholds.rim.MEDIUM && eyewear.glare > thresholds.glare[level],
  ],
  ['ISSUE_SUNGLASSES_NOT_ALLOWED', ({ eyewear }, level) => eyewear.eyeLight < thresholds.eyeLight[level]],
  ['ISSUE_HAT_NOT_ALLOWED', ({ forehead }, level) => forehead < thresholds.forehead[level]],
  ['ISSUE_BOTTOM_NOT_FULL', ({ missing }, level) => missing.bottom > thresholds.missing[level]],
  ['ISSUE_LEFT_NOT_FULL', ({ missing }, level) => missing.left > thresholds.missing[level]],
  ['ISSUE_RIGHT_NOT_FULL', ({ missing }, level) => missing.right > thresholds.missing[level]],
];

/** Returns every issue that the measures find, reported or not; an issue without an override is judged at MEDIUM. */
export function judge(
  findings: FaceFindings,
  override: SensitivityOverride,
  rules: IssueRules,
): readonly IssueCode[] {
  return tests
    .filter(([code, test]) => test(findings, override[code] ?? 'MEDIUM', rules))
    .map(([code]) => code);
}

/** Returns the issues that are certain enough to report. An override changes what is detected, nothing else. */
export function findIssues(
  findings: FaceFindings,
  override: SensitivityOverride,
  rules: IssueRules,
): readonly IssueCode[] {
  return judge(findings, override, rules).filter((code) => !neverReported.has(code));
}

function isLively({ features, happiness, pose }: FaceFindings): boolean {
  if (happiness > HAPPY) return true;
  const frontal = Math.abs(pose.yaw) <= FRONTAL.yaw && Math.abs(pose.pitch) <= FRONTAL.pitch;
  return frontal && (features.mouthWidth > WIDE_MOUTH || features.mouthGap > OPEN_MOUTH);
}
