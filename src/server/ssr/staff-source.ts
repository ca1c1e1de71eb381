import path from 'node:path';
import { STAFF_ASSETS } from '#shared/paths.ts';
import { tag } from './html.ts';
import { builtFiles, readManifest } from './manifest.ts';
import type { PageAssets } from './page-source.ts';

/** The elements that load the staff pages, and the id of their build. */
export interface StaffAssets extends PageAssets {
  readonly build: string;
}

const ENTRY = 'src/staff/entry/main.tsx';

/** Returns the head elements that load the built staff pages, from the folder of their build. */
export async function builtStaffAssets(folder: string): Promise<StaffAssets> {
  const { modules, styles } = builtFiles(await readManifest(folder), [ENTRY]);
  const [entry = '', ...imports] = modules.toReversed();
  const url = (file: string) => `${STAFF_ASSETS}${file}`;
  return {
    // The name of the entry has a hash, which changes with any file of the build.
    build: path.parse(entry).name,
    head: [
      ...styles.map((style) => tag('link', { rel: 'stylesheet', href: url(style) })),
      ...imports.map((module) => tag('link', { rel: 'modulepreload', href: url(module) })),
    ].join(''),
    scripts: `${tag('script', { type: 'module', src: url(entry) })}</script>`,
  };
}
