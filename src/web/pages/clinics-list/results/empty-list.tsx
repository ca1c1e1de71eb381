import { Hospital } from 'lucide-react';
import { clinicFiltersToSearch } from '#shared/domain/catalogue/lists/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCities, useHasDoctors } from '#web/domain/city/city.ts';
import { StartsSoon } from '#web/domain/starts-soon.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ListContext } from '../list-context.ts';

/**
 * The empty state of a list, with links to lists with fewer filters, to other cities or to doctors.
 */
export function EmptyList({ context: { city, area, filters } }: { context: ListContext }) {
  const t = useT('clinics');
  const cities = useCities();
  const hasDoctors = useHasDoctors();
  const isSearched = filters.name !== '';
  const isNarrowed = isSearched || area !== null;
  // Ordered by how likely a list has clinics: without any filter, then in all districts.
  const links = [
    ...(isSearched ? [{ to: paths.clinics(city.slug), label: t('empty.reset') }] : []),
    ...(area === null
      ? []
      : [
          {
            to: paths.clinics(city.slug, clinicFiltersToSearch({ ...filters, cityArea: null })),
            label: t('empty.allAreas'),
          },
        ]),
    ...(isNarrowed
      ? []
      : cities
          .filter(({ id, doctors_count }) => id !== city.id && doctors_count > 0)
          .map(({ slug, name }) => ({ to: paths.clinics(slug), label: name }))),
    { to: paths.home(), label: t('empty.home') },
  ];
  if (!hasDoctors) return <StartsSoon />;
  const text = isSearched ? 'text' : area === null ? 'city' : 'area';

  return (
    <EmptyState
      icon={Hospital}
      title={t('empty.title')}
      actions={links.map(({ to, label }, index) => (
        <AppLink
          key={to}
          to={to}
          className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
        >
          {label}
        </AppLink>
      ))}
    >
      {t(`empty.${text}`)}
    </EmptyState>
  );
}
