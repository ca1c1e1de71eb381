import { LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import {
  sortChange,
  sortValue,
  type ChoiceChange,
  type FilterChoice,
  type FilterName,
  type FilterOptions,
} from '../filter-choice.ts';
import { useSorts } from '../use-sorts.ts';
import { ChildChips } from './chips/child-chips.tsx';
import { DateChip } from './chips/date-chip.tsx';
import styles from './filter-row.module.css';
import { LanguageChip } from './chips/language-chip.tsx';
import { SelectChip } from './chips/select-chip.tsx';
import { ToggleChip } from './chips/toggle-chip.tsx';

interface ChipsOptions {
  options: FilterOptions;
  choice: FilterChoice;
  change: (change: ChoiceChange) => void;
  hrefs: { variant: string | null };
  /** Begins the ids of this row, as a page has two. */
  idPrefix: string;
  /** Runs when a popover opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Returns the controls of the filters by name. */
export function useFilterChips(row: ChipsOptions): ReadonlyMap<string, ReactNode> {
  const { options, choice, change, hrefs, idPrefix, onOpenChange } = row;
  const t = useT('filters');
  const texts = useT('doctors');
  const sorts = useSorts();
  const { filters } = choice;

  const chips: Record<FilterName, ReactNode> = {
    sort: (
      <SelectChip
        key="sort"
        label={texts('sort.label')}
        name="sort"
        options={sorts}
        value={sortValue(filters)}
        isActive={filters.sort !== null}
        onChange={(value) => change(sortChange(value))}
      />
    ),
    child: <ChildChips key="child" choice={choice} variantHref={hrefs.variant} change={change} />,
    nearMe: (
      <ToggleChip
        key="nearMe"
        icon={LocateFixed}
        isOn={filters.nearMe}
        name="nearme"
        value={filters.nearMe ? '' : 'true'}
        className={styles.scripted}
        onToggle={() => change({ nearMe: !filters.nearMe })}
      >
        {t('near.toggle')}
      </ToggleChip>
    ),
    date: (
      <DateChip
        key="date"
        id={`${idPrefix}-date`}
        value={filters.date}
        today={options.today}
        onChange={(date) => change({ date })}
        onOpenChange={onOpenChange}
      />
    ),
    languages: (
      <LanguageChip
        key="languages"
        id={`${idPrefix}-languages`}
        value={filters.languages}
        options={options.languages}
        onChange={(languages) => change({ languages })}
        onOpenChange={onOpenChange}
      />
    ),
    insurance: (
      <SelectChip
        key="insurance"
        label={t('insurance.label')}
        name="insurance"
        options={[
          { value: '', label: t('insurance.any') },
          ...options.insurances.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.insurance === null ? '' : String(filters.insurance)}
        onChange={(value) => change({ insurance: value === '' ? null : Number(value) })}
      />
    ),
    area: (
      <SelectChip
        key="area"
        label={texts('area.label')}
        name="city_area"
        options={[
          { value: '', label: texts('area.all') },
          ...options.areas.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        value={filters.cityArea ?? ''}
        onChange={(value) => change({ cityArea: value === '' ? null : value })}
      />
    ),
  };
  return new Map<string, ReactNode>(Object.entries(chips));
}
