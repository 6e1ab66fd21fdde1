/** All English texts. Another language is another object of this shape. */
import { backups } from './en/data/backups.ts';
import { audit } from './en/data/audit.ts';
import { calls } from './en/calls.ts';
import { camera } from './en/camera.ts';
import { codes } from './en/codes.ts';
import { compare } from './en/compare.ts';
import { counter } from './en/counter.ts';
import { customerImport } from './en/data/customer-import.ts';
import { customerScreen } from './en/customer-screen.ts';
import { desk } from './en/desk.ts';
import { documents } from './en/documents.ts';
import { errorActions, errorAnswerKept, errors } from './en/errors.ts';
import { exporting } from './en/exporting.ts';
import { faceMatch } from './en/face-match.ts';
import { guidance } from './en/guidance.ts';
import { headshots } from './en/headshots.ts';
import { folder, importing } from './en/importing.ts';
import { issues, severity } from './en/issues.ts';
import { mail } from './en/mail.ts';
import { order } from './en/order.ts';
import { owed, refunded } from './en/owed.ts';
import { paper } from './en/paper.ts';
import { customers, people, removal } from './en/people.ts';
import { picturePicker } from './en/picture-picker.ts';
import { printerSetup } from './en/printers.ts';
import { journal } from './en/prints.ts';
import { properties, propertyNames, rules } from './en/properties.ts';
import { erasing, erasures } from './en/data/erasing.ts';
import { damaged } from './en/data/damaged.ts';
import { dateCheck } from './en/data/date-check.ts';
import { lostCalls } from './en/data/lost-calls.ts';
import { restore } from './en/data/restore.ts';
import { recovery } from './en/data/recovery.ts';
import { retouch } from './en/retouch.ts';
import { sensitivity } from './en/sensitivity.ts';
import { serviceSheets } from './en/service-sheets.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { staff } from './en/staff.ts';
import { supervisor } from './en/supervisor.ts';
import { takings } from './en/takings.ts';
import { rejection } from './en/rejection.ts';
import { laterSale, ticket } from './en/ticket.ts';
import { verdict } from './en/verdict.ts';

export const en = {
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
  dateCheck,
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
/** All texts of a language. */
export type Messages = typeof en;
