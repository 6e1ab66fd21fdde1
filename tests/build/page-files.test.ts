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

it('the icons of later screens are in a file of their own, and the first screens’ with the start', () => {
  const icons = '/node_modules/@lucide/vue/dist/esm/';
  const sources: Readonly<
    Record<string, { readonly importedIds: readonly string[]; readonly code: string }>
  > = {
    'kiosk.ts': {
      importedIds: [`${icons}lucide-vue.mjs`],
      code: "import { Plus, X as Close } from '@lucide/vue';",
    },
    [`${icons}lucide-vue.mjs`]: {
      importedIds: ['plus', 'x', 'x-ray'].map((icon) => `${icons}icons/${icon}.mjs`),
      code: [
        "export { default as LucidePlus, default as Plus, default as PlusIcon } from './icons/plus.mjs';",
        "export { default as XRay } from './icons/x-ray.mjs';",
        "export { default as LucideX, default as X } from './icons/x.mjs';",
      ].join('\n'),
    },
  };
  const { name } = startGroup('kiosk.ts', 'customer.ts');
  const fileOf = (icon: string): unknown =>
    typeof name === 'function' &&
    name(`${icons}icons/${icon}.mjs`, { getModuleInfo: (id: string) => sources[id] ?? null } as never);

  expect(['plus', 'x', 'x-ray'].map(fileOf)).toEqual(['kiosk', 'kiosk', 'later-icons']);
});
