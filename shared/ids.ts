/** Every id names its kind, so that an id of another kind is refused by its form. */
export const idKinds = [
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

/** Digits and lower-case letters without those that look alike: five bits each, in the order of their characters' codes. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters for the second, and for the number within it. */
const half = 6;
const mostNumbers = alphabet.length ** half;

const spelled = (value: number): string =>
  Array.from(
    { length: half },
    (_, at) => alphabet[Math.floor(value / alphabet.length ** (half - 1 - at)) % alphabet.length],
  ).join('');

/** Pattern of what follows the kind and its underscore: twelve characters, or 16 bytes in hex from before decision 116. */
export const idTail = `(?:[0-9a-f]{32}|[${alphabet}]{${String(half * 2)}})`;

export const idPattern = (kind: IdKind): RegExp => new RegExp(`^${kind}_${idTail}$`);

/** True when `value` has the form of an id of `kind`. */
export function isId<Kind extends IdKind>(kind: Kind, value: unknown): value is Id<Kind> {
  return typeof value === 'string' && idPattern(kind).test(value);
}

/**
 * Returns the id of a Unix second and a number within it, the last 30 bits of each. Later ids follow earlier ones, so that
 * indexes grow at their end; in 2038 they begin again at the front, once.
 */
export const idOf = <Kind extends IdKind>(kind: Kind, second: number, number: number): Id<Kind> =>
  `${kind}_${spelled(second)}${spelled(number)}`;

/** True for an id from before decision 116: 16 random bytes. */
export const isLongId = (id: string): boolean => /_[0-9a-f]{32}$/.test(id);

/** Returns the last seven characters of a short id as a number: the 30 bits of its number and 5 of its second. */
export const tailOf = (id: string): number =>
  Array.from(id.slice(-7)).reduce((sum, each) => sum * alphabet.length + alphabet.indexOf(each), 0);

let newest = { second: 0, number: 0 };

/**
 * Returns a new id. Its number comes from the platform's secure random source, or follows that of the id before in the same
 * second: a process gives no id twice.
 */
export function newId<Kind extends IdKind>(kind: Kind): Id<Kind> {
  const second = Math.floor(Date.now() / 1000);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  newest = { second, number: second === newest.second ? (newest.number + 1) % mostNumbers : drawn };
  return idOf(kind, second, newest.number);
}
