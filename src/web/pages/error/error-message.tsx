import { CircleAlert } from 'lucide-react';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath, paths } from '#shared/paths.ts';
import { translator } from '#web/lib/i18n/translator.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Container } from '#web/ui/layout/container.tsx';

export interface ErrorMessageProps {
  language: Language;
  country: CountryCode;
  /** True if the visitor is offline. */
  isOffline?: boolean;
  /** Retries without reloading the page. */
  onRetry?: (() => void) | undefined;
}

/** Explains the error, and offers a retry and the home page. */
export function ErrorMessage(props: ErrorMessageProps) {
  const { language, country, isOffline = false, onRetry } = props;
  const t = translator(language, 'common');
  const home = localePath(paths.home(), language, defaultLocaleOf(countryOf(country)));
  return (
    <Container>
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={CircleAlert}
        headingLevel={1}
        title={t('error.title')}
        actions={
          <>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the page's own address */}
            <a
              href=""
              className={buttonClass({ variant: 'primary' })}
              onClick={
                onRetry &&
                ((event) => {
                  event.preventDefault();
                  onRetry();
                })
              }
            >
              {onRetry ? t('retry') : t('error.reload')}
            </a>
            <a href={home} className={buttonClass({ variant: 'secondary' })}>
              {t('error.home')}
            </a>
          </>
        }
      >
        {isOffline ? t('errors.network') : t('error.text')}
      </EmptyState>
    </Container>
  );
}
