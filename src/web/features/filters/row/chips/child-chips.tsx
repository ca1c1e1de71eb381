import { Baby } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { ChoiceChange, FilterChoice } from '../../filter-choice.ts';
import type { SelectFilter } from '../../use-select-filters.ts';
import { SelectChip } from './select-chip.tsx';
import { ToggleChip } from './toggle-chip.tsx';

interface ChildChipsProps {
  choice: FilterChoice;
  age: SelectFilter;
  /** The URL of the other variant of the service; null if there is none. */
  variantHref: string | null;
  change: (change: ChoiceChange) => void;
}

/**
 * The toggle for children and the age of the child. If the service has no variant for children,
 * only the age is shown.
 */
export function ChildChips({ choice, age, variantHref, change }: ChildChipsProps) {
  const t = useT('filters');
  const { isForChildren, filters } = choice;
  const hasAge = variantHref === null || isForChildren || filters.childAge !== null;
  const isToggle = variantHref !== null;

  return (
    <>
      {isToggle ? (
        <ToggleChip
          icon={Baby}
          isOn={isForChildren}
          formAction={variantHref}
          onToggle={() => change({ isForChildren: !isForChildren })}
        >
          {t('child.toggle')}
        </ToggleChip>
      ) : null}
      {hasAge ? (
        <SelectChip
          {...age}
          placeholder={isToggle || isForChildren ? age.placeholder : t('child.toggle')}
        />
      ) : null}
    </>
  );
}
