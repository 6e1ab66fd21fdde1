/** The screen on which staff can remedy each finding of the opening check. */
import type { RouteLocationRaw } from 'vue-router';
import type { CheckItem, Finding } from '../../shared/model/opening-check.ts';
import { t } from '../i18n/index.ts';
import { printerScreenTo } from '../state/printer-settings-route.ts';

/** Places by the name of their words. A finding without one is remedied outside the program, or by the bar above the screen. */
const placeOf: Partial<Readonly<Record<Finding, Place>>> = {
  'camera.trouble': 'camera',
  'camera.drawn': 'camera',
  'camera.not-chosen': 'camera',
  'folder.away': 'folder',
  'service.refused': 'account',
  'service.silent': 'status',
  'service.not-asked': 'support',
  'credit.few-previews': 'status',
  'credit.few-photos': 'status',
  'credit.no-previews': 'status',
  'credit.no-photos': 'status',
  'credit.trial-ends': 'status',
  'credit.trial-ended': 'status',
  'credit.differs': 'status',
  'disk.low': 'keeping',
  'disk.full': 'keeping',
  'printer.file': 'printing',
  'printer.gone': 'printing',
  'printer.unreachable': 'printer',
  'printer.stopped': 'prints',
  'printer.trouble': 'prints',
  'printer.answer': 'prints',
  'printer.failed': 'prints',
  'paper.low': 'printer',
  'paper.out': 'printer',
  'paper.uncounted': 'printer',
  'calibration.due': 'calibrate',
  'calibration.not-calibrated': 'calibrate',
  'calibration.not-proven': 'calibrate',
  'calibration.changed': 'calibrate',
  'calibration.refused': 'paper',
  'slips.amiss': 'printing',
  'slips.gone': 'printing',
  'backup.late': 'backups',
  'backup.never': 'backups',
  'backup.due': 'backups',
  'backup.missing': 'backups',
  'backup.unfinished': 'backups',
  'backup.off': 'backups',
  'updates.staged': 'updates',
  'updates.failed': 'updates',
  'updates.old': 'updates',
  'updates.not-looked': 'updates',
  'updates.off': 'updates',
  'keychain.practice': 'account',
  'lock.open': 'lock',
  'lock.unknown': 'lock',
};

const sections = [
  'camera',
  'folder',
  'account',
  'status',
  'keeping',
  'printing',
  'backups',
  'updates',
  'lock',
  'support',
] as const;
type Section = (typeof sections)[number];
type Place = Section | 'printer' | 'paper' | 'calibrate' | 'prints';

export interface Way {
  readonly words: string;
  readonly to: RouteLocationRaw;
}

/** Returns null for a finding that leads nowhere. */
export function wayOf({ finding, facts }: CheckItem): Way | null {
  const place = placeOf[finding];
  if (place === undefined) return null;
  const words = t(`openingCheck.ways.${place}`);
  const [printer, medium] = [facts['id'], facts['medium']].map((fact) => fact?.toString());
  switch (place) {
    case 'prints':
      return { words, to: { name: 'prints', query: { show: 'open' } } };
    case 'printer':
      return { words, to: printerScreenTo(printer) };
    case 'paper':
      return { words, to: printerScreenTo(printer, medium) };
    case 'calibrate':
      return { words, to: printerScreenTo(printer, medium, true) };
    default:
      return { words, to: { name: 'settings', params: { section: place } } };
  }
}
