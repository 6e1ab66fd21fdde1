import { recordAreas, type RecordArea } from '../../../shared/model/records.ts';

/** The tables of each part of the records that staff know. */
const tables: Readonly<Record<Exclude<RecordArea, 'other' | 'all'>, readonly string[]>> = {
  customers: ['customers', 'customer_merges', 'consents', 'customer_import', 'customer_fills'],
  orders: [
    ...['orders', 'people', 'order_items', 'discounts', 'rejections', 'overrides', 'no_paper_told'],
    ...['went_on_anyway', 'specs', 'definitions', 'definition_moves', 'order_packs'],
  ],
  photos: [
    ...['photos', 'shots', 'images', 'originals', 'picture_measures', 'photo_uuid_conflicts'],
    ...['folder_files', 'watched_folders', 'erased_files', 'keeping_cameras'],
  ],
  retouch: ['benches', 'versions', 'headshot_runs', 'prompts'],
  payments: ['payments', 'payment_parts', 'later_sales', 'settlements', 'refund_numbers'],
  takings: ['closings', 'closing_entries', 'cash_moves', 'accounts_cut', 'counted_drops'],
  codes: ['codes', 'code_tally'],
  prints: [
    ...['prints', 'print_orders', 'printed_sheets', 'saved_sheets', 'service_sheets', 'printer_profiles'],
    ...['calibrations', 'supplies'],
  ],
  calls: ['calls', 'capabilities', 'lost_calls', 'searched_asides'],
  mail: ['mails'],
  staff: ['staff'],
  audit: ['audit_log', 'audit_cut', 'sqlite_sequence'],
  settings: [
    'settings',
    'studio_logo',
    'authority_rules',
    'opening_check',
    'counters',
    'studio_mark',
    'record_gaps',
  ],
  search: ['customer_search', 'order_search', 'name_words'],
};

const areas: ReadonlyMap<string, RecordArea> = new Map(
  recordAreas.flatMap((area) =>
    area === 'other' || area === 'all' ? [] : tables[area].map((table) => [table, area] as const),
  ),
);

/** The list of all tables. Without it no other one can be read. */
const schema = 'sqlite_schema';

/** Damage of a table: of its rows, or only of what is made from them. */
export type TableDamage = 'rows' | 'indexes';

/** Returns the part of the records that a table belongs to. The tables of a full-text index begin with its name. */
export function areaOf(table: string, damage: TableDamage): RecordArea {
  if (table === schema && damage === 'rows') return 'all';
  const owner = /^(\w+_search)_/.exec(table)?.[1];
  return areas.get(owner ?? table) ?? 'other';
}
