import { expect, it } from 'vitest';
import { startGroup } from '../../build/page-files.ts';

/** The modules of a small page, each with those that it imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'kiosk.ts': ['desk.ts', 'words.ts'],
  'desk.ts': ['words.ts', 'call.ts'],
  'customer.ts': ['words.ts', 'mirror.ts'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) } as never;

it('the code of the kiosk’s start is in two files, and that of its calls is not in the one for the customer’s page', () => {
  const { name } = startGroup('kiosk.ts', 'customer.ts');
  const fileOf = (id: string): unknown => (typeof name === 'function' ? name(id, modules) : name);
  const named = ['kiosk.ts', 'desk.ts', 'call.ts', 'words.ts', 'mirror.ts', 'customer.ts', 'settings.ts'];
  expect(named.map(fileOf)).toEqual(['kiosk', 'kiosk', 'kiosk', 'both-pages', null, null, null]);
});
