import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#shared/i18n/languages.ts';
import { MAIN_FONTS } from './fonts.ts';
import { tag } from './html.ts';
import { builtFiles, type Manifest } from './manifest.ts';
import type { PageAssets, PageSource, WebEntry } from './page-source.ts';

const CLIENT_ENTRY = 'src/web/entry/client.tsx';

/**
 * Pages of a build: `client/` for the browser and `server/web/` for the server, both in `folder`.
 * Rejects when there is no build.
 */
export async function openBuiltSource(folder: string): Promise<PageSource> {
  const manifest = await readManifest(path.join(folder, 'client/.vite/manifest.json'));
  const entry = await importEntry(path.join(folder, 'server/web/server.js'));
  const assets = new Map<string, PageAssets>();

  return {
    entry: () => Promise.resolve(entry),
    assets(page) {
      const key = [page.language, page.state === null, ...page.files].join();
      let found = assets.get(key);
      if (found === undefined) {
        found = builtAssets(manifest, page.files, page.language, page.state !== null);
        assets.set(key, found);
      }
      return Promise.resolve(found);
    },
  };
}

function builtAssets(
  manifest: Manifest,
  files: readonly string[],
  language: Language,
  isInteractive: boolean,
): PageAssets {
  const { modules, styles } = builtFiles(manifest, [CLIENT_ENTRY, ...files]);
  const head = [
    ...MAIN_FONTS[language].map((font) => fontPreload(manifest, font)),
    ...styles.map((style) => tag('link', { rel: 'stylesheet', href: `/${style}` })),
  ];
  // The page is there to be read before any script: what it looks like goes first on a slow line.
  const last = { fetchpriority: 'low' };
  const scripts = [
    ...modules.map((module) => tag('link', { rel: 'modulepreload', href: `/${module}`, ...last })),
    `${tag('script', { type: 'module', src: `/${manifest[CLIENT_ENTRY]?.file ?? ''}`, ...last })}</script>`,
  ];
  return { head: head.join(''), scripts: isInteractive ? scripts.join('') : '' };
}

function fontPreload(manifest: Manifest, name: string): string {
  const font = Object.entries(manifest).find(([key]) => key.endsWith(`/${name}`));
  if (font === undefined) throw new Error(`The build of the pages has no ${name}`);
  const [, { file }] = font;
  return tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    href: `/${file}`,
  });
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

async function importEntry(file: string): Promise<WebEntry> {
  return (await import(pathToFileURL(file).href)) as WebEntry;
}
