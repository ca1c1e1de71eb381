import { CircleAlert } from 'lucide-react';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath, paths } from '#shared/paths.ts';
import { translator } from '#web/lib/i18n/translator.ts';
import { SiteIcon } from '#web/lib/site-icon.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  language: Language;
  country: CountryCode;
}

/**
 * What is shown when a page fails, by the browser or in place of a page that the server could not
 * make. It needs no router, no data and no script: both ways out are plain links.
 */
export function ErrorPage({ language, country }: ErrorPageProps) {
  const t = translator(language, 'common');
  const home = localePath(paths.home(), language, defaultLocaleOf(countryOf(country)));
  return (
    <main className={styles.page}>
      <SiteIcon />
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <EmptyState
          icon={CircleAlert}
          headingLevel={1}
          title={t('error.title')}
          actions={
            <>
              {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the page's own address */}
              <a href="" className={buttonClass({ variant: 'primary' })}>
                {t('error.reload')}
              </a>
              <a href={home} className={buttonClass({ variant: 'secondary' })}>
                {t('error.home')}
              </a>
            </>
          }
        >
          {t('error.text')}
        </EmptyState>
      </Container>
    </main>
  );
}
