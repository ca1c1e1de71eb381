import { useQuery } from '@tanstack/react-query';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { ProcedureLinks } from '#web/features/procedures/procedure-links.tsx';
import { useApp } from '#web/lib/app.ts';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { popularProceduresQuery } from '../home-queries.ts';
import { TilePlaceholders } from '../specialties/tile-placeholders.tsx';
import { Section } from '../section.tsx';
import styles from './popular-procedures.module.css';

/** The popular procedures with prices, if doctors of the city offer any. */
export function PopularProcedures({ city }: { city: City }) {
  const t = useT('home');
  const hasPage = useHasPage();
  const query = useQuery(popularProceduresQuery(useApp(), city.id));
  const { data: procedures = [], isPlaceholderData } = query;
  if (procedures.length === 0) return null;
  const all = { to: paths.procedures(city.slug), label: t('procedures.all') };
  return (
    <Section
      id="procedures"
      title={t('procedures.title')}
      more={hasPage('procedures') ? all : undefined}
    >
      {isPlaceholderData ? (
        <TilePlaceholders count={procedures.length} className={styles.pending} />
      ) : (
        <Card padding="none" className={styles.card}>
          <ProcedureLinks city={city} procedures={procedures} />
        </Card>
      )}
    </Section>
  );
}
