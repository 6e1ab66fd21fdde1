import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { sessionsIdleSql, sessionsNewestSql } from '../../../electron/records/retouch/sessions.ts';
import {
  callsAllOpenSql,
  callsAnyOpenSql,
  callsOfSessionSql,
  callsOfOrderSql,
  callsOpenMatchSql,
  callsOpenOfSessionSql,
  callsOpenOfSql,
} from '../../../electron/records/calls/calls.ts';
import {
  codesBySeqSql,
  codesEndedOfSql,
  codesEndedSql,
  codesExpiringCountSql,
  codesExpiringSql,
  codesValidCountSql,
  codesValidSql,
  codesValidWordsSql,
} from '../../../electron/records/photos/codes.ts';
import { customerSearchSql } from '../../../electron/records/orders/customers.ts';
import {
  folderFilesSql,
  folderShotSql,
  folderTakenSql,
} from '../../../electron/records/photos/folder-files.ts';
import { headshotRunsOfSessionSql } from '../../../electron/records/retouch/headshot-runs.ts';
import { imagesOfSessionSql } from '../../../electron/records/photos/images.ts';
import { ordersFoundSql, ordersHalfFoundSql } from '../../../electron/records/orders/order-finder.ts';
import {
  doneCountSql,
  inProgressCountSql,
  needingCountSql,
  summariesBySeqSql,
  summariesDoneSql,
  summariesInProgressSql,
  summariesNeedingSql,
} from '../../../electron/records/orders/order-summaries.ts';
import { ordersBySeqSql, ordersDoneSql, ordersInHandSql } from '../../../electron/records/orders/orders.ts';
import { noPaperToldOfOrderSql } from '../../../electron/records/photos/no-paper-told.ts';
import { overridesNewestSql } from '../../../electron/records/retouch/overrides.ts';
import { peopleOfOrderSql } from '../../../electron/records/orders/people.ts';
import {
  calibrationNewestSql,
  calibrationsOfPrinterSql,
} from '../../../electron/records/prints/calibrations.ts';
import { photoUuidOwnerSql, photoUuidsSharedSql } from '../../../electron/records/photos/photo-uuids.ts';
import { profilesOfPrinterSql } from '../../../electron/records/prints/printer-profiles.ts';
import {
  printsCalibrationSql,
  printsFailedSql,
  printsInDoubtCountSql,
  printsInDoubtSql,
  printsNewestSql,
  printsOfSessionSql,
  printsOfOrderSql,
  printsUnfinishedSql,
} from '../../../electron/records/prints/prints.ts';
import {
  serviceSheetsOfOrderSql,
  serviceSheetsOfPhotoSql,
  serviceSheetsPendingSql,
} from '../../../electron/records/prints/service-sheets.ts';
import { leftOpenSql } from '../../../electron/records/orders/left-open.ts';
import { savedSheetsKeptSql } from '../../../electron/records/prints/saved-sheets.ts';
import { settlementsOfOrderSql } from '../../../electron/records/orders/settlements.ts';
import { supplyNewestSql } from '../../../electron/records/prints/supplies.ts';
import { versionsOfSessionSql } from '../../../electron/records/retouch/versions.ts';
import { addOrder, exampleRecords } from '../../support/example-records.ts';

const params = {
  ...{ query: '"a"*', limit: 5, iso: '', fromIso: '', toIso: '', orderId: '' },
  ...{ customer: '"a"*', own: '"a"*', any: '"a"*', after: 0, most: 5, skip: 0, seqs: '[1]' },
  ...{ nowIso: '', afterSeq: 0, updatedAt: '', savedAt: '', printId: '', seq: 0 },
  ...{ folder: '', sha256: '', personId: '', sessionId: '', kind: '', before: '' },
  ...{ printerId: '', mediumId: '', since: '', photoId: '', photoUuid: '', answerImageId: '' },
};

/** The lines of a query's plan. */
function planOf(sql: string): string[] {
  const records = exampleRecords();
  addOrder(records);
  const db = new Database(records.file, { readonly: true });
  onTestFinished(() => void db.close());
  return db
    .prepare<[typeof params], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(params)
    .map((row) => row.detail);
}

