/** SQL that adds an order and its prints to records from before slips, receipts or photo records could be printed. */

/** Returns an id of the kind that repeats one digit. */
export const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = (minute: number): string => `2026-11-22T09:3${minute}:00.000Z`;

/** One open order. */
export const order = `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', '1')}', '261122-001', 'handover', 'open', 0, '', '${time(0)}', '${time(0)}', '');`;
/** A print of that order. @param minute of its submission */
export const print = (which: string, minute: number, kind = 'sheet'): string => `
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at)
    VALUES ('${id('prt', which)}', '${kind}', '${id('ord', '1')}', 'cups:photo', 'Photo', '{"mediumId":"4x6in"}', 1,
      '${'a'.repeat(64)}', 'submitted', '', '', '${time(minute)}', '${time(minute)}');
  INSERT INTO print_orders (print_id, order_id) VALUES ('${id('prt', which)}', '${id('ord', '1')}');`;
