import { clinicsHeading } from './clinics-heading.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import styles from './list-heading.module.css';
import type { ListContext } from './list-context.ts';

interface ListHeadingProps {
  context: ListContext;
  count: number;
}

/** The heading of the list: the place and the number of clinics. */
export function ListHeading({ context: { city, area }, count }: ListHeadingProps) {
  const t = useT('clinics');
  return (
    <header className={styles.heading}>
      <PageBreadcrumbs places={[{ label: t('list.label') }]} />
      <h1 className={styles.title}>{clinicsHeading(t, city, area)}</h1>
      <p className={styles.count}>{t('count', { count })}</p>
    </header>
  );
}
