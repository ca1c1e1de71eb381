import path from 'node:path';
import type { Rolldown } from 'vite';

const ENTRY = path.resolve('src/web/entry/client.tsx');
const ROUTES = path.resolve('src/web/routes.ts');

/**
 * Groups the modules of the most visited pages by the pages that import them: one chunk for the layout
 * of every page, one for the doctor list alone, the most visited page, and few for what pages share
 * (docs/adr/0014-load-scripts-after-first-paint.md). The bundler splits the rest.
 */
export const CODE_SPLITTING: Rolldown.CodeSplittingOptions = {
  // Every page that imports a module also imports its dependencies, so no group lacks one.
  includeDependenciesRecursively: false,
  groups: [
    // Changes only when a dependency changes, not with every release.
    { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
    { debugName: 'pages', name: groupOf },
  ],
};

let importers: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function groupOf(id: string, context: Rolldown.ChunkingContext): string | null {
  // The entry awaits the page, which imports the layout: in one chunk they would wait for each other.
  if (id === ENTRY) return null;
  importers ??= findImporters(context);
  const pages = importers.get(id);
  if (pages === undefined) return null;
  if (pages.has('client')) return 'site';
  if (pages.has('doctors-list')) return pages.size > 1 ? 'shared' : 'list';
  if (pages.has('home') || !pages.has('doctor-profile') || !pages.has('clinic-profile'))
    return null;
  return pages.has('map') || pages.has('clinics-list') ? 'place' : 'profile';
}

/** Returns the names of the entry and the pages that import a module statically, by its id. */
function findImporters(context: Rolldown.ChunkingContext): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();

  function visit(id: string, page: string): void {
    const pages = found.get(id) ?? new Set();
    if (pages.has(page)) return;
    found.set(id, pages.add(page));
    for (const imported of importsOf(id, context)) visit(imported, page);
  }

  for (const file of [ENTRY, ...(context.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? [])]) {
    visit(file, path.parse(file).name);
  }
  return found;
}

/** Returns the ids that a module imports; of the icons, which are exported by one file, only its own. */
function importsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) =>
    imported.endsWith('/lucide-react.mjs')
      ? iconsOf(code ?? '', { id: imported, code: context.getModuleInfo(imported)?.code ?? '' })
      : imported,
  );
}

const IMPORT = /import \{([^}]+)\} from ["']lucide-react["']/g;

/**
 * Returns the files of the icons that a module imports. `icons` is the file that exports all of them.
 * Throws an error if the module or an icon is written in another way than expected, as its icons would
 * then be in another chunk than the module.
 */
export function iconsOf(code: string, icons: { id: string; code: string }): string[] {
  const names = Array.from(code.matchAll(IMPORT), ([, list = '']) => list.split(','))
    .flat()
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '');
  if (names.length === 0) throw new Error(`No icons are found in ${code.slice(0, 200)}`);
  return names.map((name) => {
    const file = new RegExp(`default as ${name}[, ][^;]*from ["'](.+)["']`).exec(icons.code)?.[1];
    if (file === undefined) throw new Error(`${icons.id} has no icon ${name}`);
    return path.join(path.dirname(icons.id), file);
  });
}
