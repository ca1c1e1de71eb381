/** Converts Latin text into a URL slug: `Sánta-Nagy Éva` becomes `santa-nagy-eva`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
