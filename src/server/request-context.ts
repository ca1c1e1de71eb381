import type { Language } from '#shared/i18n/languages.ts';
import type { Site } from './site.ts';

/** The site and the language of a request. */
export interface RequestContext {
  readonly site: Site;
  readonly language: Language;
  /** The scheme and host of the request, for absolute URLs. */
  readonly origin: string;
}
