import { LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { FilterName } from '../filter-choice.ts';
import { useSelectFilters, type FilterControls } from '../use-select-filters.ts';
import { ChildChips } from './chips/child-chips.tsx';
import { DateChip } from './chips/date-chip.tsx';
import styles from './filter-row.module.css';
import { LanguageChip } from './chips/language-chip.tsx';
import { SelectChip } from './chips/select-chip.tsx';
import { ToggleChip } from './chips/toggle-chip.tsx';

interface ChipsOptions extends FilterControls {
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
  const selects = useSelectFilters(row);
  const { filters } = choice;

  const chips: Record<FilterName, ReactNode> = {
    sort: <SelectChip key="sort" {...selects.sort} isActive={filters.sort !== null} />,
    child: (
      <ChildChips
        key="child"
        choice={choice}
        age={selects.childAge}
        variantHref={hrefs.variant}
        change={change}
      />
    ),
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
    insurance: <SelectChip key="insurance" {...selects.insurance} />,
    area: <SelectChip key="area" {...selects.area} />,
  };
  return new Map<string, ReactNode>(Object.entries(chips));
}
