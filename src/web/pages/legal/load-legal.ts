import type { LoaderFunctionArgs } from 'react-router';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { localePath } from '#shared/paths.ts';
import { LEGAL_LINKS } from '#web/features/footer/legal-links.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { notFound } from '#web/lib/routing/not-found.ts';
import type { LegalDocument } from '../../content/legal-document.ts';

const documents = import.meta.glob<LegalDocument>('/src/web/content/legal/*/*/*.md', {
  import: 'default',
});

/** Matches links to other documents, by their path without a language. */
const LINK = /<a href="(\/[^"]*)">(.*?)<\/a>/g;

/**
 * Loads the document of the country in the language of the page: `/privacy_policy` is
 * `privacy-policy.md`.
 */
export async function loadLegal({ request, context }: LoaderFunctionArgs): Promise<LegalDocument> {
  const app = context.get(appContext);
  const slug = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const name = slug.replaceAll('_', '-');
  const load = documents[`/src/web/content/legal/${app.country}/${app.language}/${name}.md`];
  if (load === undefined) throw notFound(request);
  const document = await load();
  return { ...document, html: withLinks(document.html, app) };
}

/**
 * Localises links to other documents, and removes links to documents that the country has not
 * enabled.
 */
function withLinks(html: string, { country, flags, language }: App): string {
  const defaultLocale = defaultLocaleOf(countryOf(country));
  return html.replaceAll(LINK, (_link, path: string, text: string) =>
    LEGAL_LINKS.some((page) => page.path === path && flags[page.flag])
      ? `<a href="${localePath(path, language, defaultLocale)}">${text}</a>`
      : text,
  );
}
