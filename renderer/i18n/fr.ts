/** All French texts. */
import type { Messages } from './en.ts';
import { backups } from './fr/data/backups.ts';
import { audit } from './fr/data/audit.ts';
import { calls } from './fr/calls.ts';
import { camera } from './fr/camera.ts';
import { codes } from './fr/codes.ts';
import { compare } from './fr/compare.ts';
import { counter } from './fr/counter.ts';
import { customerImport } from './fr/data/customer-import.ts';
import { customerScreen } from './fr/customer-screen.ts';
import { desk } from './fr/desk.ts';
import { documents } from './fr/documents.ts';
import { errorActions, errorAnswerKept, errors } from './fr/errors.ts';
import { exporting } from './fr/exporting.ts';
import { faceMatch } from './fr/face-match.ts';
import { guidance } from './fr/guidance.ts';
import { headshots } from './fr/headshots.ts';
import { folder, importing } from './fr/importing.ts';
import { issues, severity } from './fr/issues.ts';
import { mail } from './fr/mail.ts';
import { order } from './fr/order.ts';
import { owed, refunded } from './fr/owed.ts';
import { paper } from './fr/paper.ts';
import { customers, people, removal } from './fr/people.ts';
import { picturePicker } from './fr/picture-picker.ts';
import { printerSetup } from './fr/printers.ts';
import { journal } from './fr/prints.ts';
import { properties, propertyNames, rules } from './fr/properties.ts';
import { erasing, erasures } from './fr/data/erasing.ts';
import { damaged } from './fr/data/damaged.ts';
import { lostCalls } from './fr/data/lost-calls.ts';
import { restore } from './fr/data/restore.ts';
import { recovery } from './fr/data/recovery.ts';
import { retouch } from './fr/retouch.ts';
import { sensitivity } from './fr/sensitivity.ts';
import { serviceSheets } from './fr/service-sheets.ts';
import { settings } from './fr/settings.ts';
import { shell } from './fr/shell.ts';
import { staff } from './fr/staff.ts';
import { supervisor } from './fr/supervisor.ts';
import { takings } from './fr/takings.ts';
import { rejection } from './fr/rejection.ts';
import { laterSale, ticket } from './fr/ticket.ts';
import { verdict } from './fr/verdict.ts';
import { dateCheck } from './fr/data/date-check.ts';

export const fr: Messages = {
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
