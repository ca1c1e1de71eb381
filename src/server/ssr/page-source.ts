import type { RenderRequest, RenderedPage, RenderedRedirect } from '#web/entry/server.tsx';

/** What the bundle of the pages exports: the only thing of `web` that the server runs. */
export interface WebEntry {
  renderPage(request: RenderRequest): Promise<RenderedPage | RenderedRedirect>;
  renderErrorPage(request: RenderRequest): Promise<RenderedPage>;
}

/** Elements of the head that fetch what a page consists of. */
export interface PageAssets {
  /** Style sheets and fonts: needed with scripts or without. */
  head: string;
  /** Empty for a page that stays as it is. */
  scripts: string;
}

/** Where pages come from: a build, or the sources while they are being worked on. */
export interface PageSource {
  entry(): Promise<WebEntry>;
  assets(page: RenderedPage, nonce: string): Promise<PageAssets>;
}
