import type * as english from './en/sections.ts';

type English = typeof english;
/** The sections of a language: those of the English texts. A text on its own may say anything. */
type Sections = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** Arranges the sections of a language into its messages, by the keys that screens use. */
export const arrange = (sections: Sections) => ({
  ...sections.shell,
  ...sections.order,
  ...sections.paper,
  ...sections.camera,
  ...sections.guidance,
  ...sections.customerScreen,
  audit: sections.audit,
  calls: sections.calls,
  counter: sections.counter,
  customers: sections.customers,
  customerImport: sections.customerImport,
  desk: sections.desk,
  codes: sections.codes,
  compare: sections.compare,
  documents: sections.documents,
  errors: sections.errors,
  errorActions: sections.errorActions,
  errorAnswerKept: sections.errorAnswerKept,
  exporting: sections.exporting,
  faceMatch: sections.faceMatch,
  folder: sections.folder,
  headshots: sections.headshots,
  importing: sections.importing,
  issues: sections.issues,
  journal: sections.journal,
  recovery: sections.recovery,
  backups: sections.backups,
  restore: sections.restore,
  damaged: sections.damaged,
  dateCheck: sections.dateCheck,
  lostCalls: sections.lostCalls,
  erasing: sections.erasing,
  erasures: sections.erasures,
  mail: sections.mail,
  openingCheck: sections.openingCheck,
  owed: sections.owed,
  people: sections.people,
  refunded: sections.refunded,
  removal: sections.removal,
  picturePicker: sections.picturePicker,
  printerSetup: sections.printerSetup,
  severity: sections.severity,
  properties: sections.properties,
  propertyNames: sections.propertyNames,
  rules: sections.rules,
  retouch: sections.retouch,
  sensitivity: sections.sensitivity,
  serviceSheets: sections.serviceSheets,
  settings: sections.settings,
  staff: sections.staff,
  supervisor: sections.supervisor,
  takings: sections.takings,
  laterSale: sections.laterSale,
  rejection: sections.rejection,
  ticket: sections.ticket,
  verdict: sections.verdict,
});
/** All texts of a language. */
export type Messages = ReturnType<typeof arrange>;
