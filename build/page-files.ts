/** Puts the code that a page needs at its start into few files (decision 88). */
import type { Rolldown } from 'vite';

/** End of the id of the icons' library: a module that exports 1,800 icons, each from a file of its own. */
const library = '@lucide/vue/dist/esm/lucide-vue.mjs';
const imports = /import\s*\{([^}]*)\}\s*from\s*['"]@lucide\/vue['"]/g;

/** Returns the ids of the icons that a module imports from the library with this id. */
function iconsOf(importer: string, libraryId: string, modules: Rolldown.ChunkingContext): readonly string[] {
  const exported = modules.getModuleInfo(libraryId)?.code ?? '';
  const names = [...(modules.getModuleInfo(importer)?.code ?? '').matchAll(imports)].flatMap(
    ([, list = '']) =>
      // An icon may have another name in the module: `X as Close`.
      list.split(',').flatMap((name) => name.trim().split(/\s/)[0] ?? []),
  );
  return names.flatMap((name) => {
    const [, file] =
      new RegExp(`default as ${name}\\b[^}]*\\} from '\\./(icons/[^']+)'`).exec(exported) ?? [];
    return file === undefined ? [] : [libraryId.replace('lucide-vue.mjs', file)];
  });
}

/** Returns the module at `start` and all that it imports, without those that it imports later. */
function importedFrom(start: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([start]);
  // A set's iteration goes on to what is added meanwhile.
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      // The library imports the icons of all screens.
      const needed = imported.endsWith(library) ? iconsOf(id, imported, modules) : [imported];
      for (const one of needed) found.add(one);
    }
  }
  return found;
}

/**
 * Returns the group of files for the start of the kiosk's page: one for the code that the customer's page needs too,
 * because that page loads nothing of the kiosk's, and one for the rest. The icons of later screens are a third, which the
 * first of those screens loads. Without it, Rolldown makes a file for each set of screens that share a module.
 *
 * @param kiosk path of the module that starts the kiosk's page
 * @param customer path of the module that starts the customer's page
 */
export function startGroup(kiosk: string, customer: string): Rolldown.CodeSplittingGroup {
  let starts: { readonly kiosk: ReadonlySet<string>; readonly customer: ReadonlySet<string> } | null = null;
  return {
    debugName: 'start of the page',
    // They are named one by one.
    includeDependenciesRecursively: false,
    name: (id, modules) => {
      starts ??= { kiosk: importedFrom(kiosk, modules), customer: importedFrom(customer, modules) };
      if (!starts.kiosk.has(id)) return id.includes('/@lucide/vue/dist/esm/icons/') ? 'later-icons' : null;
      return starts.customer.has(id) ? 'both-pages' : 'kiosk';
    },
  };
}
