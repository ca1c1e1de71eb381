import { Baby } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { ChoiceChange, FilterChoice } from '../../filter-choice.ts';
import { childAgeValue, useChildAges } from '../../use-child-ages.ts';
import { SelectChip } from './select-chip.tsx';
import { ToggleChip } from './toggle-chip.tsx';

interface ChildChipsProps {
  choice: FilterChoice;
  /** Where the other variant of the service is; null without one. */
  variantHref: string | null;
  change: (change: ChoiceChange) => void;
}

/**
 * Whether the visit is for a child, and the child's age. Where the service has no variant for
 * children, the age alone says it.
 */
export function ChildChips({ choice, variantHref, change }: ChildChipsProps) {
  const t = useT('filters');
  const ages = useChildAges();
  const { isForChildren, filters } = choice;
  const isAgeAsked = variantHref === null || isForChildren || filters.childAge !== null;
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
      {isAgeAsked ? (
        <SelectChip
          label={t('child.age')}
          name="child_age"
          options={[
            {
              value: '',
              label: isToggle || isForChildren ? t('child.anyAge') : t('child.toggle'),
            },
            ...ages,
          ]}
          value={childAgeValue(filters.childAge)}
          onChange={(value) => change({ childAge: value === '' ? null : Number(value) })}
        />
      ) : null}
    </>
  );
}
