import { memo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { showFullReviews } from '#shared/domain/catalogue/lists/best-service.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';
import { NearbyDoctors } from '../nearby/nearby-doctors.tsx';
import { inactiveQuery, sectionQuery } from '../extra-queries.ts';
import { LazyEmptyList } from '../empty/lazy-empty-list.tsx';
import type { ListContext } from '../context/list-context.ts';
import { DoctorPages, type Pages } from './doctor-pages.tsx';
import type { RenderSlots } from './listed-card.tsx';
import styles from './list-results.module.css';

const NO_SLOTS: RenderSlots = () => null;

interface ListResultsProps {
  context: ListContext;
  query: DoctorsListQuery;
  list: Pages;
  firstPage: DoctorsPageExpanded;
  promoted: readonly DoctorExpanded[];
  renderSlots: RenderSlots;
}

/**
 * The doctors of a list, promoted doctors among them, and nearby doctors below. Memoised, because
 * the page renders for every history entry of an overlay, and the slots are most of its elements.
 */
export const ListResults = memo(function ListResults(props: ListResultsProps) {
  const { context, query, list, firstPage, promoted, renderSlots } = props;
  const { flags } = useApp();
  const t = useT('doctors');
  const showsFullReviews = showFullReviews(firstPage.feedback_count, firstPage.total_count);
  const shown = list.data.pages.flatMap(({ results }) => results);

  return (
    <>
      {firstPage.count === 0 ? (
        <LazyEmptyList context={context} />
      ) : (
        <DoctorPages
          list={list}
          query={query}
          label={t('list.label')}
          promoted={promoted}
          showsFullReviews={showsFullReviews}
          renderSlots={renderSlots}
        />
      )}
      {list.hasNextPage ? null : (
        <NearbyDoctors context={context} shown={shown} renderSlots={renderSlots} />
      )}
      {flags.disabledDoctors && !list.hasNextPage ? (
        <InactiveDoctors query={inactiveQuery(query)} />
      ) : null}
    </>
  );
});

/** The doctors who take no bookings at present, for visitors who look for one by name. */
function InactiveDoctors({ query }: { query: DoctorsListQuery }) {
  const app = useApp();
  const t = useT('doctors');
  const list = useInfiniteQuery(sectionQuery(app, query));
  if (list.data === undefined || list.data.pages[0]?.count === 0) return null;

  return (
    <section className={styles.section}>
      <h2>{t('list.inactive')}</h2>
      <DoctorPages
        list={{ ...list, data: list.data }}
        query={query}
        label={t('list.inactive')}
        renderSlots={NO_SLOTS}
      />
    </section>
  );
}
