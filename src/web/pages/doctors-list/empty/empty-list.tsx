import { UserRoundX } from 'lucide-react';
import { NO_FILTERS } from '#shared/domain/lists/doctor-filters.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCities } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { countQuery } from '../around/around-queries.ts';
import { listAddress } from '../subject/list-address.ts';
import type { ListSubject } from '../subject/list-subject.ts';
import { relatedQuery, waysOut, type WayOut } from './ways-out.ts';

export { loadWaysOut } from './ways-out.ts';

/** Shown if no doctor matches: links to the nearest lists that have doctors, with counts. */
export function EmptyList({ subject }: { subject: ListSubject }) {
  const app = useApp();
  const t = useT('doctors');
  const ways = waysOut(subject, useCities());
  // The loader has loaded the counts; a link works without one that failed.
  const { queryClient } = app;
  const related = queryClient.getQueryData(relatedQuery(app, subject).queryKey)?.results ?? [];

  const labelOf = ({ by, subject }: WayOut) =>
    by === 'city' ? subject.city.name : t(`empty.${by}`);
  // Skips other empty lists; keeps one whose count failed.
  const open = ways
    .map((way) => ({
      way,
      count: queryClient.getQueryData(countQuery(app, way.subject).queryKey)?.count,
    }))
    .filter(({ count }) => count !== 0);
  const links = [
    ...open.map(({ way, count }) => ({
      to: listAddress(way.subject),
      label: labelOf(way),
      count,
    })),
    ...related
      .filter((service) => service.doctors_count > 0)
      .map((service) => ({
        to: listAddress({ ...subject, service, filters: NO_FILTERS }),
        label: service.name,
        count: service.doctors_count,
      })),
  ];
  const text = open.length === 0 ? 'nowhere' : open[0]?.way.by === 'city' ? 'cities' : 'wider';

  return (
    <EmptyState
      icon={UserRoundX}
      title={t('empty.title')}
      actions={
        <>
          {links.map(({ to, label, count }, index) => (
            <AppLink
              key={to}
              to={to}
              className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
            >
              {count === undefined ? label : `${label}: ${t('count', { count })}`}
            </AppLink>
          ))}
          <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {t('empty.home')}
          </AppLink>
        </>
      }
    >
      {t(`empty.${text}`)}
    </EmptyState>
  );
}
