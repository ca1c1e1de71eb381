import type { RenderRequest, RenderedPage, RenderedRedirect } from '#web/entry/server.tsx';

/** The exports of the server bundle of the pages, the only code of `web` that the server runs. */
export interface WebEntry {
  renderPage(request: RenderRequest): Promise<RenderedPage | RenderedRedirect>;
  renderErrorPage(request: RenderRequest): Promise<RenderedPage>;
}

/** The head elements that load the files of a page. */
export interface PageAssets {
  /** The style sheets and fonts, needed with or without scripts. */
  head: string;
  /** Empty for a page without scripts. */
  scripts: string;
}

/** The source of pages: a build or, in development, the source files. */
export interface PageSource {
  entry(): Promise<WebEntry>;
  assets(page: RenderedPage, nonce: string): Promise<PageAssets>;
}
