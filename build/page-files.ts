/** Puts the code that a page needs at its start into few files (decision 88). */
import type { Rolldown } from 'vite';

/** Returns the module at `start` and all that it imports, without those that it imports later. */
function importedFrom(start: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([start]);
  // A set's iteration goes on to what is added meanwhile.
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Returns the group of files for the start of the kiosk's page: one for the code that the customer's page needs too,
 * because that page loads nothing of the kiosk's, and one for the rest. Without it, Rolldown makes a file for each set
 * of screens that share a module.
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
      if (!starts.kiosk.has(id)) return null;
      return starts.customer.has(id) ? 'both-pages' : 'kiosk';
    },
  };
}
