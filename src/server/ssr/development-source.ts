import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { escapeHtml } from '#server/text/escape-html.ts';
import { tag } from './html.ts';
import type { PageAssets, PageSource, WebEntry } from './page-source.ts';

const CLIENT_ENTRY = '/src/web/entry/client.tsx';
const STAFF_ENTRY = '/src/staff/entry/main.tsx';
const SERVER_ENTRY = '/src/web/entry/server.tsx';
/** A placeholder for the nonce: Vite is configured with one, but each request has its own. */
const NONCE = 'development-nonce';

/** Serves pages from the source files through Vite. */
export interface DevelopmentSource extends PageSource {
  /** Responds to requests for modules and resolves to true; to false for all other requests. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Returns the elements that load the staff pages. */
  staffAssets(nonce: string): Promise<PageAssets>;
  close(): Promise<void>;
}

export async function openDevelopmentSource(root: string): Promise<DevelopmentSource> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
    html: { cspNonce: NONCE },
  });

  /** Returns the elements that load an entry, with those that Vite adds. */
  async function loadEntry(src: string, nonce: string): Promise<string> {
    const script = `${tag('script', { type: 'module', src })}</script>`;
    const html = await vite.transformIndexHtml('/', `<head>${script}</head>`);
    const head = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
    return head.replaceAll(NONCE, escapeHtml(nonce));
  }

  return {
    entry: async () => (await vite.ssrLoadModule(SERVER_ENTRY)) as WebEntry,
    async assets(page, nonce) {
      const head = styleLinks(vite, page.files);
      return { head, scripts: page.state === null ? '' : await loadEntry(CLIENT_ENTRY, nonce) };
    },
    staffAssets: async (nonce) => ({ head: '', scripts: await loadEntry(STAFF_ENTRY, nonce) }),
    handle: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => {
          if (error === undefined) resolve(false);
          else reject(new Error('Vite failed to respond', { cause: error }));
        });
      }),
    close: () => vite.close(),
  };
}

/** Links all style sheets that the rendered modules import, so that no page is shown unstyled. */
function styleLinks(vite: ViteDevServer, files: readonly string[]): string {
  const styles = new Set<string>(['/src/web/ui/global.css']);
  const seen = new Set<string>();

  function visit(url: string): void {
    if (seen.has(url)) return;
    seen.add(url);
    const module = vite.environments.ssr.moduleGraph.urlToModuleMap.get(url);
    if (/\.css(\?|$)/.test(url)) styles.add(url);
    for (const imported of module?.importedModules ?? []) visit(imported.url);
  }

  visit(SERVER_ENTRY);
  for (const file of files) visit(`/${file}`);
  return [...styles].map((href) => tag('link', { rel: 'stylesheet', href })).join('');
}
