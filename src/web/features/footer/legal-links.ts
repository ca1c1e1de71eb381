import type { FlagName } from '#shared/countries/flags.ts';
import { paths } from '#shared/paths.ts';

/** The legal pages in the order of the footer, each where its flag is on. */
export const LEGAL_LINKS = [
  { flag: 'privacyPolicy', path: paths.privacyPolicy(), label: 'footer.privacyPolicy' },
] as const satisfies readonly { flag: FlagName; path: string; label: string }[];