it.each([
  ['finding customers', customerSearchSql, /VIRTUAL TABLE INDEX .*M/],
  ['finding orders', ordersFoundSql, /VIRTUAL TABLE INDEX .*M/],
  ['finding orders by words of both kinds', ordersHalfFoundSql, /VIRTUAL TABLE INDEX .*M/],
  ['orders that were found', ordersBySeqSql, /SEARCH o USING INTEGER PRIMARY KEY/],
  ['what a list shows of orders', summariesBySeqSql, /SEARCH o USING INTEGER PRIMARY KEY/],
  ['orders that need attention', summariesNeedingSql, /SCAN o USING INDEX orders_need_attention/],
  ['orders in progress', summariesInProgressSql, /SCAN o USING INDEX orders_in_progress/],
  ['orders done well', summariesDoneSql, /USING INDEX orders_done_well \(closed_at>/],
  ['how many need attention', needingCountSql, /USING COVERING INDEX orders_need_attention/],
  ['how many are in progress', inProgressCountSql, /USING COVERING INDEX orders_in_progress/],
  ['how many are done', doneCountSql, /USING COVERING INDEX orders_done_well \(closed_at>/],
  ['valid codes', codesValidSql, /USING COVERING INDEX codes_by_expiry \(expires_at>/],
  ['expired codes', codesEndedSql, /USING COVERING INDEX codes_by_expiry \(expires_at</],
  ['words of valid codes', codesValidWordsSql, /USING INDEX codes_by_expiry \(expires_at>/],
  ['how many codes are valid', codesValidCountSql, /USING COVERING INDEX codes_by_expiry \(expires_at>/],
  ['how many codes expire soon', codesExpiringCountSql, /USING COVERING INDEX codes_by_expiry \(expires_at>/],
  ['expired codes of orders', codesEndedOfSql, /USING INDEX codes_of_order \(order_id=/],
  ['codes that were found', codesBySeqSql, /SEARCH k USING INTEGER PRIMARY KEY/],
  ['orders in hand', ordersInHandSql, /USING INDEX orders_in_hand/],
  ['orders that were left open', leftOpenSql, /SEARCH o USING INDEX orders_in_hand \(/],
  ['saved sheets', savedSheetsKeptSql, /SEARCH s USING INDEX saved_sheets_kept \(\(saved_at,print_id\)>/],
  ['orders done', ordersDoneSql, /USING INDEX orders_done \(closed_at>/],
  [
    'codes about to expire',
    codesExpiringSql,
    /USING COVERING INDEX codes_by_expiry \(expires_at>\? AND expires_at</,
  ],
  ['open calls of an order', callsOpenOfSql, /USING INDEX calls_open \(order_id=/],
  ['any open call', callsAnyOpenSql, /USING (COVERING )?INDEX calls_open/],
  ['all open calls', callsAllOpenSql, /USING (COVERING )?INDEX calls_open/],
  ['settlements of an order', settlementsOfOrderSql, /USING INDEX settlements_of_order \(order_id=/],
  ['people of an order', peopleOfOrderSql, /USING INDEX people_of_order \(order_id=/],
  ['calls of an order', callsOfOrderSql, /USING INDEX calls_of_order \(order_id=/],
  ['prints in doubt', printsInDoubtSql, /USING INDEX prints_in_doubt/],
  ['how many prints are in doubt', printsInDoubtCountSql, /USING COVERING INDEX prints_in_doubt/],
  ['prints that failed today', printsFailedSql, /USING INDEX prints_failed \(submitted_at>/],
  ['unfinished prints', printsUnfinishedSql, /USING INDEX prints_unfinished/],
  ['files of a folder', folderFilesSql, /USING INDEX sqlite_autoindex_folder_files_1 \(folder=/],
  [
    'a picture that was taken',
    folderTakenSql,
    /USING COVERING INDEX folder_files_by_content \(folder=\? AND sha256=/,
  ],
  ['the shot of a picture', folderShotSql, /USING INDEX shots_of_order \(order_id=/],
  ['the newest retouch sessions', sessionsNewestSql, /USING INDEX benches_newest \(kind=/],
  ['retouch sessions that nobody works on', sessionsIdleSql, /USING INDEX benches_alone \(updated_at</],
  [
    'the call that a retouch session waits for',
    callsOpenOfSessionSql,
    /USING INDEX calls_one_open_on_bench \(bench_id=/,
  ],
  ['calls of a retouch session', callsOfSessionSql, /USING INDEX calls_of_bench \(bench_id=/],
  ['the open face match', callsOpenMatchSql, /USING INDEX calls_one_open_of_nobody \(endpoint=/],
  [
    'versions of a retouch session',
    versionsOfSessionSql,
    /USING INDEX sqlite_autoindex_versions_\d \(bench_id=/,
  ],
  ['runs of a retouch session', headshotRunsOfSessionSql, /USING INDEX headshot_runs_of_bench \(bench_id=/],
  ['prints of a retouch session', printsOfSessionSql, /USING INDEX prints_of_bench \(bench_id=/],
  ['prints of an order', printsOfOrderSql, /USING (COVERING )?INDEX print_orders_of_order \(order_id=/],
  ['the newest prints', printsNewestSql, /SCAN p USING INDEX prints_newest/],
  [
    'the newest calibration sheet',
    printsCalibrationSql,
    /USING INDEX prints_calibrations \(printer_id=\? AND medium_id=/,
  ],
  [
    'the newest reading',
    calibrationNewestSql,
    /USING INDEX calibrations_newest \(printer_id=\? AND medium_id=/,
  ],
  [
    'readings of a printer',
    calibrationsOfPrinterSql,
    /USING COVERING INDEX calibrations_newest \(printer_id=/,
  ],
  ['profiles of a printer', profilesOfPrinterSql, /USING PRIMARY KEY \(printer_id=/],
  ['the ribbon that is in', supplyNewestSql, /USING INDEX supplies_newest \(printer_id=/],
  [
    'the service’s sheets of a photo',
    serviceSheetsOfPhotoSql,
    /USING INDEX sqlite_autoindex_service_sheets_\d \(photo_id=/,
  ],
  ['the service’s sheets of an order', serviceSheetsOfOrderSql, /USING INDEX photos_of_order \(order_id=/],
  ['the photo that an id belongs to', photoUuidOwnerSql, /USING INDEX photos_of_uuid \(photo_uuid=/],
  ['photos with a shared id', photoUuidsSharedSql, /INDEX photo_uuid_conflicts_of_owner \(owner_photo_id=/],
  ['sheets to be fetched', serviceSheetsPendingSql, /USING (COVERING )?INDEX service_sheets_pending/],
  ['files of a retouch session', imagesOfSessionSql, /USING INDEX calls_of_bench \(bench_id=/],
  ['what customers of an order were told', noPaperToldOfOrderSql, /USING PRIMARY KEY \(order_id=/],
  ['the newest overrides', overridesNewestSql, /SCAN v USING INDEX overrides_newest/],
])('%s reads an index and no whole table', (_what, sql, index) => {
  const plan = planOf(sql);

  expect(plan.join('\n')).toMatch(index);
  // A query gathers `pictures`, `matching` and the others itself; they have no more rows than its limit.
  expect(plan.filter((line) => /^SCAN (?!(pictures|matching|oldest|own|[fmpw])$)\w+$/.test(line))).toEqual(
    [],
  );
});

it.each([
  ['finding customers', customerSearchSql],
  ['finding orders by words of both kinds', ordersHalfFoundSql],
  ['orders that need attention', summariesNeedingSql],
  ['orders in progress', summariesInProgressSql],
  ['orders done well', summariesDoneSql],
  ['valid codes', codesValidSql],
  ['expired codes', codesEndedSql],
  ['words of valid codes', codesValidWordsSql],
  ['orders in hand', ordersInHandSql],
  ['orders done', ordersDoneSql],
  ['codes about to expire', codesExpiringSql],
  ['unfinished prints', printsUnfinishedSql],
  ['the newest prints', printsNewestSql],
  ['what customers of an order were told', noPaperToldOfOrderSql],
  ['the newest calibration sheet', printsCalibrationSql],
  ['the newest reading', calibrationNewestSql],
  ['profiles of a printer', profilesOfPrinterSql],
  ['the ribbon that is in', supplyNewestSql],
  ['the newest retouch sessions', sessionsNewestSql],
  ['retouch sessions that nobody works on', sessionsIdleSql],
  ['versions of a retouch session', versionsOfSessionSql],
])('%s sorts nothing', (_what, sql) => {
  expect(planOf(sql).filter((line) => line.includes('TEMP B-TREE'))).toEqual([]);
});
