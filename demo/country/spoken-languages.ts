/** The share of speakers of each language, from 0 to 1, by the key of the name group. */
export const SPOKEN_LANGUAGES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  arabic: { ar: 1, en: 0.95 },
  british: { en: 1, ar: 0.15 },
  filipino: { en: 1, ar: 0.1 },
  hungarian: { hu: 1, en: 0.65, de: 0.35, ru: 0.12 },
  indian: { hi: 0.9, en: 1, ur: 0.3 },
  kazakh: { kk: 1, ru: 0.95, en: 0.3, tr: 0.1 },
  kyrgyz: { ky: 1, ru: 0.95, en: 0.25 },
  romanian: { ro: 1, en: 0.7, fr: 0.25, hu: 0.12 },
  russian: { ru: 1, en: 0.25, kk: 0.3, ky: 0.2 },
  'russian-speaking': { ru: 1, en: 0.9 },
};
