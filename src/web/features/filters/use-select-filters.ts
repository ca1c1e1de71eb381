import {
  CHILD_AGE_CHOICES,
  childAgeChoice,
  childAgeParts,
} from '#shared/domain/catalogue/lists/child-age.ts';
import { SORTS } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import {
  sortChange,
  sortValue,
  type ChoiceChange,
  type FilterChoice,
  type FilterOptions,
} from './filter-choice.ts';

/** A filter with one value, which the row shows as a chip and the sheet as a field. */
export interface SelectFilter {
  /** The query parameter of the form. */
  name: string;
  label: string;
  /** The label of the value '', which clears the filter. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The properties of the controls for all filters. */
export interface FilterControls {
  options: FilterOptions;
  choice: FilterChoice;
  change: (change: ChoiceChange) => void;
}

/** Returns the filters with one value, by name. Ages are 'under 1 year', '1 year', …, in months. */
export function useSelectFilters({ options, choice: { filters }, change }: FilterControls) {
  const t = useT('filters');
  const texts = useT('doctors');
  const { childAge, insurance, cityArea } = filters;
  return {
    sort: {
      name: 'sort',
      label: texts('sort.label'),
      placeholder: texts('sort.default'),
      options: [
        ...SORTS.map((sort) => ({ value: sort, label: texts(`sort.${sort}`) })),
        { value: 'distance', label: t('nearest') },
      ],
      value: sortValue(filters),
      onChange: (value) => change(sortChange(value)),
    },
    childAge: {
      name: 'child_age',
      label: t('child.age'),
      placeholder: t('child.anyAge'),
      options: CHILD_AGE_CHOICES.map((months) => {
        const { value, unit } = childAgeParts(months);
        return {
          value: String(months),
          label: unit === 'month' ? t('child.infant') : t('child.years', { count: value }),
        };
      }),
      value: childAge === null ? '' : String(childAgeChoice(childAge)),
      onChange: (value) => change({ childAge: value === '' ? null : Number(value) }),
    },
    insurance: {
      name: 'insurance',
      label: t('insurance.label'),
      placeholder: t('insurance.any'),
      options: options.insurances.map(({ id, name }) => ({ value: String(id), label: name })),
      value: insurance === null ? '' : String(insurance),
      onChange: (value) => change({ insurance: value === '' ? null : Number(value) }),
    },
    area: {
      name: 'city_area',
      label: texts('area.label'),
      placeholder: texts('area.all'),
      options: options.areas.map(({ slug, name }) => ({ value: slug, label: name })),
      value: cityArea ?? '',
      onChange: (value) => change({ cityArea: value === '' ? null : value }),
    },
  } satisfies Record<string, SelectFilter>;
}
