import { LocateFixed } from 'lucide-react';
import { useHref } from 'react-router';
import {
  changeClinicFilters,
  CLINIC_SORTS,
  clinicFiltersToSearch,
  type ClinicFilters,
} from '#shared/domain/catalogue/lists/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import { clinicsQuery } from '#web/features/clinics/clinic-queries.ts';
import { NearMeStatus } from '#web/features/filters/near-me/near-me-status.tsx';
import { useNearMeSort } from '#web/features/filters/near-me/use-near-me-sort.ts';
import { ScrollingRow } from '#web/features/filters/row/scrolling-row.tsx';
import { SelectChip } from '#web/features/filters/row/chips/select-chip.tsx';
import { ToggleChip } from '#web/features/filters/row/chips/toggle-chip.tsx';
import { useUrlChoice } from '#web/features/filters/use-url-choice.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { listQuery, type ListContext } from '../list-context.ts';
import styles from './clinic-filter-bar.module.css';
import { NameField } from './name-field.tsx';

/**
 * The filters and the sort order of a list of clinics. It is a form with the list as its action, so
 * it works without scripts.
 */
export function ClinicFilterBar({ context }: { context: ListContext }) {
  const app = useApp();
  const t = useT('clinics');
  const tFilters = useT('filters');
  const tDoctors = useT('doctors');
  const { city, areas, filters } = context;
  const { choice, change } = useUrlChoice<ClinicFilters>({
    current: filters,
    urlOf: (choice) => paths.clinics(city.slug, clinicFiltersToSearch(choice)),
  });
  const choose = (chosen: Partial<ClinicFilters>, options?: { replace?: boolean }) =>
    change((latest) => changeClinicFilters(latest, chosen), options);
  const action = useHref(paths.clinics(city.slug));

  const { isWaiting } = useNearMeSort({
    isOn: choice.nearMe,
    prepare: (position) =>
      app.queryClient.ensureInfiniteQueryData(
        clinicsQuery(app, listQuery({ ...context, position })),
      ),
    turnOff: () => choose({ nearMe: false }, { replace: true }),
  });

  return (
    <form
      role="search"
      action={action}
      method="get"
      aria-label={t('filters.label')}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <NameField
        value={filters.name}
        // A search adds one history entry, not one per letter.
        onSearch={(name) => choose({ name }, { replace: filters.name !== '' })}
      />
      <div className={styles.chips}>
        <ScrollingRow isNarrow={false} resetKey="">
          <div className={styles.scripted}>
            <ToggleChip
              icon={LocateFixed}
              isOn={choice.nearMe}
              onToggle={() => choose({ nearMe: !choice.nearMe })}
            >
              {tFilters('near.toggle')}
            </ToggleChip>
          </div>
          <SelectChip
            label={t('sort.label')}
            name="sort"
            placeholder={t('sort.default')}
            options={CLINIC_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            value={choice.sort ?? ''}
            onChange={(value) =>
              choose({ sort: CLINIC_SORTS.find((sort) => sort === value) ?? null })
            }
          />
          {areas.length === 0 ? null : (
            <SelectChip
              label={tDoctors('area.label')}
              name="city_area"
              placeholder={tDoctors('area.all')}
              options={areas.map(({ slug, name }) => ({ value: slug, label: name }))}
              value={choice.cityArea ?? ''}
              onChange={(value) => choose({ cityArea: value === '' ? null : value })}
            />
          )}
        </ScrollingRow>
      </div>
      <div className={styles.submit}>
        <Button type="submit">{t('filters.submit')}</Button>
      </div>
      <NearMeStatus isWaiting={isWaiting} />
    </form>
  );
}
