/** All German texts. */
import { backups } from './de/data/backups.ts';
import { audit } from './de/data/audit.ts';
import { calls } from './de/calls.ts';
import { camera } from './de/camera.ts';
import { codes } from './de/codes.ts';
import { compare } from './de/compare.ts';
import { counter } from './de/counter.ts';
import { customerImport } from './de/data/customer-import.ts';
import { customerScreen } from './de/customer-screen.ts';
import { desk } from './de/desk.ts';
import { documents } from './de/documents.ts';
import { errorActions, errorAnswerKept, errors } from './de/errors.ts';
import { exporting } from './de/exporting.ts';
import { faceMatch } from './de/face-match.ts';
import { guidance } from './de/guidance.ts';
import { headshots } from './de/headshots.ts';
import { folder, importing } from './de/importing.ts';
import { issues, severity } from './de/issues.ts';
import { mail } from './de/mail.ts';
import { order } from './de/order.ts';
import { owed, refunded } from './de/owed.ts';
import { paper } from './de/paper.ts';
import { customers, people, removal } from './de/people.ts';
import { picturePicker } from './de/picture-picker.ts';
import { printerSetup } from './de/printers.ts';
import { journal } from './de/prints.ts';
import { properties, propertyNames, rules } from './de/properties.ts';
import { erasing, erasures } from './de/data/erasing.ts';
import { damaged } from './de/data/damaged.ts';
import { lostCalls } from './de/data/lost-calls.ts';
import { restore } from './de/data/restore.ts';
import { recovery } from './de/data/recovery.ts';
import { retouch } from './de/retouch.ts';
import { sensitivity } from './de/sensitivity.ts';
import { serviceSheets } from './de/service-sheets.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import { staff } from './de/staff.ts';
import { supervisor } from './de/supervisor.ts';
import { takings } from './de/takings.ts';
import { rejection } from './de/rejection.ts';
import { laterSale, ticket } from './de/ticket.ts';
import { verdict } from './de/verdict.ts';
import { dateCheck } from './de/data/date-check.ts';
import type { Messages } from './en.ts';

export const de: Messages = {
  ...shell,
  ...order,
  ...paper,
  ...camera,
  ...guidance,
  ...customerScreen,
  audit,
  calls,
  counter,
  customers,
  customerImport,
  dateCheck,
  desk,
  codes,
  compare,
  documents,
  errors,
  errorActions,
  errorAnswerKept,
  exporting,
  faceMatch,
  folder,
  headshots,
  importing,
  issues,
  journal,
  recovery,
  backups,
  restore,
  damaged,
  lostCalls,
  erasing,
  erasures,
  mail,
  owed,
  people,
  refunded,
  removal,
  picturePicker,
  printerSetup,
  severity,
  properties,
  propertyNames,
  rules,
  retouch,
  sensitivity,
  serviceSheets,
  settings,
  staff,
  supervisor,
  takings,
  laterSale,
  rejection,
  ticket,
  verdict,
};
