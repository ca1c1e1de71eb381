import { useT } from '#web/lib/i18n/use-t.ts';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import {
  sortChange,
  sortValue,
  type ChoiceChange,
  type FilterChoice,
  type FilterOptions,
} from '../filter-choice.ts';
import { childAgeValue, useChildAges } from '../use-child-ages.ts';
import { useSorts } from '../use-sorts.ts';
import { SheetDate } from './sheet-date.tsx';
import styles from './sheet-fields.module.css';

interface SheetFieldsProps {
  options: FilterOptions;
  choice: FilterChoice;
  change: (change: ChoiceChange) => void;
}

/** The fields of all filters. */
export function SheetFields({ options, choice, change }: SheetFieldsProps) {
  const t = useT('filters');
  const texts = useT('doctors');
  const sorts = useSorts();
  const ages = useChildAges();
  const { filters, isForChildren } = choice;

  return (
    <div className={styles.fields}>
      <SheetDate value={filters.date} today={options.today} onChange={(date) => change({ date })} />
      <RadioGroup
        name="sort"
        label={texts('sort.label')}
        options={sorts}
        value={sortValue(filters)}
        onChange={(value) => change(sortChange(value))}
      />
      <SwitchField
        name="nearme"
        label={t('near.toggle')}
        value={filters.nearMe}
        onChange={(nearMe) => change({ nearMe })}
      />
      {options.hasVariants ? (
        <SwitchField
          name="child"
          label={t('child.toggle')}
          value={isForChildren}
          onChange={(isForChildren) => change({ isForChildren })}
        />
      ) : null}
      {!options.hasVariants || isForChildren || filters.childAge !== null ? (
        <SelectField
          name="child_age"
          label={t('child.age')}
          placeholder={t('child.anyAge')}
          options={ages}
          value={childAgeValue(filters.childAge)}
          onChange={(value) => change({ childAge: value === '' ? null : Number(value) })}
        />
      ) : null}
      {options.languages.length === 0 ? null : (
        <MultiSelect
          name="language"
          label={t('language.label')}
          options={options.languages.map(({ value, title }) => ({ value, label: title }))}
          value={filters.languages.length === 0 ? null : filters.languages}
          onChange={(languages) => change({ languages: languages ?? [] })}
        />
      )}
      {options.insurances.length === 0 ? null : (
        <SelectField
          name="insurance"
          label={t('insurance.label')}
          placeholder={t('insurance.any')}
          options={options.insurances.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={filters.insurance === null ? '' : String(filters.insurance)}
          onChange={(value) => change({ insurance: value === '' ? null : Number(value) })}
        />
      )}
      {options.areas.length === 0 ? null : (
        <SelectField
          name="city_area"
          label={texts('area.label')}
          placeholder={texts('area.all')}
          options={options.areas.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={filters.cityArea ?? ''}
          onChange={(value) => change({ cityArea: value === '' ? null : value })}
        />
      )}
    </div>
  );
}
