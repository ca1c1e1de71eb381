import type { FastifyInstance } from 'fastify';
import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { localePath } from '#shared/paths.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { previewPath } from '#server/features/clinic-data/content/preview-path.ts';
import { endDraft, withDrafts } from '#server/features/clinic-data/content/preview-drafts.ts';
import { notFound, serviceUnavailable } from '#server/http/http-error.ts';
import { createConcurrencyLimiter } from '#server/lib/concurrency/concurrency-limiter.ts';
import { countHits } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import type { PageRenderer } from '../ssr/render-page.ts';
import { siteRequest } from './site-request.ts';

type Input = InputOf<StaffEndpoints['previewContent']>;

/** Renders the page of a row with drafts. */
type PreviewPage = (
  call: { site: Site; caller: Caller; origin: string },
  input: Input,
) => Promise<{ status: number; html: string }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Responds with a 404 on an API without pages. */
    previewPage: PreviewPage;
  }
}

/** Pages are rendered on the thread that serves patients, and lock the drafts until they are. */
const MAX_PREVIEWS = 2;
const QUEUE_TIMEOUT_MS = 5000;

/** Lets the staff API render pages of patients with drafts. */
export function previewPages(app: FastifyInstance, render: PageRenderer | undefined): void {
  const limit = createConcurrencyLimiter({
    concurrency: MAX_PREVIEWS,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });
  app.decorate(
    'previewPage',
    async ({ site, caller, origin }, { ids, language, device, ...row }) => {
      if (render === undefined) throw notFound();
      const path = await previewPath(site, caller, row);
      await countHits(site, [{ limit: 'previewsPerAccount', subject: caller.username }]);
      return limit(async () => {
        const failures: unknown[] = [];
        const page = await withDrafts(site, caller, ids, async (drafted) => {
          if (row.subject === 'doctor') await endDraft(drafted.database.pool, [row.id]);
          return render({
            ...siteRequest(drafted, origin),
            url: localePath(path, language, site.country.locales[0]),
            method: 'GET',
            device,
            citySlug: null,
            nonce: '',
            isPreview: true,
            onError: (error) => failures.push(error),
          });
        });
        if (failures.length > 0) throw serviceUnavailable();
        return { status: page.status, html: page.html };
      });
    },
  );
}
