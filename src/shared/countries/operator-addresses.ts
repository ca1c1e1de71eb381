import type { LocalizedText } from '#shared/i18n/languages.ts';
import type { CountryCode } from './codes.ts';

/**
 * The operator's postal address in the locales of each country. Only the server imports it: pages get
 * the one in their language from the settings.
 */
export const OPERATOR_ADDRESSES: Readonly<Record<CountryCode, Readonly<Partial<LocalizedText>>>> = {
  kz: {
    ru: 'Алматы, пр. Абая, 42',
    kk: 'Алматы, Абай даңғылы, 42',
    en: '42 Abay Avenue, Almaty',
  },
  kg: { ru: 'Бишкек, пр. Чуй, 155', en: '155 Chuy Avenue, Bishkek' },
  hu: {
    hu: '1051 Budapest, Nádor utca 11.',
    en: 'Nádor utca 11, 1051 Budapest',
    ru: 'Nádor utca 11, 1051 Budapest',
  },
  ro: {
    ro: 'Strada Lipscani nr. 21, București',
    en: 'Strada Lipscani 21, Bucharest',
    ru: 'Strada Lipscani 21, București',
  },
  ae: { en: 'Sheikh Zayed Road, Dubai', ru: 'Sheikh Zayed Road, Dubai' },
};
