import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { doorBefore } from '../../../electron/account/door.ts';
import type { Records } from '../../../electron/records/open.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { thrownBy } from '../../support/thrown.ts';
import { openRecords } from '../../support/records/records-file.ts';

function records(): Records {
  const opened = openRecords(join(tempFolder(), 'records.sqlite'));
  onTestFinished(() => opened.close());
  return opened;
}

describe('the door to paid calls', () => {
  it('lets calls through until it is shut, and again after it is opened', () => {
    const door = doorBefore(records());
    door.records.assertSafe();
    door.shut();
    expect(thrownBy(() => door.records.assertSafe())).toBe('CALLS_HELD');
    door.open();
    door.records.assertSafe();
  });

  it('leaves everything else in the records alone', () => {
    const kept = records();
    const door = doorBefore(kept);
    door.shut();
    expect(door.records.settings.get()).toBe(null);
    expect(door.records.isOpen).toBe(true);
    kept.close();
    expect(door.records.isOpen).toBe(false);
  });

  it('is shut by only one change of account at a time', () => {
    const door = doorBefore(records());
    door.shut();
    expect(thrownBy(() => door.shut())).toBe('RECORDS_BUSY');
  });
});
