import { UserRoundX } from 'lucide-react';
import { NO_FILTERS } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useCities, useHasDoctors } from '#web/domain/city/city.ts';
import { StartsSoon } from '#web/domain/starts-soon.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { countQuery } from '../extra-queries.ts';
import { listUrl } from '../context/list-url.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { firstSlotOf, nextSlotQuery } from './next-slot.ts';
import { relatedQuery, alternatives, type Alternative } from './alternatives.ts';

export { loadAlternatives } from './alternatives.ts';

/** The empty state of a list, with links to similar lists that have doctors. */
export function EmptyList({ context }: { context: ListContext }) {
  return useHasDoctors() ? <SimilarLists context={context} /> : <StartsSoon />;
}

function SimilarLists({ context }: { context: ListContext }) {
  const app = useApp();
  const t = useT('doctors');
  const hasPage = useHasPage();
  const candidates = alternatives(context, useCities());
  // The loader has loaded the counts. A link works without its count.
  const { queryClient } = app;
  const related = queryClient.getQueryData(relatedQuery(app, context).queryKey)?.results ?? [];

  const labelOf = ({ by, context: { city } }: Alternative) =>
    by === 'city' ? city.name : t(`empty.${by}`, { where: city.locative_name });
  // Skips lists that are empty, too. A list whose count failed to load stays.
  const found = candidates
    .map((alternative) => ({
      alternative,
      count: queryClient.getQueryData(countQuery(app, alternative.context).queryKey)?.count,
    }))
    .filter(({ count }) => count !== 0);
  const next = useNextSlot(context);
  const links = [
    ...(next === null ? [] : [{ to: next.url, label: t('empty.show'), count: undefined }]),
    ...found.map(({ alternative, count }) => ({
      to: listUrl(alternative.context),
      label: labelOf(alternative),
      count,
    })),
    ...related
      .filter((service) => service.doctors_count > 0)
      .map((service) => ({
        to: listUrl({ ...context, service, filters: NO_FILTERS }),
        label: service.name,
        count: service.doctors_count,
      })),
  ];
  const everything =
    context.service.type === 'procedure' && hasPage('procedures')
      ? { to: paths.procedures(context.city.slug), label: t('allProcedures') }
      : { to: paths.home(), label: t('empty.home') };
  const text =
    found.length === 0 ? 'nowhere' : found[0]?.alternative.by === 'city' ? 'cities' : 'wider';

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
          <AppLink to={everything.to} className={buttonClass({ variant: 'secondary' })}>
            {everything.label}
          </AppLink>
        </>
      }
    >
      {next === null ? t(`empty.${text}`) : t('empty.next', next)}
    </EmptyState>
  );
}

/** Returns the next available slot if the list is one of a day, and the list of its day. */
function useNextSlot(context: ListContext) {
  const app = useApp();
  const format = useFormat();
  const today = useToday(context.city.timezone);
  if (context.filters.date === null) return null;
  const [doctor] =
    app.queryClient.getQueryData(nextSlotQuery(app, context).queryKey)?.results ?? [];
  const slot = doctor === undefined ? null : firstSlotOf(doctor);
  if (doctor === undefined || slot === null) return null;
  const { date } = wallClockOf(slot);
  return {
    url: listUrl(withFilters(context, { date })),
    when: format.dateTime(slot, today),
    doctor: doctor.name,
  };
}
