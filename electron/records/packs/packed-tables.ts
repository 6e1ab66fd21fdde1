/** A row's values in the order of its columns. No packed column is a BLOB. */
export type PackedRow = readonly (string | number | null)[];

/**
 * Tables whose rows of an order go into its pack, each after those that it refers to. A pack has values without names: tables and columns
 * are only ever added at the end, and a migration that renames or removes one must know packs.
 */
export interface PackedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Finds the order's rows in SQL; `@id` is the order's id. */
  readonly where: string;
  /** Finds the rows that go while pictures of the order are kept; null for none. The answers of its calls are erased by then. */
  readonly early: string | null;
  /** Column by which rows are put back in the order in which they were made: rows of the same time are shown in that order. */
  readonly by: 'rowid' | 'print_id';
}

const printsOfOrder = 'SELECT print_id FROM print_orders WHERE order_id = @id';
const picturesOfOrder = `SELECT image_id FROM shots WHERE order_id = @id
    UNION ALL SELECT preview_image_id FROM photos WHERE order_id = @id
    UNION ALL SELECT final_image_id FROM photos WHERE order_id = @id
    UNION ALL SELECT answer_image_id FROM calls WHERE order_id = @id`;

export const packedTables = [
  {
    name: 'images',
    columns: ['id', 'kind', 'width_px', 'height_px', 'mime', 'bytes', 'sha256', 'created_at', 'erased_at'],
    where: `id IN (${picturesOfOrder})`,
    early: 'id IN (SELECT answer_image_id FROM calls WHERE order_id = @id)',
    by: 'rowid',
  },
  {
    name: 'originals',
    columns: ['id', 'image_id', 'mime', 'bytes', 'sha256', 'erased_at'],
    where: `image_id IN (${picturesOfOrder})`,
    early: null,
    by: 'rowid',
  },
  {
    name: 'shots',
    columns: ['id', 'order_id', 'image_id', 'source', 'origin', 'taken_at', 'person_id'],
    where: 'order_id = @id',
    early: null,
    by: 'rowid',
  },
  {
    name: 'calls',
    columns: [
      ...['id', 'order_id', 'photo_id', 'bench_id', 'endpoint', 'region', 'state', 'replaces_call_id'],
      ...['request_bytes', 'response_bytes', 'status', 'error', 'reason', 'detail', 'answer_image_id'],
      ...[
        'remaining_before',
        'remaining_after',
        'resolution',
        'resolved_by',
        'created_at',
        'sent_at',
        'ended_at',
      ],
      'resolved_at',
    ],
    where: 'order_id = @id',
    early: 'order_id = @id',
    by: 'rowid',
  },
  {
    name: 'prints',
    columns: [
      ...[
        'id',
        'kind',
        'order_id',
        'bench_id',
        'version_id',
        'service_sheet_id',
        'printer_id',
        'printer_name',
      ],
      ...['layout', 'copies', 'printed_with', 'file_sha256', 'state', 'job_id', 'note', 'trouble', 'reason'],
      ...['reprint_of', 'submitted_at', 'updated_at', 'out_at', 'hold', 'code_id'],
    ],
    where: `id IN (${printsOfOrder})`,
    early: `id IN (${printsOfOrder})`,
    by: 'rowid',
  },
  {
    name: 'print_orders',
    columns: ['print_id', 'order_id'],
    where: 'order_id = @id',
    early: 'order_id = @id',
    by: 'print_id',
  },
  {
    name: 'saved_sheets',
    columns: ['print_id', 'name', 'saved_at', 'erased_at'],
    where: `print_id IN (${printsOfOrder})`,
    early: `print_id IN (${printsOfOrder})`,
    by: 'print_id',
  },
] as const satisfies readonly PackedTable[];

/** Columns of the order's photos that refer to packed rows. The photos stay, and have NULL there while the order is packed. */
export const photoColumns = ['id', 'shot_id', 'preview_image_id', 'final_image_id'] as const;

export type PackedName = (typeof packedTables)[number]['name'];

export const packedColumns = (table: PackedName): readonly string[] =>
  packedTables.find(({ name }) => name === table)?.columns ?? [];
