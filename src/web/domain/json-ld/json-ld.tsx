/** Facts of schema.org about the page, for search engines. It is data: no browser runs it. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- nothing in the data can end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
