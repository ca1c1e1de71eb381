import {
  CHILD_AGE_CHOICES,
  childAgeChoice,
  childAgeParts,
} from '#shared/domain/catalogue/lists/child-age.ts';
import { useT } from '#web/lib/i18n/use-t.ts';

/** Returns the options of a child's age: 'under 1 year', '1 year', … Values are months. */
export function useChildAges(): { value: string; label: string }[] {
  const t = useT('filters');
  return CHILD_AGE_CHOICES.map((months) => {
    const { value, unit } = childAgeParts(months);
    return {
      value: String(months),
      label: unit === 'month' ? t('child.infant') : t('child.years', { count: value }),
    };
  });
}

/** Returns the value of the option for an age in months. */
export const childAgeValue = (months: number | null) =>
  months === null ? '' : String(childAgeChoice(months));
