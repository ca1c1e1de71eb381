import { useT } from '#web/lib/i18n/use-t.ts';
import { CHOICES, type Question } from '#shared/domain/reviews/survey-questions.ts';

/** Returns the options of each question with their labels. */
export function useOptions() {
  const t = useT('survey');
  return (question: Question) => {
    if (question === 'purpose') {
      return CHOICES.purpose.map((value) => ({ value, label: t(`purpose.${value}`) }));
    }
    if (question === 'found') {
      return CHOICES.found.map((value) => ({ value, label: t(`found.${value}`) }));
    }
    return CHOICES.matters.map((value) => ({ value, label: t(`matters.${value}`) }));
  };
}
