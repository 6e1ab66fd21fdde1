import { customers } from './010-100/010-customers.ts';
import { orders } from './010-100/020-orders.ts';
import { pictures } from './010-100/030-pictures.ts';
import { calls } from './010-100/040-calls.ts';
import { handOver } from './010-100/050-hand-over.ts';
import { studio } from './010-100/060-studio.ts';
import { photoModes } from './010-100/070-photo-modes.ts';
import { settlements } from './010-100/080-settlements.ts';
import { capabilities } from './010-100/090-capabilities.ts';
import { imports } from './010-100/100-imports.ts';
import { people } from './110-190/110-people.ts';
import { bench } from './110-190/120-bench.ts';
import { paper } from './110-190/130-paper.ts';
import { serviceSheets } from './110-190/140-service-sheets.ts';
import { noPaperTold } from './110-190/150-no-paper-told.ts';
import { studioMark } from './110-190/160-studio-mark.ts';
import { searchAndDesk } from './110-190/170-search-and-desk.ts';
import { cleanUp } from './110-190/180-clean-up.ts';
import { keeping } from './110-190/190-keeping.ts';
import { photoUuids } from './200-290/200-photo-uuids.ts';
import { printHolds } from './200-290/210-print-holds.ts';
import { codeTimes } from './200-290/220-code-times.ts';
import { waitingNeedsStaff } from './200-290/230-waiting-needs-staff.ts';
import { paymentParts } from './200-290/250-payment-parts.ts';
import { wentOnAnyway } from './200-290/260-went-on-anyway.ts';
import { notPrinted } from './200-290/270-not-printed.ts';
import { slipsAndReceipts } from './200-290/280-slips-and-receipts.ts';
import { itemsAndDiscounts } from './200-290/290-items-and-discounts.ts';
import { closings } from './300-closings.ts';
import { laterSales } from './310-later-sales.ts';
import { refundNumbers } from './320-refund-numbers.ts';
import { photoRecords } from './340-photo-records.ts';
import { rejections } from './345-rejections.ts';
import { mails } from './347-mails.ts';
import { studioLogo } from './350-studio-logo.ts';
import { partPaid } from './355-part-paid.ts';
import { sheetsForSale } from './360-sheets-for-sale.ts';
import { refundLines } from './370-refund-lines.ts';
import { staff } from './390-staff.ts';
import { auditLog } from './400-audit-log.ts';
import { takenBy } from './410-taken-by.ts';
import { customerNotes } from './420-customer-notes.ts';
import { nameWords } from './430-name-words.ts';
import { customerMerges } from './440-customer-merges.ts';
import { codeLinks } from './460-code-links.ts';
import { consents } from './470-consents.ts';
import { eraseAllWords } from './490-erase-all-words.ts';
import { definitions } from './500-definitions.ts';
import { unreadIndex } from './510-unread-index.ts';
import { eraseMoreWords } from './550-erase-more-words.ts';
import { reminderMails } from './560-reminder-mails.ts';
import { numbersLeftOut } from './570-numbers-left-out.ts';
import { lostCalls } from './575-lost-calls.ts';
import { shortIds } from './595-short-ids.ts';
import { smallerRows } from './596-smaller-rows.ts';
import { keepingPeriods } from './600-keeping-periods.ts';
import { customerImport } from './601-customer-import.ts';
import { smallerPrints } from './602-smaller-prints.ts';
import { orderLanguage } from './650-order-language.ts';
import { orderPacks } from './660-700/660-order-packs.ts';
import { earlyPacks } from './660-700/670-early-packs.ts';
import { billsOnce } from './660-700/680-bills-once.ts';
import { countedEntries } from './660-700/690-counted-entries.ts';
import { shorterIndexes } from './660-700/700-shorter-indexes.ts';
import { smallerIndexes } from './710-719/710-smaller-indexes.ts';
import { droppedEntries } from './710-719/711-dropped-entries.ts';
import { unnamedPeople } from './710-719/712-unnamed-people.ts';
import { shorterBills } from './710-719/713-shorter-bills.ts';
import { openingCheck } from './730-opening-check.ts';
import { photoCrops } from './750-photo-crops.ts';
import { numberPrefixes } from './770-810/770-number-prefixes.ts';
import { authorityRules } from './770-810/771-authority-rules.ts';
import { unlistedCodes } from './770-810/780-unlisted-codes.ts';
import { erasedFiles } from './770-810/790-erased-files.ts';
import { keepingCameras } from './770-810/800-keeping-cameras.ts';
import { mergedCustomers } from './770-810/810-merged-customers.ts';
import { searchMerges } from './820-search-merges.ts';
import { peopleWithoutCustomer } from './830-890/840-people-without-customer.ts';
import { wholeAddresses } from './830-890/860-whole-addresses.ts';
import { erasedWords } from './830-890/870-erased-words.ts';
import { unnamedStudios } from './830-890/880-unnamed-studios.ts';
import { addedWords } from './830-890/890-added-words.ts';
import { auditOfCustomers } from './900-audit-of-customers.ts';
import type { Migration } from './migration.ts';

/** In the order in which they are run. */
export const migrations: readonly Migration[] = [
  ...[customers, orders, pictures, calls, handOver, studio],
  ...[photoModes, settlements, capabilities, imports, people, bench, paper, serviceSheets, noPaperTold],
  studioMark,
  searchAndDesk,
  cleanUp,
  keeping,
  photoUuids,
  printHolds,
  codeTimes,
  waitingNeedsStaff,
  paymentParts,
  wentOnAnyway,
  notPrinted,
  slipsAndReceipts,
  itemsAndDiscounts,
  closings,
  laterSales,
  refundNumbers,
  photoRecords,
  rejections,
  mails,
  studioLogo,
  partPaid,
  sheetsForSale,
  refundLines,
  staff,
  auditLog,
  takenBy,
  customerNotes,
  nameWords,
  customerMerges,
  codeLinks,
  consents,
  eraseAllWords,
  definitions,
  unreadIndex,
  eraseMoreWords,
  reminderMails,
  numbersLeftOut,
  lostCalls,
  shortIds,
  smallerRows,
  keepingPeriods,
  customerImport,
  smallerPrints,
  orderLanguage,
  orderPacks,
  earlyPacks,
  billsOnce,
  countedEntries,
  shorterIndexes,
  smallerIndexes,
  droppedEntries,
  unnamedPeople,
  shorterBills,
  openingCheck,
  photoCrops,
  numberPrefixes,
  authorityRules,
  unlistedCodes,
  erasedFiles,
  keepingCameras,
  mergedCustomers,
  searchMerges,
  peopleWithoutCustomer,
  wholeAddresses,
  erasedWords,
  unnamedStudios,
  addedWords,
  auditOfCustomers,
];

/** Returns the version of records that this program writes. */
export const newestMigration = (): number => migrations.at(-1)?.version ?? 0;
