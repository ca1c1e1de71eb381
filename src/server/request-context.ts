import type { Language } from '#shared/i18n/languages.ts';
import type { Site } from './country-context.ts';

/** On whose behalf a feature runs: the country's site and the language of the answer. */
export interface Call {
  readonly site: Site;
  readonly language: Language;
  /** Scheme and host that were asked, for addresses that must work from anywhere. */
  readonly origin: string;
}
