import type { FastifyInstance } from 'fastify';
import type { PageAssets } from '../ssr/page-source.ts';
import type { PageRenderer } from '../ssr/render-page.ts';

/** The renderer of pages and the static files that pages load. */
export interface Pages {
  render: PageRenderer;
  /** Returns the elements that load the staff pages, if there are any; the nonce is for development. */
  staffAssets?(nonce: string): Promise<PageAssets>;
  /** The build of the staff pages; absent in development. */
  staffBuild?: string;
  /** Registers the routes of the files. */
  serveFiles(app: FastifyInstance): Promise<void>;
  /** True if pages are rendered from the sources, without the cache. */
  isDevelopment?: boolean;
}
