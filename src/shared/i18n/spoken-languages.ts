import type { LocalizedText } from './languages.ts';

/**
 * The languages that a doctor may speak, by the names of CLDR 48, as a list of choices shows them. Pages
 * of patients do not import them: they get them from the settings.
 */
export const SPOKEN_LANGUAGES = {
  ar: { en: 'Arabic', hu: 'Arab', kk: 'Араб тілі', ro: 'Arabă', ru: 'Арабский' },
  de: { en: 'German', hu: 'Német', kk: 'Неміс тілі', ro: 'Germană', ru: 'Немецкий' },
  en: { en: 'English', hu: 'Angol', kk: 'Ағылшын тілі', ro: 'Engleză', ru: 'Английский' },
  fr: { en: 'French', hu: 'Francia', kk: 'Француз тілі', ro: 'Franceză', ru: 'Французский' },
  hi: { en: 'Hindi', hu: 'Hindi', kk: 'Хинди тілі', ro: 'Hindi', ru: 'Хинди' },
  hu: { en: 'Hungarian', hu: 'Magyar', kk: 'Мажар тілі', ro: 'Maghiară', ru: 'Венгерский' },
  kk: { en: 'Kazakh', hu: 'Kazah', kk: 'Қазақ тілі', ro: 'Kazahă', ru: 'Казахский' },
  ky: { en: 'Kyrgyz', hu: 'Kirgiz', kk: 'Қырғыз тілі', ro: 'Kirghiză', ru: 'Кыргызский' },
  ro: { en: 'Romanian', hu: 'Román', kk: 'Румын тілі', ro: 'Română', ru: 'Румынский' },
  ru: { en: 'Russian', hu: 'Orosz', kk: 'Орыс тілі', ro: 'Rusă', ru: 'Русский' },
  tr: { en: 'Turkish', hu: 'Török', kk: 'Түрік тілі', ro: 'Turcă', ru: 'Турецкий' },
  ur: { en: 'Urdu', hu: 'Urdu', kk: 'Урду тілі', ro: 'Urdu', ru: 'Урду' },
} as const satisfies Record<string, LocalizedText>;

/** An ISO 639-1 code. */
export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES;
