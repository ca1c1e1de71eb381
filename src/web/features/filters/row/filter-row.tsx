import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DoctorFilters } from '#shared/domain/lists/doctor-filters.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import {
  orderedFilters,
  type ChoiceChange,
  type FilterChoice,
  type FilterOptions,
} from '../filter-choice.ts';
import { choiceBeforeHydration, formParams } from './choice-before-hydration.ts';
import styles from './filter-row.module.css';
import { ScrollingRow } from './scrolling-row.tsx';
import { useFilterChips } from './use-filter-chips.tsx';

interface FilterRowProps {
  options: FilterOptions;
  choice: FilterChoice;
  change: (change: ChoiceChange) => void;
  /** Takes over what was chosen before the scripts came, exactly as it was. */
  adopt: (early: Partial<DoctorFilters>) => void;
  /** Where the list is and where its other variant is, for a form without scripts. */
  hrefs: { list: string; variant: string | null };
  /** Comes first; on a phone it opens all filters. */
  all: ReactNode;
  /** In one line on a computer too. */
  isNarrow?: boolean;
}

/**
 * The filters in a row, those that are on first. It is a form that sends itself to the list, so it
 * works without scripts and before they have come.
 */
export function FilterRow({
  options,
  choice,
  change,
  adopt,
  hrefs,
  all,
  isNarrow = false,
}: FilterRowProps) {
  const t = useT('filters');
  const [isPopoverOpen, setPopoverOpen] = useState(false);
  const wanted = orderedFilters(choice, options).join();
  const [order, setOrder] = useState(wanted);
  // What is open does not move away under the finger.
  if (wanted !== order && !isPopoverOpen) setOrder(wanted);
  const form = useRef<HTMLFormElement>(null);
  const adoptEarlyChoice = useEffectEvent(() => {
    if (form.current === null) return;
    const early = choiceBeforeHydration(formParams(form.current), choice.filters, options);
    if (early !== null) adopt(early);
  });
  useEffect(() => adoptEarlyChoice(), []);
  const chips = useFilterChips({ options, choice, change, hrefs, onOpenChange: setPopoverOpen });

  return (
    <form
      ref={form}
      action={hrefs.list}
      method="get"
      // What a browser remembers of an earlier visit is not what the address says.
      autoComplete="off"
      aria-label={t('label')}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* First, so that Enter in a field sends the form here and not to the other variant. */}
      <Button type="submit" size="sm" className={styles.submit}>
        {t('submit')}
      </Button>
      <ScrollingRow isNarrow={isNarrow} resetKey={order}>
        {all}
        {order.split(',').map((name) => chips.get(name))}
      </ScrollingRow>
    </form>
  );
}
