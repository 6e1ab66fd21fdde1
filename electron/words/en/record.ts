import type { DocumentNotice, EditPolicy, NoticeSource, PolicySource } from '../../../shared/rules/model.ts';
import type { CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import type { RejectionReason } from '../../../shared/model/rejection.ts';
import type { VersionTool } from '../../../shared/retouch.ts';
import type { IssueCode, SensitivityLevel } from '../../../shared/service/issues.ts';

/** Why a check has no figure. */
const unknown = {
  notMeasured: 'Not measured',
  fitted: 'Not measured: fitted to the document',
  notStated: 'Not stated by the service',
};

const measures = {
  head: 'Head height',
  eyes: 'Eyes above lower edge',
  position: 'Position',
  roll: 'Tilt',
  yaw: 'Turn to the side',
  pitch: 'Chin up or down',
  light: 'Light on the face',
  background: 'Background',
  eyesOpen: 'Eyes',
  mouth: 'Mouth',
  sharpness: 'Sharpness',
  headPx: 'Pixels of the head',
  photoPx: 'Pixels of the photo',
};

const values = {
  mm: '{value} mm',
  degrees: '{value}°',
  px: '{value} px',
  atLeastPx: 'At least {min} px',
  rangeMm: '{min} to {max} mm',
  oneMm: '{min} mm',
  upToDegrees: 'At most {max}°',
  size: '{width} × {height} px',
  sizeMm: '{width} × {height} mm',
  inside: 'Inside the shot',
  even: 'Even',
  evenAsked: 'Even, neither dark nor glaring',
  plain: 'Plain. Colour not measured',
  plainAsked: 'Plain, {colour}',
  plainAskedOnly: 'Plain',
  open: 'Open',
  mayBeClosed: 'May be closed',
  closed: 'Closed, no smile',
  mayBeAny: 'Any expression',
  neutral: 'Neutral, closed',
  sharp: 'Sharp',
};

const faults: Readonly<Record<CheckFault, string>> = {
  'no-face': 'No face found',
  'several-faces': 'More than one person',
  'too-far': 'Head too small',
  'too-close': 'Head too large',
  'move-left': 'Head not in the middle',
  'move-right': 'Head not in the middle',
  'move-up': 'Head too low',
  'move-down': 'Head too high',
  'tilt-left': 'Head tilted',
  'tilt-right': 'Head tilted',
  'turn-left': 'Face turned to the side',
  'turn-right': 'Face turned to the side',
  'chin-up': 'Chin too low',
  'chin-down': 'Chin too high',
  'too-dark': 'Face too dark',
  'too-bright': 'Face too bright',
  'uneven-light': 'One side of the face is darker',
  'eyes-closed': 'Eyes closed',
  'mouth-open': 'Mouth open',
  smiling: 'Smiling',
  blurred: 'Not sharp',
  backdrop: 'Not plain',
  'cut-off': 'Too near the edge',
  'few-pixels': 'Few pixels for this document',
  'eye-line': 'Eyes not at the required height',
};

const issues: Readonly<Record<IssueCode, string>> = {
  ISSUE_FACE_LIGHT_NOT_BALANCE: 'Uneven light on the face',
  ISSUE_FACE_BRIGHTNESS_BAD: 'Face too dark or too bright',
  ISSUE_PHOTO_SHARPNESS_BAD: 'Blur',
  ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Head turned to the side',
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Head tilted up or down',
  ISSUE_EYEGLASSES_NOT_ALLOWED: 'Glasses',
  ISSUE_EYEGLASSES_REFLECTION: 'Reflection in the glasses',
  ISSUE_SUNGLASSES_NOT_ALLOWED: 'Sunglasses',
  ISSUE_HAT_NOT_ALLOWED: 'Hat or head covering',
  ISSUE_BOTTOM_NOT_FULL: 'Cut off at the bottom',
  ISSUE_LEFT_NOT_FULL: 'Cut off on the left',
  ISSUE_RIGHT_NOT_FULL: 'Cut off on the right',
  ISSUE_FACE_NOT_FOUND: 'No face found',
  ISSUE_EXPRESSION_NOT_NEUTRAL: 'Expression not neutral',
};

const levels: Readonly<Record<SensitivityLevel, string>> = {
  VERY_LOW: 'very low',
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
  VERY_HIGH: 'very high',
};

/** Points of the verdict that are neither a fault of the shot nor an issue of the service. */
const points: Readonly<Record<string, string>> = {
  'check-unavailable': 'the shot could not be checked',
  'check-unreadable': 'the shot could not be read for the check',
  'picture-refused': 'the service refused the picture',
  'forbidden-edit': 'the authority does not take edited pictures',
  'watermark-differs': 'the service’s answer about the watermark differs',
  'spec-differs': 'the service’s answer names another document',
  'image-size-differs': 'the picture has another size than the service says',
  'photo-uuid-shared': 'the service gave its number to another photo too',
};

const policies: Readonly<Record<EditPolicy, string>> = {
  allowed: 'Edited pictures: allowed.',
  warn: 'Edited pictures: whether the authority takes them is not known.',
  locked: 'Edited pictures: not accepted.',
};

const policySources: Readonly<Record<Exclude<PolicySource, 'file'>, string>> = {
  uk: 'UK passport photo rules as copied at gov.tc/passports/photos, applied to every UK document',
  us: 'US Department of State and US embassy pages, since 2026, applied to every US document',
  ireland: 'Irish Passport Service’s rules for photographers, second-hand, applied to every Irish document',
  unknown: 'none, nobody has looked this authority’s rules up',
  'no-document': 'no authority asks for this picture',
};

const notices: Readonly<Record<DocumentNotice, string>> = {
  'no-paper': 'Paper: no print is accepted.',
  'code-only': 'Paper: the application takes the code or the file, not a print.',
  'upload-only': 'Paper: the application takes the file, not a print.',
};

const noticeSources: Readonly<Record<Exclude<NoticeSource, 'file'>, string>> = {
  germany: 'Germany’s Federal Ministry of the Interior, since 1 May 2025',
  'uk-digital': 'UK government text on digital passport photos, second-hand',
  'us-digital': 'US embassy pages on photos for online forms',
  'its-name': 'only the document’s name',
};

const tools: Readonly<Record<VersionTool, string>> = {
  original: 'as taken',
  aiEdit: 'AI edit',
  removeBackground: 'background removed',
  enhance: 'enhanced',
  fill: 'background filled',
  headshot: 'headshot',
};

const rejections: Readonly<Record<Exclude<RejectionReason, 'other'>, string>> = {
  'head-size': 'head size',
  eyes: 'eyes',
  glasses: 'glasses',
  expression: 'expression',
  shadow: 'shadow or light',
  background: 'background',
  sharpness: 'sharpness',
};

const ages: Readonly<Record<Age, string>> = {
  adult: 'Limits for an adult.',
  child: 'Limits for a child under six.',
  baby: 'Limits for a baby under one.',
};

export const record = {
  locale: 'en-GB',
  title: 'Photo record',
  notAnApproval:
    'This record lists checks. It is not an approval: only the authority decides whether it accepts the photo.',
  orderNumber: 'Order',
  document: 'Document',
  person: 'Person',
  taken: 'Shot taken',
  imported: 'Picture imported',
  made: 'Photo made',
  written: 'Record written',
  taxNumber: 'Tax number',
  rules: 'What the authority asks for',
  size: 'Size: {size}.',
  source: 'Source: {source}.',
  asOf: 'As of {day}.',
  sizeSource: 'the photo service’s specification “{specCode}”',
  noPaperRule: 'Paper: no rule is known here.',
  measured: 'What was measured',
  columns: ['', 'Measured', 'Asked for'],
  onTheShot:
    'Measured on the shot, in the frame that Headroom lays over it; the service crops the photo itself. Sizes and pixels are those of the specification. The limits of tilt, turn and chin are Headroom’s own.',
  onTheVersion: 'Measured on the edited picture from which the photo is made.',
  erased: 'The measurements were erased with the picture.',
  neverMeasured: 'The shot was not measured.',
  findings: 'What the service found',
  noIssues: 'It reported no issue. That does not mean that the photo complies.',
  issue: 'Issue reported: {issue}',
  otherIssue: 'an issue without a name here',
  doubt: 'To be checked: {doubt}',
  defaultLevels: 'Every check at the service’s own level.',
  level: '{issue}: {level}',
  changedLevels: 'Levels of the checks: {levels}. All others at the service’s own level.',
  decisions: 'What staff decided',
  noDecisions: 'Nothing against a warning, and no edit.',
  wentOn: 'Went on past a warning on {date}: {points}',
  betweenPoints: '; ',
  otherPoint: 'a warning without a name here',
  edits: 'Used an edited picture: {edits}',
  allowed: 'Allowed the edited picture on {date}, {by}: {reason}',
  allowedBy: { supervisor: 'a supervisor', staff: 'staff' },
  told: 'Told the customer on {date} that no print is accepted.',
  retakeOf: 'Took the photo again, because the authority rejected the one of order {number}: {reason}',
  accepted: 'Accepted the photo without its code on {date}: {reason}',
  /** One of the studio's own formats: it has no rules of an authority, and no service made it. */
  format: {
    notADocument: 'A format of this studio, not a document of an authority. No authority’s rule was checked.',
    name: 'Format',
    title: 'The photo',
    source: 'the studio’s own format',
    head: 'Head height on the photo: {mm}. The format asks for {range}.',
    headNotMeasured: 'Head height: not measured. The format asks for {range}.',
    cropped: 'Cropped by the studio from this picture. Background, light and colours are as in it.',
  },
  practice: 'PRACTICE',
  practiceMeaning: 'Made for practice. Nothing here is about a real photo.',
  ...{ unknown, measures, values, faults, issues, levels, points, policies, policySources, notices },
  ...{ noticeSources, tools, ages, rejections },
};
