import { SearchX } from 'lucide-react';
import { data, useSearchParams } from 'react-router';
import { paths } from '#shared/paths.ts';
import { CityPrompt } from '#web/features/city/city-prompt.tsx';
import { useMenuLinks } from '#web/features/menus/menu-links.ts';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { requestedPath } from './requested-path.ts';
import styles from './not-found.module.css';

/** Sets the status of the server's response. */
export function loader() {
  return data(null, { status: 404 });
}

function NotFoundPage() {
  const t = useT('common');
  const [search] = useSearchParams();
  const path = requestedPath(search.get('from_url'));
  return (
    <Container className={styles.page}>
      <PageHead title={t('notFound.title')} noindex />
      <meta name="prerender-status-code" content="404" />
      <EmptyState icon={SearchX} headingLevel={1} title={t('notFound.title')}>
        {path === null ? null : <p className={styles.address}>{path}</p>}
        <p>{t('notFound.text')}</p>
      </EmptyState>
      <SearchBox variant="hero" />
      <CityLinks />
      <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
        {t('notFound.home')}
      </AppLink>
      <CityPrompt />
    </Container>
  );
}

/** Links to the lists of the city in the requested URL, or of the visitor's city. */
function CityLinks() {
  const t = useT('common');
  const city = useCity();
  const sections = useMenuLinks(['clinics', 'procedures']);
  const links = [{ path: paths.home('specialties'), label: 'menu.doctors' as const }, ...sections];
  return (
    <nav aria-labelledby="city-links" className={styles.city}>
      <h2 id="city-links">{city.name}</h2>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <AppLink to={path} className={buttonClass({ variant: 'secondary' })}>
              {t(label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export { NotFoundPage as Component };
