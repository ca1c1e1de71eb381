import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { stem } from '#server/features/catalogue/search/engine/words/stem.ts';

/**
 * The words that price lists add to a service without changing it: what a visit is called, the first one, the
 * rank of the doctor. Words for a follow-up, for children, for a home visit or for sedation change it.
 */
const WORDS: Record<Language, string> = {
  en: `consultation consult consultations initial first visit appointment specialist doctor physician examination
    exam session service per minutes min hrs hour hours`,
  hu: `vizsgálat szakvizsgálat szakorvosi orvosi szakrendelés rendelés konzultáció első alkalom alkalmanként
    lelettel lelet értékeléssel perc óra szakorvos`,
  kk: 'қабылдау қабылдауы кеңес кеңесі дәрігер дәрігердің бастапқы алғашқы ағзалар ағзаларының сеанс түсіндірмесімен',
  ro: `consultație consult consultații inițială inițial medic primar specialist ședință examen interpretare min
    minute serviciu`,
  ru: `прием приём первичный первичная консультация консультации врач врача осмотр услуга сеанс исследование
    органов расшифровкой проведение мин минут`,
};

const fillers: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    WORDS[language].split(/\s+/).map((word) => `${language} ${stem(word, language) ?? ''}`),
  ),
);

/** Checks whether a word, given by its stem in each language, is a filler: it does not change the service. */
export function isFiller(
  stems: readonly (string | null)[],
  languages: readonly Language[],
): boolean {
  return languages.some((language, place) => fillers.has(`${language} ${stems[place] ?? '-'}`));
}
