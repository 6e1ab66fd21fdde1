import { nextTick, type Ref } from 'vue';

interface Draft {
  readonly id: string;
}

/**
 * Adds rows to a list that staff edit, and removes them.
 * @param fields the first field of each row, or the rows themselves; that of a new row gets the focus
 */
export function useDraftList<Row extends Draft>(
  rows: Ref<Row[]>,
  newRow: () => Row,
  fields: Readonly<Ref<readonly { focus: () => void }[] | null>>,
) {
  const add = async (): Promise<void> => {
    rows.value.push(newRow());
    await nextTick();
    fields.value?.at(-1)?.focus();
  };
  const remove = ({ id }: Draft): void => {
    rows.value = rows.value.filter((row) => row.id !== id);
  };
  return { add, remove };
}

/** Returns whether another row has the same name. Upper and lower case are the same name. */
export function isNameTaken<Row extends Draft & { readonly name: string }>(
  { id, name }: Row,
  all: readonly Row[],
): boolean {
  const same = ({ name: other }: Row): boolean => other.trim().toLowerCase() === name.trim().toLowerCase();
  return all.some((row) => row.id !== id && same(row));
}
