import { Hospital } from 'lucide-react';
import { clinicFiltersToSearch } from '#shared/domain/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ListSubject } from '../list-subject.ts';

/** No clinic fits: the nearest way out is a filter less, else a doctor. */
export function EmptyList({ subject: { city, area, filters } }: { subject: ListSubject }) {
  const t = useT('clinics');
  const isSearched = filters.name !== '';
  return (
    <EmptyState
      icon={Hospital}
      title={t('empty.title')}
      actions={
        <>
          {area === null ? null : (
            <AppLink
              to={paths.clinics(city.slug, clinicFiltersToSearch({ ...filters, cityArea: null }))}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('empty.allAreas')}
            </AppLink>
          )}
          {isSearched ? (
            <AppLink
              to={paths.clinics(city.slug)}
              className={buttonClass({ variant: area === null ? 'primary' : 'secondary' })}
            >
              {t('empty.reset')}
            </AppLink>
          ) : null}
          <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {t('empty.home')}
          </AppLink>
        </>
      }
    >
      {t(isSearched ? 'empty.text' : 'empty.nowhere')}
    </EmptyState>
  );
}
