import type { Language } from '#shared/i18n/languages.ts';
import type { Site } from '#server/site.ts';
import type { DisplayedDoc } from '../engine/search-index.ts';

/** A shown document. */
export interface ShownDoc extends Pick<DisplayedDoc, 'type' | 'entity' | 'city'> {
  /** The district of the list that the hit links to. */
  readonly area: number | undefined;
}

/** The country and the language of a search, and the insurance of the lists that hits link to. */
export interface DetailContext {
  readonly site: Site;
  readonly language: Language;
  readonly insurance: number | undefined;
}
