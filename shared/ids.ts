/** Every id names its kind, so that an id of another kind is refused by its form. */
const idKinds = [
  'cus',
  'ord',
  'shot',
  'pho',
  'img',
  'cod',
  'call',
  'prt',
  'set',
  'part',
  'fol',
  'per',
  'ben',
  'ver',
  'prm',
  'ovr',
  'ssh',
  'gap',
  'oit',
  'mov',
  'sale',
  'mail',
  'stf',
  'mrg',
] as const;
export type IdKind = (typeof idKinds)[number];

export type Id<Kind extends IdKind> = `${Kind}_${string}`;
export type CustomerId = Id<'cus'>;
export type OrderId = Id<'ord'>;
export type PersonId = Id<'per'>;
export type ShotId = Id<'shot'>;
export type PhotoId = Id<'pho'>;
export type ImageId = Id<'img'>;
export type CodeId = Id<'cod'>;
export type CallId = Id<'call'>;
export type PrintId = Id<'prt'>;
export type SettlementId = Id<'set'>;
export type PaymentPartId = Id<'part'>;
export type FolderFileId = Id<'fol'>;
export type RetouchSessionId = Id<'ben'>;
export type VersionId = Id<'ver'>;
export type PromptId = Id<'prm'>;
export type OverrideId = Id<'ovr'>;
export type ServiceSheetId = Id<'ssh'>;
export type GapId = Id<'gap'>;
export type OrderItemId = Id<'oit'>;
export type CashMoveId = Id<'mov'>;
export type SaleId = Id<'sale'>;
export type MailId = Id<'mail'>;
export type StaffId = Id<'stf'>;
export type MergeId = Id<'mrg'>;

/** Pattern of an id: the kind, then 16 random bytes in hex. Not guessable, and equally long for every kind. */
export const idPattern = (kind: IdKind): RegExp => new RegExp(`^${kind}_[0-9a-f]{32}$`);

/** True when `value` has the form of an id of `kind`. */
export function isId<Kind extends IdKind>(kind: Kind, value: unknown): value is Id<Kind> {
  return typeof value === 'string' && idPattern(kind).test(value);
}

/** Returns a new id from the platform's secure random source. */
export function newId<Kind extends IdKind>(kind: Kind): Id<Kind> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${kind}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
