import type { FlagName } from '#shared/countries/flags.ts';
import { paths } from '#shared/paths.ts';

/** The legal pages in the order of the footer, with their flags. */
export const LEGAL_LINKS = [
  { flag: 'impresszum', path: paths.impresszum(), label: 'footer.impresszum' },
  { flag: 'privacyPolicy', path: paths.privacyPolicy(), label: 'footer.privacyPolicy' },
  { flag: 'userGtc', path: paths.userGtc(), label: 'footer.userGtc' },
  {
    flag: 'processingAgreement',
    path: paths.processingAgreement(),
    label: 'footer.processingAgreement',
  },
  { flag: 'partnerGtc', path: paths.partnerGtc(), label: 'footer.partnerGtc' },
] as const satisfies readonly { flag: FlagName; path: string; label: string }[];
