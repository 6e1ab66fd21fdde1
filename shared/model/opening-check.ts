/** The opening check: what is looked at before the first customer of a day, what was found, and what that means. */

/** `none`: does not apply here. */
export type CheckState = 'stops' | 'check' | 'ok' | 'none';

/** The meaning of each finding. Its first part names the item, in the order in which a visit needs it. */
export const checkStates = {
  'records.sound': 'ok',
  'records.checking': 'check',
  'records.read-only': 'stops',
  'records.unsafe-disk': 'stops',
  'records.records-incomplete': 'stops',
  'records.damaged': 'stops',

  'camera.live': 'ok',
  'camera.trouble': 'stops',
  /** Only for a connected camera that tells its battery and its card. */
  'camera.battery-low': 'check',
  'camera.card-low': 'check',
  /** No room for a picture: the card is full, or there is none. */
  'camera.card-full': 'stops',
  /** The practice camera in practice. */
  'camera.practice': 'none',
  /** The practice camera in a studio, which would take a drawing of a person for a shot. */
  'camera.drawn': 'stops',
  /** There is no camera, and pictures come from the watched folder. */
  'camera.folder': 'none',
  /** Pictures come from the watched folder. A camera is there, but the practice camera is chosen. */
  'camera.not-chosen': 'none',

  'folder.watched': 'ok',
  'folder.away': 'stops',

  'light.good': 'ok',
  'light.dim': 'check',
  'light.one-sided': 'check',
  'light.black': 'stops',
  'light.burnt': 'stops',
  'light.unseen': 'none',

  'backdrop.plain': 'ok',
  'backdrop.busy': 'check',
  'backdrop.dark': 'check',
  'backdrop.person': 'check',
  'backdrop.unseen': 'none',

  'service.answers': 'ok',
  'service.practice': 'ok',
  'service.refused': 'stops',
  'service.silent': 'stops',
  /** It takes no more requests now. */
  'service.busy': 'stops',
  /** It answers with an error of its own, or with something else than expected. */
  'service.fault': 'stops',
  /** Its certificate is not trusted, so nothing was sent. */
  'service.certificate': 'stops',
  /** An error of Headroom kept it from asking. */
  'service.not-asked': 'stops',
  'service.practice-amiss': 'stops',

  'credit.previews': 'ok',
  'credit.photos': 'ok',
  'credit.few-previews': 'check',
  'credit.few-photos': 'check',
  'credit.no-previews': 'stops',
  'credit.no-photos': 'stops',
  'credit.trial-ends': 'check',
  'credit.trial-ended': 'stops',
  'credit.differs': 'check',
  'credit.unknown': 'none',
  /** The service did not answer, or refused to. */
  'credit.not-now': 'none',

  'disk.room': 'ok',
  'disk.low': 'check',
  'disk.full': 'stops',

  'printer.ready': 'ok',
  'printer.file': 'none',
  'printer.gone': 'stops',
  'printer.unreachable': 'stops',
  'printer.stopped': 'stops',
  'printer.trouble': 'stops',
  'printer.answer': 'check',
  'printer.failed': 'check',

  'paper.left': 'ok',
  'paper.low': 'check',
  'paper.out': 'stops',
  'paper.uncounted': 'none',

  'calibration.approved': 'ok',
  'calibration.due': 'check',
  'calibration.not-calibrated': 'stops',
  'calibration.not-proven': 'stops',
  'calibration.changed': 'stops',
  'calibration.refused': 'stops',

  /** The printer of slips or receipts. */
  'slips.ready': 'ok',
  'slips.amiss': 'check',
  'slips.gone': 'check',

  'clock.right': 'ok',
  'clock.apart': 'check',
  'clock.doubt': 'check',
  'clock.unknown': 'none',
  /** The practice service gives no time. */
  'clock.practice': 'none',

  'backup.last': 'ok',
  'backup.running': 'ok',
  'backup.due': 'check',
  'backup.late': 'check',
  'backup.never': 'check',
  'backup.missing': 'check',
  /** Complete, but a step in earlier backups failed after it. */
  'backup.unfinished': 'check',
  'backup.off': 'check',
  'backup.none': 'none',

  'updates.current': 'ok',
  'updates.staged': 'check',
  'updates.failed': 'check',
  /** The feed has not said for a week what is newest, although Headroom looks every day. */
  'updates.old': 'check',
  /** Nobody has looked at this address yet, or for a week where only people look. */
  'updates.not-looked': 'check',
  'updates.off': 'check',
  /** This program takes no updates, or comes with a checkout. */
  'updates.none': 'none',

  'lock.on': 'ok',
  /** Locked, and the operating system leaves ways out. */
  'lock.open': 'check',
  /** Locked, and what the operating system leaves open could not all be found out. */
  'lock.unknown': 'none',
  'lock.off': 'none',

  'keychain.open': 'ok',
  'keychain.shut': 'check',
  'keychain.missing': 'check',
  'keychain.practice': 'none',
} as const satisfies Readonly<Record<`${string}.${string}`, CheckState>>;

export type Finding = keyof typeof checkStates;
/** The first part of a finding: its subject. */
export type CheckName = Finding extends `${infer Name}.${string}` ? Name : never;

/** Every finding, in the table's order. */
export const findings = Object.keys(checkStates) as readonly Finding[];

/** Findings that only the page can make: it has the camera. */
export type SceneFinding = Extract<Finding, `${'camera' | 'light' | 'backdrop'}.${string}`>;
export const isSceneFinding = (finding: Finding): finding is SceneFinding =>
  /^(?:camera|light|backdrop)\./.test(finding);

export interface CheckItem<Found extends Finding = Finding> {
  readonly finding: Found;
  /** Names and figures for its sentence: a printer's name, a count, a time in ISO 8601. Nothing about a customer. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A finished check. */
export interface OpeningCheck {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The name of the person at the counter; null when nobody had signed in. */
  readonly by: string | null;
  /** The most urgent first, see `inOrder`. */
  readonly items: readonly CheckItem[];
}

export const stateOf = ({ finding }: CheckItem): CheckState => checkStates[finding];
export const nameOf = ({ finding }: CheckItem): CheckName => finding.split('.')[0] as CheckName;

const urgency: readonly CheckState[] = ['stops', 'check', 'ok', 'none'];

/** Sorts items: first what stops the first customer, and within one state as a visit needs them. */
export const inOrder = (items: readonly CheckItem[]): readonly CheckItem[] =>
  items.toSorted(
    (a, b) =>
      urgency.indexOf(stateOf(a)) - urgency.indexOf(stateOf(b)) ||
      findings.indexOf(a.finding) - findings.indexOf(b.finding),
  );
