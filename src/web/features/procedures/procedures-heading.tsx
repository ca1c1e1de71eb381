import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { chipClass } from '#web/ui/actions/chip.tsx';
import styles from './procedures-heading.module.css';

interface ProceduresHeadingProps {
  city: City;
  count: number;
  view: 'by-name' | 'by-category';
}

/** The heading of a page of procedures, with their count and the two views. */
export function ProceduresHeading({ city, count, view }: ProceduresHeadingProps) {
  const t = useT('procedures');
  const views = [
    { key: 'by-name', label: t('view.byName'), to: paths.procedures(city.slug) },
    { key: 'by-category', label: t('view.byCategory'), to: paths.procedureCategories(city.slug) },
  ];
  const all = { label: t('title'), href: paths.procedures(city.slug) };
  return (
    <header className={styles.heading}>
      <PageBreadcrumbs
        places={
          view === 'by-name' ? [{ label: t('title') }] : [all, { label: t('view.byCategory') }]
        }
      />
      <h1 className={styles.title}>
        {t(view === 'by-name' ? 'heading' : 'headingByCategory', { where: city.locative_name })}
      </h1>
      <p className={styles.text}>
        <strong className={styles.count}>{t('count', { count })}</strong>
        <br />
        {t('text')}
      </p>
      <nav aria-label={t('view.label')}>
        <ul className={styles.views}>
          {views.map(({ key, label, to }) => (
            <li key={key}>
              <AppLink
                to={to}
                className={chipClass({ active: key === view })}
                aria-current={key === view ? 'page' : undefined}
                preventScrollReset
              >
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
