/** A page for search engines, in all of its languages. */
export interface SitemapEntry {
  /** A path of `paths`, without the language. */
  path: string;
  lastModified?: Date;
  /** True if every country has the page. */
  isEverywhere?: boolean;
}
