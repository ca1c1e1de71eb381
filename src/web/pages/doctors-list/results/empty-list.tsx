import { UserRoundX } from 'lucide-react';
import { useLocation } from 'react-router';
import { countFilters, doctorFiltersToQuery, NO_FILTERS } from '#shared/domain/doctor-filters.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ListSubject } from '../subject/list-subject.ts';

/** No doctor fits: the nearest way out is a filter less, else another specialty. */
export function EmptyList({ subject }: { subject: ListSubject }) {
  const t = useT('doctors');
  const { pathname } = useLocation();
  const { filters, area } = subject;
  const otherFilters = doctorFiltersToQuery({ ...filters, cityArea: null }).toString();
  const otherDays = doctorFiltersToQuery({ ...filters, date: null }).toString();
  const isFiltered =
    doctorFiltersToQuery(filters).toString() !== doctorFiltersToQuery(NO_FILTERS).toString();

  return (
    <EmptyState
      icon={UserRoundX}
      title={t('empty.title')}
      actions={
        <>
          {area === null ? null : (
            <AppLink
              to={otherFilters === '' ? pathname : `${pathname}?${otherFilters}`}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('empty.allAreas')}
            </AppLink>
          )}
          {filters.date === null ? null : (
            <AppLink
              to={otherDays === '' ? pathname : `${pathname}?${otherDays}`}
              className={buttonClass({ variant: area === null ? 'primary' : 'secondary' })}
            >
              {t('empty.anyDay')}
            </AppLink>
          )}
          {isFiltered && countFilters(filters) > 1 ? (
            <AppLink to={pathname} className={buttonClass({ variant: 'secondary' })}>
              {t('empty.reset')}
            </AppLink>
          ) : null}
          <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {t('empty.home')}
          </AppLink>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
