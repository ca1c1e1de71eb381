import { useInfiniteQuery } from '@tanstack/react-query';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';
import { DoctorPages } from '../results/doctor-pages.tsx';
import type { RenderSlots } from '../results/listed-card.tsx';
import type { ListContext } from '../context/list-context.ts';
import { nearbyQuery, sectionQuery } from '../extra-queries.ts';
import styles from './nearby-doctors.module.css';

interface NearbyDoctorsProps {
  context: ListContext;
  /** The doctors of the list above. */
  shown: readonly DoctorExpanded[];
  renderSlots: RenderSlots;
}

/** The doctors who nearly match the filters, below a filtered list. */
export function NearbyDoctors({ context, shown, renderSlots }: NearbyDoctorsProps) {
  const query = nearbyQuery(context, shown);
  return query === null ? null : (
    <Nearby context={context} shown={shown} renderSlots={renderSlots} query={query} />
  );
}

function Nearby({
  context: { area, city },
  shown,
  renderSlots,
  query,
}: NearbyDoctorsProps & { query: DoctorsListQuery }) {
  const app = useApp();
  const t = useT('doctors');
  const list = useInfiniteQuery(sectionQuery(app, query));
  if (list.data === undefined || list.data.pages[0]?.count === 0) return null;
  const title =
    area === null ? t('list.otherInsurance', { where: city.locative_name }) : t('list.nearby');

  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {area === null ? <p>{t('list.otherInsuranceNote')}</p> : null}
      <DoctorPages
        list={{ ...list, data: list.data }}
        query={query}
        label={title}
        before={shown}
        renderSlots={renderSlots}
      />
    </section>
  );
}
