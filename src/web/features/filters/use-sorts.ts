import { SORTS } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { useT } from '#web/lib/i18n/use-t.ts';

/** Returns the sort options of a list, including distance; '' is the default order. */
export function useSorts(): { value: string; label: string }[] {
  const sorts = useT('doctors');
  const t = useT('filters');
  return [
    { value: '', label: sorts('sort.default') },
    ...SORTS.map((sort) => ({ value: sort, label: sorts(`sort.${sort}`) })),
    { value: 'distance', label: t('nearest') },
  ];
}
