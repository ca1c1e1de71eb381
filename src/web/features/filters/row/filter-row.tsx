import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { orderedFilters } from '../filter-choice.ts';
import type { FilterControls } from '../use-select-filters.ts';
import { choiceBeforeHydration, formParams } from './choice-before-hydration.ts';
import styles from './filter-row.module.css';
import { ScrollingRow } from './scrolling-row.tsx';
import { useFilterChips } from './use-filter-chips.tsx';

interface FilterRowProps extends FilterControls {
  /** Applies filters that were changed before hydration. */
  adopt: (early: Partial<DoctorFilters>) => void;
  /** The URLs of the list and of its other variant, for the form without scripts. */
  hrefs: { list: string; variant: string | null };
  /** The button for all filters on phones, the first in the row. */
  all: ReactNode;
  /** True if the row stays on one line on desktops. */
  isNarrow?: boolean;
}

/**
 * The row of filters, the active ones first. It is a form that submits to the list, so it works
 * without scripts and before hydration.
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
  const nextOrder = orderedFilters(choice, options).join();
  const [order, setOrder] = useState(nextOrder);
  // The order does not change while a popover is open.
  if (nextOrder !== order && !isPopoverOpen) setOrder(nextOrder);
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyChoice = useEffectEvent(() => {
    if (form.current === null) return;
    const early = choiceBeforeHydration(formParams(form.current), choice.filters, options);
    if (early !== null) adopt(early);
  });
  useEffect(() => applyEarlyChoice(), []);
  const idPrefix = isNarrow ? 'sticky' : 'filter';
  const chips = useFilterChips({
    options,
    choice,
    change,
    hrefs,
    idPrefix,
    onOpenChange: setPopoverOpen,
  });

  return (
    <form
      ref={form}
      action={hrefs.list}
      method="get"
      // Browsers must not restore values that differ from the URL.
      autoComplete="off"
      // In the sticky bar, the region has the label: two landmarks would have the same name.
      aria-label={isNarrow ? undefined : t('label')}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* The first button: Enter submits to the list, not to the other variant. */}
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
