import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '#web/lib/app.ts';
import { notFound } from '#web/lib/not-found.ts';

/** A text of the operator's, as the build has made it of its Markdown. */
export interface LegalDocument {
  title: string;
  html: string;
}

const documents = import.meta.glob<LegalDocument>('/src/web/content/legal/*/*/*.md', {
  import: 'default',
});

/**
 * The document of the country that the address names, in the page's language: `/privacy_policy` is
 * `privacy-policy.md`.
 */
export async function loadLegal({ request, context }: LoaderFunctionArgs): Promise<LegalDocument> {
  const { country, language } = context.get(appContext);
  const address = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const name = address.replaceAll('_', '-');
  const load = documents[`/src/web/content/legal/${country}/${language}/${name}.md`];
  if (load === undefined) throw notFound(request);
  return load();
}
