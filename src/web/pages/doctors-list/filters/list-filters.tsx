import { useRef, type ReactNode } from 'react';
import { useHref } from 'react-router';
import type { DoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { AllFiltersButton } from '#web/features/filters/all-filters-button.tsx';
import {
  changeChoice,
  countChosen,
  type ChoiceChange,
  type FilterChoice,
  type FilterOptions,
} from '#web/features/filters/filter-choice.ts';
import { NearMeStatus } from '#web/features/filters/near-me/near-me-status.tsx';
import { useNearMeSort } from '#web/features/filters/near-me/use-near-me-sort.ts';
import { FilterRow } from '#web/features/filters/row/filter-row.tsx';
import {
  LazyFilterSheet,
  preloadFilterSheet,
} from '#web/features/filters/sheet/lazy-filter-sheet.ts';
import { StickyBar } from '#web/features/filters/sticky-bar.tsx';
import { useUrlChoice } from '#web/features/filters/use-url-choice.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useOverlay } from '#web/lib/routing/use-overlay.ts';
import { doctorsQuery } from '#web/lib/query/queries.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { listQuery } from '../context/list-query.ts';
import { choiceUrl, choiceQuery, otherVariant } from './choice-url.ts';
import { DayChips } from './day-chips.tsx';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  context: ListContext;
  /** The search in the sticky bar, which appears when the filters are out of view. */
  search: ReactNode;
}

/** The filters and the sort order of a doctors list. */
export function ListFilters({ context, search }: ListFiltersProps) {
  const app = useApp();
  const row = useRef<HTMLDivElement>(null);
  const sheet = useOverlay();
  const { service, filters } = context;
  const { choice, change } = useUrlChoice<FilterChoice>({
    current: { filters, isForChildren: service.is_for_children },
    urlOf: (choice) => choiceUrl(context, choice),
  });

  const options: FilterOptions = {
    areas: context.areas,
    insurances: context.insurances,
    languages: context.languages,
    hasVariants: otherVariant(service) !== null,
    today: useToday(context.city.timezone),
  };
  const hrefs = {
    list: useHref(choiceUrl(context, null)),
    variant: useHref(choiceUrl(context, 'other')),
  };

  const { isWaiting } = useNearMeSort({
    isOn: choice.filters.nearMe,
    prepare: (position) =>
      app.queryClient.ensureInfiniteQueryData(
        doctorsQuery(app, listQuery({ ...withFilters(context, choice.filters), position })),
      ),
    turnOff: () => change((latest) => changeChoice(latest, { nearMe: false }), { replace: true }),
  });

  const all = (
    <AllFiltersButton
      count={countChosen(choice, options)}
      onPress={preloadFilterSheet}
      onOpen={sheet.open}
    />
  );
  const filterRow = {
    options,
    choice,
    change: (chosen: ChoiceChange) => change((latest) => changeChoice(latest, chosen)),
    adopt: (early: Partial<DoctorFilters>) =>
      change((latest) => ({ ...latest, filters: { ...latest.filters, ...early } })),
    hrefs: { list: hrefs.list, variant: options.hasVariants ? hrefs.variant : null },
  };

  return (
    <div className={styles.filters}>
      <div ref={row}>
        <FilterRow
          {...filterRow}
          all={
            <>
              {all}
              <DayChips context={context} />
            </>
          }
        />
      </div>
      <NearMeStatus isWaiting={isWaiting} />
      <StickyBar
        after={row}
        search={search}
        row={<FilterRow {...filterRow} all={null} isNarrow />}
        all={all}
      />
      <LazyFilterSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        options={options}
        choice={choice}
        countOf={(draft) => choiceQuery(context, draft)}
        onApply={(draft) => {
          sheet.hide();
          // Replaces the history entry of the sheet, so Back returns to the list before the choice.
          change(() => draft, { replace: true });
        }}
      />
    </div>
  );
}
