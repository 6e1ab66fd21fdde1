/** A studio's own records begin with what was set up in practice, and with nothing else of it (decision 140). */
import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import type { Note } from '../../shared/model/audit.ts';
import { practiceKeyOf } from '../missing-records.ts';
import { modePaths } from '../paths.ts';
import { createNote } from '../records/audit/note.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import type { Records } from '../records/open.ts';
import { readStudioSetUp, type StudioSetUp } from '../records/studio-set-up.ts';
import { keyFile } from '../vault/key-file.ts';
import type { StudioData } from './open-data.ts';
import type { StudioOptions } from './types.ts';

/**
 * Takes the set-up of practice over into the studio's own records, before their first change. A kiosk that ends in between does it
 * at its next start. Records that begin anew after a loss take nothing: nobody knows how old practice is.
 */
export async function takeOverPractice(
  { dataDir, clock, log, secrets }: Pick<StudioOptions, 'dataDir' | 'clock' | 'log' | 'secrets'>,
  { opened }: Pick<StudioData, 'opened'>,
): Promise<void> {
  const practice = modePaths(dataDir, 'practice');
  if (opened.readOnly || opened.lastChange !== null || opened.gap !== null) return;
  const key = practiceKeyOf(practice);
  if (!existsSync(practice.records) || !existsSync(key)) return;
  let setUp: StudioSetUp | null;
  try {
    setUp = readStudioSetUp(practice.records, recordsKeyOf(await keyFile(key)), clock);
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    log.warn({ code: error.code }, 'the set-up of practice could not be read');
    return;
  }
  if (setUp === null) return;
  // The password names its server and user, so it is of use only for the mail account that comes along.
  const password = await secrets.get('practice-mail');
  if (password !== null && (await secrets.get('mail')) === null) await secrets.set('mail', password);
  // Nobody has signed in yet: who is at the counter is read from the studio that opens now.
  const note = createNote({ records: opened, who: () => 'staff', clock, log });
  keepSetUp(opened, setUp, clock.now().toISOString(), note);
}

function keepSetUp(records: Records, setUp: StudioSetUp, at: string, note: Note): void {
  const staff = setUp.staff.filter(({ leftAt, pin }) => leftAt === null && pin !== null);
  const { settings, logo, rules, profiles, calibrations } = setUp;
  if (
    settings === null &&
    logo === null &&
    rules === null &&
    [staff, profiles, calibrations].every(({ length }) => length === 0)
  )
    return;
  records.transaction(() => {
    // The recovery key is of the records that begin now, so nobody has it yet.
    if (settings !== null) records.settings.set({ ...(settings as object), recoveryKeyProvenAt: null }, at);
    if (logo !== null) records.logos.set(logo, at);
    if (rules !== null) records.authorityRules.set(rules, at);
    for (const { id, name, role, pin, tries } of staff) {
      if (pin === null) continue;
      records.staff.insert({ id, name, role, pin, at });
      records.staff.setTries(id, tries);
    }
    for (const { printerId, profile, updatedAt } of profiles)
      records.printerProfiles.save(printerId, profile, updatedAt);
    for (const { sheet, reading } of calibrations) {
      records.prints.adopt(sheet);
      records.calibrations.insert(reading);
    }
    note('set-up-taken-over', {});
  });
}
