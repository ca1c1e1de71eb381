/** A page as read from its HTML. */
export interface ReadPage {
  html: string;
  /** BCP 47. */
  lang: string;
  title: string;
  canonical: string | null;
  isIndexable: boolean;
  /** URLs by `hreflang`. */
  alternates: ReadonlyMap<string, string>;
  /** The targets of the links, without fragments. */
  links: readonly string[];
  /** All visible or accessible texts, one by one. */
  texts: readonly string[];
  /** The texts of the main part in the page's own language. */
  prose: readonly string[];
}

/** The content of these elements is one text, including nested elements. */
const BLOCKS =
  /<\/?(?:div|p|h[1-6]|ul|ol|li|dl|dt|dd|section|article|nav|header|footer|main|aside|form|fieldset|legend|label|button|select|option|table|tr|td|th|details|summary|figure|address|br|hr)\b[^>]*>/;

export function readPage(html: string, address: string): ReadPage {
  const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? '';
  const body = withoutElements(html.slice(html.indexOf('<body>')), 'script|style|svg');
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? '';
  const links = tagsOf(head, 'link');
  const metas = tagsOf(head, 'meta');
  const title = decode(/<title\b[^>]*>(.*?)<\/title>/s.exec(head)?.[1] ?? '');
  return {
    html,
    lang: tagsOf(html, 'html')[0]?.get('lang') ?? '',
    title,
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href') ?? null,
    isIndexable: !metas.some(
      (meta) => meta.get('name') === 'robots' && meta.get('content')?.includes('noindex'),
    ),
    alternates: new Map(
      links
        .filter((link) => link.has('hreflang'))
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    links: tagsOf(body, 'a').flatMap((anchor) => {
      const href = anchor.get('href');
      if (href === undefined) return [];
      const url = new URL(href, address);
      url.hash = '';
      return [url.href];
    }),
    texts: [
      title,
      ...metas.map((meta) => meta.get('content') ?? ''),
      ...textsOf(body),
      ...['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => attributesOf(body, name)),
    ],
    prose: textsOf(withoutForeign(main)),
  };
}

function withoutElements(html: string, names: string): string {
  return html.replaceAll(new RegExp(`<(${names})\\b[^>]*>.*?</\\1>`, 'gs'), '');
}

/** Returns the HTML without elements marked as another language, such as reviews. */
function withoutForeign(html: string): string {
  return html.replaceAll(/<(\w+)\b[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gs, '');
}

function textsOf(html: string): string[] {
  return html
    .split(BLOCKS)
    .map((part) => part.replaceAll(/<\/[^>]*><(?=\w)/g, ' <').replaceAll(/<[^>]*>/g, ''))
    .map((part) => decode(part).trim())
    .filter((text) => text !== '');
}

function tagsOf(html: string, name: string): ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decode(value),
  );
}

function decode(text: string): string {
  return text
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/&#x([\da-f]+);/gi, (_all, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
