/** A page that search engines should know, whatever its languages. */
export interface SitemapEntry {
  /** Of `paths`: without the language. */
  path: string;
  lastModified?: Date;
  /** Every country has the page. */
  isEverywhere?: boolean;
}
