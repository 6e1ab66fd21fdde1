/**
 * Arguments that the schemas of the contract accept, made from the schemas themselves, and where their texts are. A call
 * that is added is covered without a line here, unless one of its texts has a form that no candidate has.
 */
import { z } from 'zod';
import { idKinds } from '../../../shared/ids.ts';

/** The position of a text in the arguments: names of fields and numbers of elements. */
export type Path = readonly (string | number)[];

/** Free texts take the first one, so that only an id is an id. */
const texts: readonly string[] = [
  ...[
    'a',
    '4711',
    'GBP',
    'file',
    'folder',
    '',
    '2026-11-26',
    '2026-11-26T10:00:00.000Z',
    'a@b.example',
    '/srv/a',
  ],
  ...[
    'folder:01234567',
    'item-01234567',
    'format-01234567',
    'own-01234567',
    'gphoto2:usb:001,004',
    '#ffffff',
    '/',
    '1',
    '2026-11',
    '03:30',
    '1.0.0',
  ],
  `${'0'.repeat(32)}/2026-11-26T10-00-00-000Z`,
  ...idKinds.map((kind) => `${kind}_${'0'.repeat(32)}`),
];
const candidates: readonly unknown[] = [
  ...texts,
  1,
  0,
  5,
  60,
  600,
  1_000,
  0.5,
  new Uint8Array(4),
  true,
  null,
  undefined,
  {},
  [],
];

type Schema = z.core.$ZodType;
interface Sample {
  readonly value: unknown;
  /** Paths of the texts in the value. */
  readonly texts: readonly Path[];
}

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** Returns arguments that the schema accepts. @throws Error when no candidate fits one of its parts */
export function sampleOf(schema: Schema, path: Path = []): Sample {
  if (schema instanceof z.ZodObject) return sampleOfObject(schema, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return sampleOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) {
    const one = sampleOf(schema.element, [...path, 0]);
    return { value: [one.value], texts: one.texts };
  }
  if (schema instanceof z.ZodUnion && !candidates.some((value) => accepts(schema, value)))
    return sampleOf((schema.options as readonly Schema[])[0] ?? schema, path);
  const closed: readonly unknown[] | null =
    schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : null;
  const listed = closed ?? candidates;
  const value = listed.find((one) => accepts(schema, one));
  if (value === undefined && !accepts(schema, undefined))
    throw new Error(`no candidate fits ${path.join('..')}: add one to the texts`);
  return { value, texts: typeof value === 'string' ? [path] : [] };
}

function sampleOfObject(schema: z.ZodObject, path: Path): Sample {
  const parts = Object.entries<Schema>(schema.shape).map(
    ([name, part]) => [name, sampleOf(part, [...path, name])] as const,
  );
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    texts: parts.flatMap(([, part]) => part.texts),
  };
}

/** Returns a copy of a value with another one at this place. */
export function replaced(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === first ? replaced(one, rest, other) : one));
  if (typeof value !== 'object' || value === null) throw new Error('no such place');
  return { ...value, [first]: replaced(Reflect.get(value, first), rest, other) };
}

export const textAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
