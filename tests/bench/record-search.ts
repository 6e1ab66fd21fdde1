/**
 * How long the desk's search takes in a large studio's records: `node tests/bench/record-search.ts [customers]`.
 * Every customer has one order, 200 a day. Prints the median, the 95th percentile and the worst of each kind of question.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecords, type Records } from '../../electron/records/open.ts';
import { newId } from '../../shared/ids.ts';

const count = Number(process.argv[2] ?? 50_000);
const first = [
  'Anna',
  'José',
  'Łukasz',
  'Mohammed',
  'Zoë',
  'Wei',
  'Ivan',
  'Chloé',
  'Björn',
  'Siân',
  'Amélie',
  'Noor',
];
const last = [
  'Smith',
  'Müller',
  'Nowak',
  'García',
  'O’Neil',
  'Khan',
  'Dubois',
  'Jones',
  'Kowalska',
  'Li',
  'Brown',
];
const pick = (words: readonly string[], index: number): string => words[index % words.length] ?? '';

function fill(records: Records): void {
  const at = new Date().toISOString();
  const batch = 5_000;
  for (let from = 0; from < count; from += batch) {
    records.transaction(() => {
      for (let index = from; index < Math.min(count, from + batch); index += 1) {
        const name = `${pick(first, index)} ${pick(last, Math.floor(index / 7))} ${index.toString(36)}`;
        const phone = `+44 7${String(700_000_000 + index * 7).slice(0, 3)} ${String(index).padStart(6, '0')}`;
        const customer = newId('cus');
        const order = newId('ord');
        records.customers.insert({
          ...{ id: customer, name, phone, email: `c${index}@example.org`, keepPhotos: true, createdAt: at },
        });
        records.orders.insert({
          id: order,
          day: String(200_000 + Math.floor(index / 200)),
          practice: true,
          createdAt: at,
        });
        records.orders.setCustomer(order, customer);
      }
    });
  }
}

function measure(name: string, ask: (index: number) => void): void {
  const times = Array.from({ length: 200 }, (_, index) => {
    const start = performance.now();
    ask(index);
    return performance.now() - start;
  }).sort((one, two) => one - two);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  console.log(`${name.padEnd(34)} median ${at(0.5)} ms   p95 ${at(0.95)} ms   worst ${at(0.999)} ms`);
}

const folder = mkdtempSync(join(tmpdir(), 'headroom-bench-'));
try {
  const file = join(folder, 'records.db');
  const records = openRecords(file);
  const start = performance.now();
  fill(records);
  console.log(
    `${count} customers and orders written in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  const { customers, orders } = records;
  const nth = (index: number): number => (index * 7_919) % count;
  measure('customers, one letter', (index) => void customers.search(pick(['a', 'm', 's', 'z'], index), 20));
  measure('customers, two common words', (index) => void customers.search(`${pick(first, index)} smi`, 20));
  measure(
    'customers, the full name',
    (index) => void customers.search(`anna ${nth(index).toString(36)}`, 20),
  );
  measure('customers, words that never meet', () => void customers.search('anna wei', 20));
  measure(
    'customers, a phone number',
    (index) => void customers.search(`07700 ${String(nth(index)).padStart(6, '0')}`, 20),
  );
  measure('customers, an e-mail', (index) => void customers.search(`c${nth(index)}@example.org`, 20));
  measure('orders, a surname', (index) => void orders.search(pick(last, index), 50));
  measure(
    'orders, a number',
    (index) => void orders.search(`${200_000 + Math.floor(nth(index) / 200)}-001`, 50),
  );
  measure('orders in hand', () => void orders.inHand(50));
  records.close();
  const before = performance.now();
  openRecords(file).close();
  const megabytes = (statSync(file).size / 1e6).toFixed(0);
  console.log(
    `opened again, every page checked, in ${(performance.now() - before).toFixed(0)} ms (${megabytes} MB)`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
