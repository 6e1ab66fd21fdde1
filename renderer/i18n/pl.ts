/** All Polish texts. */
import type { Messages } from './en.ts';
import { backups } from './pl/data/backups.ts';
import { audit } from './pl/data/audit.ts';
import { calls } from './pl/calls.ts';
import { camera } from './pl/camera.ts';
import { codes } from './pl/codes.ts';
import { compare } from './pl/compare.ts';
import { counter } from './pl/counter.ts';
import { customerImport } from './pl/data/customer-import.ts';
import { customerScreen } from './pl/customer-screen.ts';
import { desk } from './pl/desk.ts';
import { documents } from './pl/documents.ts';
import { errorActions, errorAnswerKept, errors } from './pl/errors.ts';
import { exporting } from './pl/exporting.ts';
import { faceMatch } from './pl/face-match.ts';
import { guidance } from './pl/guidance.ts';
import { headshots } from './pl/headshots.ts';
import { folder, importing } from './pl/importing.ts';
import { issues, severity } from './pl/issues.ts';
import { mail } from './pl/mail.ts';
import { order } from './pl/order.ts';
import { owed, refunded } from './pl/owed.ts';
import { paper } from './pl/paper.ts';
import { customers, people, removal } from './pl/people.ts';
import { picturePicker } from './pl/picture-picker.ts';
import { printerSetup } from './pl/printers.ts';
import { journal } from './pl/prints.ts';
import { properties, propertyNames, rules } from './pl/properties.ts';
import { erasing, erasures } from './pl/data/erasing.ts';
import { damaged } from './pl/data/damaged.ts';
import { lostCalls } from './pl/data/lost-calls.ts';
import { restore } from './pl/data/restore.ts';
import { recovery } from './pl/data/recovery.ts';
import { retouch } from './pl/retouch.ts';
import { sensitivity } from './pl/sensitivity.ts';
import { serviceSheets } from './pl/service-sheets.ts';
import { settings } from './pl/settings.ts';
import { shell } from './pl/shell.ts';
import { staff } from './pl/staff.ts';
import { supervisor } from './pl/supervisor.ts';
import { takings } from './pl/takings.ts';
import { rejection } from './pl/rejection.ts';
import { laterSale, ticket } from './pl/ticket.ts';
import { verdict } from './pl/verdict.ts';
import { dateCheck } from './pl/data/date-check.ts';

export const pl: Messages = {
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
