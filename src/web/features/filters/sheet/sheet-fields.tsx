import { useT } from '#web/lib/i18n/use-t.ts';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { useSelectFilters, type FilterControls } from '../use-select-filters.ts';
import { SheetDate } from './sheet-date.tsx';
import styles from './sheet-fields.module.css';

/** The fields of all filters. */
export function SheetFields(controls: FilterControls) {
  const { options, choice, change } = controls;
  const t = useT('filters');
  const { sort, childAge, insurance, area } = useSelectFilters(controls);
  const { filters, isForChildren } = choice;

  return (
    <div className={styles.fields}>
      <SheetDate value={filters.date} today={options.today} onChange={(date) => change({ date })} />
      <RadioGroup {...sort} options={[{ value: '', label: sort.placeholder }, ...sort.options]} />
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
        <SelectField {...childAge} />
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
      {options.insurances.length === 0 ? null : <SelectField {...insurance} />}
      {options.areas.length === 0 ? null : <SelectField {...area} />}
    </div>
  );
}
