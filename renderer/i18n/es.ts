/** All Spanish texts. */
import type { Messages } from './en.ts';
import { backups } from './es/data/backups.ts';
import { audit } from './es/data/audit.ts';
import { calls } from './es/calls.ts';
import { camera } from './es/camera.ts';
import { codes } from './es/codes.ts';
import { compare } from './es/compare.ts';
import { counter } from './es/counter.ts';
import { customerImport } from './es/data/customer-import.ts';
import { customerScreen } from './es/customer-screen.ts';
import { desk } from './es/desk.ts';
import { documents } from './es/documents.ts';
import { errorActions, errorAnswerKept, errors } from './es/errors.ts';
import { exporting } from './es/exporting.ts';
import { faceMatch } from './es/face-match.ts';
import { guidance } from './es/guidance.ts';
import { headshots } from './es/headshots.ts';
import { folder, importing } from './es/importing.ts';
import { issues, severity } from './es/issues.ts';
import { mail } from './es/mail.ts';
import { order } from './es/order.ts';
import { owed, refunded } from './es/owed.ts';
import { paper } from './es/paper.ts';
import { customers, people, removal } from './es/people.ts';
import { picturePicker } from './es/picture-picker.ts';
import { printerSetup } from './es/printers.ts';
import { journal } from './es/prints.ts';
import { properties, propertyNames, rules } from './es/properties.ts';
import { erasing, erasures } from './es/data/erasing.ts';
import { damaged } from './es/data/damaged.ts';
import { lostCalls } from './es/data/lost-calls.ts';
import { restore } from './es/data/restore.ts';
import { recovery } from './es/data/recovery.ts';
import { retouch } from './es/retouch.ts';
import { sensitivity } from './es/sensitivity.ts';
import { serviceSheets } from './es/service-sheets.ts';
import { settings } from './es/settings.ts';
import { shell } from './es/shell.ts';
import { staff } from './es/staff.ts';
import { supervisor } from './es/supervisor.ts';
import { takings } from './es/takings.ts';
import { rejection } from './es/rejection.ts';
import { laterSale, ticket } from './es/ticket.ts';
import { verdict } from './es/verdict.ts';
import { dateCheck } from './es/data/date-check.ts';

export const es: Messages = {
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
