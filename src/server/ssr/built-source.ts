import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#shared/i18n/languages.ts';
import { MAIN_FONTS } from './fonts.ts';
import { tag } from './html.ts';
import { builtFiles, readManifest, type Manifest } from './manifest.ts';
import type { PageSource, WebEntry } from './page-source.ts';

const CLIENT_ENTRY = 'src/web/entry/client.tsx';
/** Loads the client entry after the first paint. Inlined in the document. */
const EARLY_SCRIPT = 'src/web/entry/early.ts';

/**
 * Opens the pages of a build: `client/` for the browser and `server/web/` for the server, both in
 * `folder`. Rejects when there is no build.
 */
export async function openBuiltSource(folder: string): Promise<PageSource> {
  const client = path.join(folder, 'client');
  const manifest = await readManifest(client);
  const bundle = pathToFileURL(path.join(folder, 'server/web/server.js'));
  const entry = (await import(bundle.href)) as WebEntry;
  const earlyFile = path.join(client, fileOf(manifest, EARLY_SCRIPT));
  const earlyScript = asInline(await readFile(earlyFile, 'utf8'));
  const cache = new Map<string, BuiltAssets>();

  return {
    entry: () => Promise.resolve(entry),
    assets(page, nonce) {
      const key = [page.language, ...page.files].join();
      let found = cache.get(key);
      if (found === undefined) {
        found = builtAssets(manifest, page.files, page.language);
        cache.set(key, found);
      }
      const { head, scripts } = found;
      const attributes = { nonce, 'data-failure': page.failure, ...scripts };
      const early = `${tag('script', attributes)}${earlyScript}</script>`;
      return Promise.resolve({ head, scripts: page.state === null ? '' : early });
    },
  };
}

interface BuiltAssets {
  head: string;
  /** The attributes of the early script. */
  scripts: { 'data-entry': string; 'data-modules': string };
}

function builtAssets(
  manifest: Manifest,
  files: readonly string[],
  language: Language,
): BuiltAssets {
  const { modules, styles } = builtFiles(manifest, [CLIENT_ENTRY, ...files]);
  const head = [
    ...MAIN_FONTS[language].map((font) => fontPreload(manifest, font)),
    ...styles.map((style) => tag('link', { rel: 'stylesheet', href: `/${style}` })),
  ];
  return {
    head: head.join(''),
    scripts: {
      'data-entry': `/${fileOf(manifest, CLIENT_ENTRY)}`,
      'data-modules': modules.map((module) => `/${module}`).join(' '),
    },
  };
}

/** Wraps a module without imports as an inline script without globals. */
function asInline(module: string): string {
  return `(()=>{${module.replace(/^\/\/# sourceMappingURL=.*$/m, '').trim()}})()`;
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build of the pages has no ${source}`);
  return chunk.file;
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
