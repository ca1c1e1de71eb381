import path from 'node:path';
import type { Rolldown } from 'vite';

/**
 * The chunks of the doctor list, the most visited page: the libraries, the layout of every page and
 * the modules of the list, without unused code. The bundler splits what only other pages share
 * (docs/adr/0014-load-scripts-after-first-paint.md).
 */
export const CODE_SPLITTING: Rolldown.CodeSplittingOptions = {
  groups: [
    // Changes only when a dependency changes, not with every release.
    { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
    modulesOf('site', 'src/web/entry/client.tsx'),
    modulesOf('list', 'src/web/pages/doctors-list/doctors-list.tsx'),
  ],
};

/** Groups our own modules that a file imports statically, directly or transitively. */
function modulesOf(name: string, file: string): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      modules ??= importedBy(path.resolve(file), context);
      return /\/src\/(web|shared)\//.test(id) && modules.has(id) ? name : null;
    },
  };
}

function importedBy(file: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();

  function visit(id: string): void {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  }

  visit(file);
  return found;
}
