import { useParams } from 'react-router';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { useCity } from '#web/domain/city/city.ts';
import { DoctorCardSkeleton } from '#web/features/doctors/card/doctor-card-skeleton.tsx';
import { useApp, type App } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import headingStyles from './list-heading.module.css';
import styles from './list-outline.module.css';

const CHIPS = ['filters', 'today', 'tomorrow', 'sort'];
/** The cards that fill the first screen of a desktop. */
const CARDS = [1, 2, 3];

/** The outline of a list that is loading: its heading, and the places of filters and cards. */
export function ListOutline() {
  const app = useApp();
  const t = useT('doctors');
  const city = useCity();
  const services = pluralName(app, useParams()['*']);
  const title =
    services === undefined
      ? null
      : t('heading', { services, city: city.name, where: city.locative_name });

  return (
    <Container>
      <PageHead title={title ?? app.settings.brand_name} noindex />
      <header className={headingStyles.heading}>
        <Skeleton width="short" />
        <h1 className={headingStyles.title}>{title ?? <UnknownTitle />}</h1>
        <p className={headingStyles.details}>
          <Skeleton width="short" />
        </p>
        <Skeleton shape="block" className={styles.about} />
      </header>
      <div className={styles.filters}>
        <div className={styles.chips}>
          {CHIPS.map((chip) => (
            <Skeleton key={chip} shape="block" className={styles.chip} />
          ))}
        </div>
        <SlowHint className={styles.slow} />
      </div>
      <Skeleton shape="block" className={styles.banner} />
      <SkeletonGroup label={t('list.loading')}>
        <ul className={styles.cards} aria-label={t('list.label')}>
          {CARDS.map((card) => (
            <DoctorCardSkeleton key={card} />
          ))}
        </ul>
      </SkeletonGroup>
    </Container>
  );
}

function UnknownTitle() {
  const t = useT('doctors');
  return (
    <>
      <VisuallyHidden>{t('list.label')}</VisuallyHidden>
      <Skeleton width="long" />
    </>
  );
}

/** Returns the plural name of a service that another page has loaded. */
function pluralName({ queryClient }: App, slug: string | undefined): string | undefined {
  return queryClient
    .getQueriesData<{ results: readonly Service[] }>({ queryKey: ['services'] })
    .flatMap(([, page]) => page?.results ?? [])
    .find((service) => service.slug === slug)?.plural_name;
}
