import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { FeedbackRating } from '#web/domain/feedback-rating.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { paths } from '#shared/paths.ts';
import { AboutService } from './about-service.tsx';
import styles from './list-heading.module.css';
import type { ListContext } from '../context/list-context.ts';

/** The length from which a title is smaller on phones: three lines would push the slots down. */
const LONG_TITLE = 44;

interface ListHeadingProps {
  context: ListContext;
  /** Undefined if the list failed to load. */
  firstPage: DoctorsPageExpanded | undefined;
}

/** The heading of the list: its service and place, the number of doctors, rating and prices. */
export function ListHeading({ context, firstPage }: ListHeadingProps) {
  const t = useT('doctors');
  const hasPage = useHasPage();
  const { city, service, area } = context;
  const procedures = {
    label: t('allProcedures'),
    ...(hasPage('procedures') ? { href: paths.procedures(city.slug) } : {}),
  };
  const names = { services: service.plural_name, city: city.name, where: city.locative_name };

  const title =
    area === null ? t('heading', names) : t('headingInArea', { ...names, area: area.name });

  return (
    <header className={styles.heading}>
      <PageBreadcrumbs
        places={[
          ...(service.type === 'procedure' ? [procedures] : []),
          { label: service.plural_name },
        ]}
      />
      <h1 className={styles.title} data-long={title.length > LONG_TITLE || undefined}>
        {title}
      </h1>
      {firstPage === undefined ? null : (
        <p className={styles.details}>
          <strong className={styles.count}>{t('count', { count: firstPage.total_count })}</strong>
          {firstPage.feedback_score === null ? null : <FeedbackRating subject={firstPage} />}
        </p>
      )}
      <AboutService service={service} place="above" />
    </header>
  );
}
