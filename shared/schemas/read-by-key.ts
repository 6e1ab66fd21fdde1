/** Reads a stored document that another version of Headroom may have written. */
import type { z } from 'zod';

export interface ReadByKey<T> {
  readonly value: T;
  /** Keys of the document that this version does not know, or whose values it does not understand as a whole. */
  readonly notUnderstood: readonly string[];
}

/**
 * Reads each key separately, so that one that only a newer version understands takes no other with it. Within a value, parts that
 * are not understood are left out; where nothing can be left out, the value is the usual one.
 *
 * @param usual completes what the document lacks
 */
export function readByKey<T extends object>(
  schema: z.ZodObject & z.ZodType<T>,
  stored: object,
  usual: T,
): ReadByKey<T> {
  const whole = schema.safeParse({ ...usual, ...stored });
  if (whole.success) return { value: whole.data, notUnderstood: [] };

  const value = { ...usual } as Record<string, unknown>;
  const notUnderstood: string[] = [];
  for (const [key, part] of Object.entries(stored)) {
    const read = Object.hasOwn(schema.shape, key)
      ? readPart(schema.shape[key] as z.ZodType, part, value[key])
      : null;
    if (read !== null) value[key] = read.value;
    if (read?.isWhole !== true) notUnderstood.push(key);
  }
  return { value: value as T, notUnderstood };
}

function readPart(
  schema: z.ZodType,
  stored: unknown,
  usual: unknown,
): { readonly value: unknown; readonly isWhole: boolean } {
  const left: unknown = JSON.parse(JSON.stringify(stored));
  for (let isWhole = true; ; isWhole = false) {
    const parsed = schema.safeParse(isObject(left) && isObject(usual) ? { ...usual, ...left } : left);
    if (parsed.success) return { value: parsed.data, isWhole };
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    if (!removeInnermost(left, [...(issue?.path ?? []), ...unknown])) return { value: usual, isWhole: false };
  }
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes the innermost part on a path that is there. @returns false when none is */
function removeInnermost(value: unknown, [key, ...rest]: readonly PropertyKey[]): boolean {
  if (key === undefined) return false;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (!(index in value)) return false;
    if (!removeInnermost(value[index], rest)) value.splice(index, 1);
    return true;
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return false;
  if (!removeInnermost(value[key], rest)) Reflect.deleteProperty(value, key);
  return true;
}
