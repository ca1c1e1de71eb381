/** Creates a registry that makes slugs unique by numbering repeated ones. */
export function createSlugs(): { has(slug: string): boolean; take(slug: string): string } {
  const taken = new Map<string, number>();
  return {
    has: (slug) => taken.has(slug),
    take(slug) {
      const count = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, count);
      return count === 1 ? slug : `${slug}-${count}`;
    },
  };
}
