import type { Site } from '#server/site.ts';

/** The member of staff that edits a country's data. */
export interface Editor {
  readonly site: Site;
  readonly username: string;
}
